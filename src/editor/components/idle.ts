import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** Whether nothing has called `wake` for a while; the cursor and the controls hide meanwhile. */
export function useIdle(afterMs: number): { readonly idle: boolean; readonly wake: () => void } {
  const idle = useSignal(false);
  const timer = useRef<number | undefined>(undefined);
  const wake = (): void => {
    idle.value = false;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      idle.value = true;
    }, afterMs);
  };
  useEffect(() => {
    wake();
    return () => window.clearTimeout(timer.current);
  }, []);
  return { idle: idle.value, wake };
}
