import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Asks for full screen while the component is shown; `presenting` turns false when the reader leaves it by the browser's own means. */
export function useFullScreen(presenting: Signal<boolean>): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.fullscreenElement === null) presenting.value = false;
    };
    document.addEventListener("fullscreenchange", onChange);
    void enterFullScreen();
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [presenting]);
}

/** Phones without the API, and pages without a fresh gesture, are refused: the layer then fills the window instead. */
async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    return;
  }
}
