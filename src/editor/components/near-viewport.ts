import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Turns true, for good, once the element is on screen or close to it; long decks draw only what may be seen. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const near = useSignal(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.value = true;
        observer.disconnect();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near.value;
}
