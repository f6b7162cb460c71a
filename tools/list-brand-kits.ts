import { z } from "zod";
import { pageFields, pageOutput } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { listBrandKits as list } from "../src/presentations/brand-kits/brand-kits.ts";
import { brandKitFields, SMALL_BODY } from "./records.ts";

/** The caller's brand kits. */
export const listBrandKits = defineOperation({
  name: "list_brand_kits",
  title: "List brand kits",
  description:
    "Lists the user's brand kits, newest first, with their colours and fonts. The one with is_default is worn by every " +
    "new deck; look here before making decks that should carry a brand. While next_cursor is not null there are more.",
  http: { method: "GET", path: "/brand-kits", status: 200 },
  scope: "brand_kits:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject(pageFields),
  output: pageOutput(z.object(brandKitFields)),
  errors: ["validation_error"],
  run: (services, { principal }, page) => list(services, principal.userId, page),
});
