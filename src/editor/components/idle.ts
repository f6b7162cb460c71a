import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";

/** Whether nothing has called `wake` for a while; the cursor and the controls hide meanwhile. */
export function useIdle(afterMs: number): { readonly idle: ReadonlySignal<boolean>; readonly wake: () => void } {
  const idle = useSignal(false);
  const timer = useRef<number | undefined>(undefined);
  const wake = useCallback(() => {
    idle.value = false;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      idle.value = true;
    }, afterMs);
  }, [afterMs, idle]);
  useEffect(() => {
    wake();
    return () => window.clearTimeout(timer.current);
  }, [wake]);
  return { idle, wake };
}
