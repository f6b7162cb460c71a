import type { Theme } from "../src/design/theme.ts";

/** Every installed theme, in the order they are listed to callers. */
export const themes: readonly Theme[] = [];
