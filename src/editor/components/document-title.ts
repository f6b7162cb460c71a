import { useEffect } from "preact/hooks";

/** Names the browser tab after what the page shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Slidewright`;
  }, [title]);
}
