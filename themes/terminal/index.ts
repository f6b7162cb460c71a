import type { Theme } from "../../src/design/theme.ts";
import { charts } from "./layouts/charts.ts";
import { closers } from "./layouts/closers.ts";
import { figures } from "./layouts/figures.ts";
import { lists } from "./layouts/lists.ts";
import { openers } from "./layouts/openers.ts";
import { sequences } from "./layouts/sequences.ts";
import { sides } from "./layouts/sides.ts";
import { tables } from "./layouts/tables.ts";
import { tips } from "./layouts/tips.ts";
import { voices } from "./layouts/voices.ts";
import { pictures } from "./pictures.ts";
import { tokens } from "./tokens.ts";

/**
 * A screen in the dark with one colour of light. Each slide is a program a terminal could run: a tree, a diff, a log,
 * a monitor, a manual page; a block cursor moves along the status line as the reader goes on, waits at the prompt,
 * and at the end has grown until the takeaway fits into it.
 */
export const terminal: Theme = {
  id: "terminal",
  name: "Terminal",
  format: "carousel",
  description:
    "A dark screen in phosphor green and amber, JetBrains Mono throughout: prompts, diffs, trees, monitors, printouts and dithered scenes.",
  tags: ["dark", "technical", "developer", "minimal", "mono", "code", "startup", "retro", "bold", "engineering"],
  aspectRatios: ["4:5"],
  tokens,
  pictures,
  layouts: [
    ...openers,
    ...tips,
    ...lists,
    ...sequences,
    ...figures,
    ...charts,
    ...tables,
    ...sides,
    ...voices,
    ...closers,
  ],
};
