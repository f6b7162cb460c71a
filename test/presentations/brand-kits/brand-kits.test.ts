import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Principal } from "../../../src/auth/principal.ts";
import { createBrandKit } from "../../../tools/create-brand-kit.ts";
import { deleteBrandKit } from "../../../tools/delete-brand-kit.ts";
import { getBrandKit } from "../../../tools/get-brand-kit.ts";
import { listBrandKits } from "../../../tools/list-brand-kits.ts";
import { answerOf, invoke } from "../../support/invoke.ts";
import { testServices, type TestServices } from "../../support/test-services.ts";

let services: TestServices;
let principal: Principal;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const newOwner = async () => ({ principal } = await services.newAccount());
const create = (kit: object) => invoke(services, createBrandKit, principal, { kit_name: "Kit", ...kit });
const created = async (kit: object = {}) => createBrandKit.output.parse(await answerOf(create(kit)));
const all = async () =>
  listBrandKits.output.parse(await answerOf(invoke(services, listBrandKits, principal, {}))).items;

it("takes the colours that its JSON schema takes: that knows no flags", () => {
  const schema = z.toJSONSchema(createBrandKit.input);
  const { brand_primary_color } = z
    .object({ brand_primary_color: z.object({ pattern: z.string() }) })
    .parse(schema.properties);
  for (const color of ["#0B57D0", "#0b57d0", "#05D", "0b57d0", "#0b57", "#0b57d0ff", "red"]) {
    const isTaken = createBrandKit.input.safeParse({ kit_name: "Kit", brand_primary_color: color }).success;
    expect([color, new RegExp(brand_primary_color.pattern, "u").test(color)]).toEqual([color, isTaken]);
  }
});

describe("create_brand_kit", () => {
  it("keeps what was sent, says how fonts are set, and leaves the rest empty", async () => {
    await newOwner();
    const kit = {
      kit_name: "Acme",
      brand_name: "Acme GmbH",
      brand_tagline: "Since 1949",
      brand_logo_url: "https://example.com/logo.png",
      brand_primary_color: "#0B57D0",
      brand_secondary_color: "#05d",
      brand_accent_color: "#ffaa00",
      brand_background_color: "#FFF",
      brand_font_heading: "fraunces",
      brand_font_body: "Helvetica Neue",
    };
    const record = await created(kit);
    expect(record).toMatchObject({ ...kit, resolved_font_heading: "Fraunces", is_default: false });
    expect(services.fonts.resolve(record.resolved_font_body ?? "")).toBe(record.resolved_font_body);
    expect(await answerOf(invoke(services, getBrandKit, principal, { brand_kit_id: record.brand_kit_id }))).toEqual(
      record,
    );

    const bare = await created({ brand_tagline: " " });
    expect(Object.entries(bare).filter(([, value]) => value === null)).toHaveLength(11);
  });

  it.each([
    [{ kit_name: undefined }, "kit_name"],
    [{ kit_name: "" }, "kit_name"],
    [{ kit_name: "x".repeat(101) }, "kit_name"],
    [{ brand_name: "x".repeat(101) }, "brand_name"],
    [{ brand_tagline: "x".repeat(201) }, "brand_tagline"],
    [{ brand_primary_color: "red" }, "brand_primary_color"],
    [{ brand_accent_color: "#12345" }, "brand_accent_color"],
    [{ brand_background_color: "#ffffffff" }, "brand_background_color"],
    [{ brand_secondary_color: "#ggg" }, "brand_secondary_color"],
    [{ brand_logo_url: "http://example.com/logo.png" }, "brand_logo_url"],
    [{ brand_logo_url: "https://user:word@example.com/logo.png" }, "brand_logo_url"],
    [{ brand_logo_url: "logo.png" }, "brand_logo_url"],
    [{ is_default: "yes" }, "is_default"],
    [{ brand_colour: "#fff" }, "brand_colour"],
  ])("refuses %j", async (kit, path) => {
    await newOwner();
    expect(await create(kit)).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path }] } },
    });
    expect(await all()).toEqual([]);
  });

  it("takes texts of exactly the limits, counted in code points", async () => {
    await newOwner();
    const longest = { kit_name: "😀".repeat(100), brand_name: "😀".repeat(100), brand_tagline: "😀".repeat(200) };
    expect(await created(longest)).toMatchObject(longest);
  });

  it("has one default at most: a new one takes its place, also when two come at once", async () => {
    await newOwner();
    const first = await created({ is_default: true });
    const [second, third] = await Promise.all([created({ is_default: true }), created({ is_default: true })]);
    const kits = await all();
    expect(kits.map((kit) => kit.brand_kit_id)).toEqual(
      [first, second, third]
        .map((kit) => kit.brand_kit_id)
        .toSorted()
        .toReversed(),
    );
    expect(kits.filter((kit) => kit.is_default)).toHaveLength(1);
    expect(kits.find((kit) => kit.brand_kit_id === first.brand_kit_id)).toMatchObject({ is_default: false });
    await created();
    expect((await all()).filter((kit) => kit.is_default)).toHaveLength(1);
  });

  it("leaves other people's defaults alone", async () => {
    await newOwner();
    await created({ is_default: true });
    const mine = principal;
    await newOwner();
    await created({ is_default: true });
    principal = mine;
    expect((await all()).map((kit) => kit.is_default)).toEqual([true]);
  });
});

describe("delete_brand_kit", () => {
  it("deletes once", async () => {
    await newOwner();
    const { brand_kit_id } = await created();
    expect(await answerOf(invoke(services, deleteBrandKit, principal, { brand_kit_id }))).toEqual({
      id: brand_kit_id,
      deleted: true,
    });
    for (const operation of [deleteBrandKit, getBrandKit]) {
      expect(await invoke(services, operation, principal, { brand_kit_id })).toMatchObject({
        error: { code: "not_found" },
      });
    }
  });
});
