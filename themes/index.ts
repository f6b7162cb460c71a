import type { Theme } from "../src/design/theme.ts";
import { clearEditorial } from "./clear-editorial/index.ts";
import { editorialSerif } from "./editorial-serif/index.ts";
import { neoBrutalist } from "./neo-brutalist/index.ts";
import { terminal } from "./terminal/index.ts";
import { nightLab } from "./night-lab/index.ts";

/** Every installed theme, in the order they are listed to callers. */
export const themes: readonly Theme[] = [editorialSerif, neoBrutalist, terminal, clearEditorial, nightLab];
