import { z } from "zod";
import { pageFields, pageOutput } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { listTemplates as list } from "../src/presentations/template-catalog.ts";
import { deckFormat, SMALL_BODY, templateFields } from "./records.ts";

/** The themes there are. */
export const listTemplates = defineOperation({
  name: "list_templates",
  title: "List templates",
  description:
    "Lists the themes with their look, palette, fonts and layouts. A carousel's template_id goes into template_family of " +
    "create_presentation; without one the best match is chosen, so this is only needed when the user cares which.",
  http: { method: "GET", path: "/templates", status: 200 },
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ ...pageFields, format: deckFormat.optional().describe("Only templates of this format.") }),
  output: pageOutput(z.object(templateFields)),
  errors: ["validation_error"],
  run: (services, _call, page) => Promise.resolve(list(services, page)),
});
