import { useEffect } from "preact/hooks";
import type { Project } from "../api/records.ts";
import { Brand } from "../components/brand.tsx";
import { useDocumentTitle } from "../components/document-title.ts";
import { FailurePage } from "../components/failure-notice.tsx";
import { Icon } from "../components/icon.tsx";
import { Notice } from "../components/notice.tsx";
import { ProjectCard } from "../components/project-card.tsx";
import type { ProjectListStore } from "../stores/project-list-store.ts";

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

/** Home: the owner's decks, newest first. */
export function ProjectsPage({ store }: { readonly store: ProjectListStore }) {
  useDocumentTitle("Your decks");
  useEffect(() => void store.load(), [store]);
  const projects = store.projects.value;
  if (projects.state === "failed") return <FailurePage failure={projects.failure} retry={() => void store.load()} />;
  return (
    <div class="projects-page">
      <header class="top-bar">
        <Brand />
        <a class="button quiet to-account" href="/account">
          <Icon name="account" />
          Account
        </a>
      </header>
      <main aria-busy={projects.state === "loading"}>
        {projects.state === "ready" && projects.value.length === 0 ? <NoProjects /> : <h1>Your decks</h1>}
        {projects.state === "loading" && <LoadingGrid />}
        {projects.state === "ready" && projects.value.length > 0 && <ProjectGrid projects={projects.value} />}
        <MoreProjects store={store} />
      </main>
    </div>
  );
}

function ProjectGrid({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <ul class="project-grid">
      {projects.map((project) => (
        <ProjectCard key={project.project_id} project={project} />
      ))}
    </ul>
  );
}

function MoreProjects({ store }: { readonly store: ProjectListStore }) {
  const failure = store.moreFailure.value;
  if (!store.hasMore.value) return null;
  return (
    <div class="more-projects">
      {failure && <p role="alert">{failure.message}</p>}
      <button type="button" class="button" disabled={store.loadingMore.value} onClick={() => void store.loadMore()}>
        {store.loadingMore.value ? "Loading…" : "Show more"}
      </button>
    </div>
  );
}

function LoadingGrid() {
  return (
    <div class="project-grid" role="status" aria-label="Loading your decks">
      {PLACEHOLDERS.map((id) => (
        <div key={id} class="project-card skeleton">
          <div class="project-cover" />
          <div class="skeleton-line" />
          <div class="skeleton-line short" />
        </div>
      ))}
    </div>
  );
}

function NoProjects() {
  return (
    <Notice
      icon="slides"
      title="No decks yet"
      actions={
        <a class="button primary" href="/account/apps">
          Connect an assistant
        </a>
      }
    >
      <p>Decks made over the API, by an assistant or from the shell appear here. For example:</p>
      <pre>
        <code>slidewright create notes.md --slides 8</code>
      </pre>
    </Notice>
  );
}
