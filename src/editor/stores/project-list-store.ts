import { type ReadonlySignal, signal } from "@preact/signals";
import type { ApiClient } from "../api/api-client.ts";
import { type ApiFailure, toApiFailure } from "../api/api-failure.ts";
import type { Project } from "../api/records.ts";
import { LOADING, type Loadable } from "./loadable.ts";

/** The owner's projects, newest first, a page at a time. */
export interface ProjectListStore {
  readonly projects: ReadonlySignal<Loadable<readonly Project[]>>;
  readonly hasMore: ReadonlySignal<boolean>;
  readonly loadingMore: ReadonlySignal<boolean>;
  /** Why the last further page did not come; the projects already here stay. */
  readonly moreFailure: ReadonlySignal<ApiFailure | undefined>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
}

export function createProjectListStore(api: ApiClient): ProjectListStore {
  const projects = signal<Loadable<readonly Project[]>>(LOADING);
  const hasMore = signal(false);
  const loadingMore = signal(false);
  const moreFailure = signal<ApiFailure | undefined>(undefined);
  let cursor: string | null = null;

  async function fetchPage(previous: readonly Project[]): Promise<void> {
    const page = await api.listProjects(cursor ?? undefined);
    cursor = page.next_cursor;
    hasMore.value = cursor !== null;
    projects.value = { state: "ready", value: [...previous, ...page.items] };
  }

  return {
    projects,
    hasMore,
    loadingMore,
    moreFailure,
    async load() {
      cursor = null;
      projects.value = LOADING;
      try {
        await fetchPage([]);
      } catch (error) {
        projects.value = { state: "failed", failure: toApiFailure(error) };
      }
    },
    async loadMore() {
      if (projects.value.state !== "ready" || loadingMore.value || cursor === null) return;
      loadingMore.value = true;
      moreFailure.value = undefined;
      try {
        await fetchPage(projects.value.value);
      } catch (error) {
        moreFailure.value = toApiFailure(error);
      } finally {
        loadingMore.value = false;
      }
    },
  };
}
