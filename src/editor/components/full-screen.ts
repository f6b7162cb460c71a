import { useEffect } from "preact/hooks";

/** Asks for full screen while the component is shown, and tells when the reader leaves it by the browser's own means. */
export function useFullScreen(onLeave: () => void): void {
  useEffect(() => {
    const onChange = (): void => {
      if (document.fullscreenElement === null) onLeave();
    };
    document.addEventListener("fullscreenchange", onChange);
    void enterFullScreen();
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
}

/** Phones without the API, and pages without a fresh gesture, are refused: the layer then fills the window instead. */
async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    return;
  }
}
