import { useRef } from "preact/hooks";

const MIN_DISTANCE_PX = 40;

/** Pointer handlers that tell a sideways stroke of a finger: 1 for the next slide, -1 for the one before. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current =
        event.pointerType === "touch" && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return;
      const dx = event.clientX - start.current.x;
      const dy = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(dx) >= MIN_DISTANCE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
