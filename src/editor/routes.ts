/** What an address of the app shows. */
export type Route =
  | { readonly page: "projects" }
  | { readonly page: "deck"; readonly projectId: string }
  | { readonly page: "not-found" };

/** Reads a path such as `/editor/prj_01…`; anything malformed is `not-found`. */
export function parseRoute(pathname: string): Route {
  if (pathname === "/") return { page: "projects" };
  const projectId = /^\/editor\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  return projectId === undefined ? { page: "not-found" } : { page: "deck", projectId };
}

/** Path that opens a project in the editor. */
export function deckPath(projectId: string): string {
  return `/editor/${encodeURIComponent(projectId)}`;
}

/** Zero-based slide that a fragment such as `#4` names (one-based, as people count), or 0. */
export function slideIndexOf(hash: string): number {
  const number = /^#(\d{1,3})$/.exec(hash)?.[1];
  return number === undefined ? 0 : Math.max(0, Number(number) - 1);
}
