import { z } from "zod";
import { recordId } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { readBrandKit } from "../src/presentations/brand-kits/brand-kits.ts";
import { brandKitFields, SMALL_BODY } from "./records.ts";

/** One brand kit. */
export const getBrandKit = defineOperation({
  name: "get_brand_kit",
  title: "Get a brand kit",
  description:
    "Reads one brand kit: colours, fonts as they were named and as they are set, logo address, name and tagline. " +
    "Kits can't be changed: to change one, create a new kit and delete the old.",
  http: { method: "GET", path: "/brand-kits/{brand_kit_id}", status: 200 },
  scope: "brand_kits:read",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ brand_kit_id: recordId("From create_brand_kit or list_brand_kits.") }),
  output: z.object(brandKitFields),
  errors: ["validation_error", "not_found"],
  run: (services, { principal }, { brand_kit_id }) => readBrandKit(services, principal.userId, brand_kit_id),
});
