import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { readTemplate } from "../src/presentations/template-catalog.ts";
import { SMALL_BODY, templateFields } from "./records.ts";

/** One theme. */
export const getTemplate = defineOperation({
  name: "get_template",
  title: "Get a template",
  description:
    "Reads one theme: its look, palette, fonts, and each layout with the slide type it is made for and how much text it " +
    "takes. Use it before writing slides yourself, then send its template_id as template_family.",
  http: { method: "GET", path: "/templates/{template_id}", status: 200 },
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ template_id: recordId("From list_templates.") }),
  output: z.object(templateFields),
  errors: ["validation_error", "not_found"],
  run: async (services, _call, { template_id }) => readTemplate(services, template_id),
});
