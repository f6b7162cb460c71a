import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { elements } from "../../../src/svg/walk.ts";
import { createBrandKit } from "../../../tools/create-brand-kit.ts";
import { createPresentation } from "../../../tools/create-presentation.ts";
import { getProject } from "../../../tools/get-project.ts";
import { updateProject } from "../../../tools/update-project.ts";
import type { Principal } from "../../../src/auth/principal.ts";
import { answerOf, invoke } from "../../support/invoke.ts";
import { pictureServer } from "../../support/picture-server.ts";
import { testServices, type TestServices } from "../../support/test-services.ts";

async function makeKit(services: TestServices, principal: Principal, kit: object) {
  await answerOf(invoke(services, createBrandKit, principal, { kit_name: "Kit", is_default: true, ...kit }));
}

async function makeDeck(services: TestServices, principal: Principal) {
  const deck = createPresentation.output.parse(
    await answerOf(invoke(services, createPresentation, principal, { format: "carousel", content: "One.\n\nTwo." })),
  );
  const project = getProject.output.parse(
    await answerOf(invoke(services, getProject, principal, { project_id: deck.project_id, include: "content" })),
  );
  return { ...deck, svgs: (project.content?.variations ?? []).map(({ svgContent }) => svgContent) };
}

const groundOf = (svg: string) => parseSvg(svg).children.find((child) => typeof child === "object")?.attributes["fill"];
const fontsOf = (svg: string) =>
  Array.from(elements(parseSvg(svg)), ({ attributes }) => attributes["font-family"]).filter(Boolean);

const logo = () =>
  sharp({ create: { width: 900, height: 300, channels: 4, background: "#0b57d0" } })
    .webp()
    .toBuffer();

describe("the default brand kit", () => {
  it("is worn by every deck made from then on, and by its slides when they are set anew", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const plain = await makeDeck(services, principal);
    expect([plain.warnings, groundOf(plain.svgs[0] ?? "")]).toEqual([[], "#ffffff"]);
    await makeKit(services, principal, {
      brand_background_color: "#FE9",
      brand_primary_color: "#fe0",
      brand_font_heading: "Fraunces",
    });
    const deck = await makeDeck(services, principal);
    expect(groundOf(deck.svgs[0] ?? "")).toBe("#ffee99");
    expect(fontsOf(deck.svgs[0] ?? "")[0]).toBe("Fraunces, sans-serif".replace("sans-serif", "serif"));
    expect(deck.warnings).toEqual([
      { code: "brand_color_corrected", message: expect.stringContaining("brand_primary_color #ffee00") },
    ]);
    const texts = { title: "Other words" };
    await answerOf(
      invoke(services, updateProject, principal, { project_id: deck.project_id, patch_slide: { index: 0, texts } }),
    );
    const after = await makeDeckAgain(services, principal, deck.project_id);
    expect(groundOf(after)).toBe("#ffee99");
    expect(fontsOf(after)).toEqual(fontsOf(deck.svgs[0] ?? ""));
  });

  it("is worn by nobody else, and not once it is no default", async () => {
    await using services = await testServices();
    const [one, other] = [await services.newAccount(), await services.newAccount()];
    await makeKit(services, one.principal, { brand_background_color: "#ffee99" });
    expect(groundOf((await makeDeck(services, other.principal)).svgs[0] ?? "")).toBe("#ffffff");
    await makeKit(services, one.principal, { brand_name: "No colours" });
    expect(groundOf((await makeDeck(services, one.principal)).svgs[0] ?? "")).toBe("#ffffff");
  });

  it("has its logo fetched once, when it is first used", async () => {
    await using pictures = await pictureServer();
    await using services = await testServices({ guardedFetch: pictures.guardedFetch });
    const { principal } = await services.newAccount();
    await makeKit(services, principal, { brand_logo_url: pictures.url });
    expect(pictures.hits).toBe(0);

    const without = await makeDeck(services, principal);
    expect(without.warnings).toMatchObject([{ code: "brand_logo_unavailable" }]);
    pictures.picture = Buffer.from("<html>not a picture</html>");
    expect((await makeDeck(services, principal)).warnings).toMatchObject([{ code: "brand_logo_unavailable" }]);

    pictures.picture = await logo();
    expect((await makeDeck(services, principal)).warnings).toEqual([]);
    expect(pictures.hits).toBe(3);
    pictures.picture = undefined;
    expect((await makeDeck(services, principal)).warnings).toEqual([]);
    expect(pictures.hits).toBe(3);

    const { png } = await services.database.read.selectFrom("brand_logos").select("png").executeTakeFirstOrThrow();
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 480, height: 160 });
  });
});

async function makeDeckAgain(services: TestServices, principal: Principal, project_id: string): Promise<string> {
  const { content } = getProject.output.parse(
    await answerOf(invoke(services, getProject, principal, { project_id, include: "content" })),
  );
  return content?.variations[0]?.svgContent ?? "";
}
