import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { deleteBrandKit as remove } from "../src/presentations/brand-kits/brand-kits.ts";
import { deletedFields, SMALL_BODY } from "./records.ts";

/** The end of a brand kit. */
export const deleteBrandKit = defineOperation({
  name: "delete_brand_kit",
  title: "Delete a brand kit",
  description:
    "Deletes a brand kit for good. Decks made with it stay as they are; if it was the default, new decks wear no brand " +
    "until another kit is made the default. Ask the user first unless they named the kit themselves.",
  http: { method: "DELETE", path: "/brand-kits/{brand_kit_id}", status: 200 },
  scope: "brand_kits:write",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ brand_kit_id: recordId("From create_brand_kit or list_brand_kits.") }),
  output: z.object(deletedFields),
  errors: ["validation_error", "not_found", "unavailable"],
  run: (services, { principal }, { brand_kit_id }) => remove(services, principal.userId, brand_kit_id),
});
