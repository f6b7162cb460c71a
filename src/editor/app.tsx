import { useMemo } from "preact/hooks";
import type { ApiClient } from "./api/api-client.ts";
import { NotFound } from "./components/failure-notice.tsx";
import { DeckPage } from "./pages/deck-page.tsx";
import { ProjectsPage } from "./pages/projects-page.tsx";
import { parseRoute, slideIndexOf } from "./routes.ts";
import { createDeckStore } from "./stores/deck-store.ts";
import { createProjectListStore } from "./stores/project-list-store.ts";

interface AppProps {
  readonly api: ApiClient;
  readonly location: Pick<Location, "pathname" | "hash">;
}

/** Chooses the page; each page has one store, made here, so that a page can be shown with any API client. */
export function App({ api, location }: AppProps) {
  const route = parseRoute(location.pathname);
  if (route.page === "projects") return <Projects api={api} />;
  if (route.page === "deck") {
    return <Deck api={api} projectId={route.projectId} startIndex={slideIndexOf(location.hash)} />;
  }
  return <NotFound />;
}

function Projects({ api }: { readonly api: ApiClient }) {
  const store = useMemo(() => createProjectListStore(api), [api]);
  return <ProjectsPage store={store} />;
}

interface DeckProps {
  readonly api: ApiClient;
  readonly projectId: string;
  readonly startIndex: number;
}

function Deck({ api, projectId, startIndex }: DeckProps) {
  const store = useMemo(() => createDeckStore(api, projectId, startIndex), [api, projectId, startIndex]);
  return <DeckPage store={store} />;
}
