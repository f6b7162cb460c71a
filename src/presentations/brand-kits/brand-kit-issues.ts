import type { FieldIssue } from "../../shared/app-error.ts";

/** Rules of a new kit that its schema can't state. */
export function brandKitIssues(kit: {
  readonly kit_name: string;
  readonly brand_logo_url?: string | undefined;
}): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (kit.kit_name.trim() === "") issues.push({ path: "kit_name", message: "Must hold more than white space." });
  if (kit.brand_logo_url !== undefined && kit.brand_logo_url.trim() !== "" && !isHttpsUrl(kit.brand_logo_url)) {
    const message = "Must be an https address without user name and password, like https://example.com/logo.png.";
    issues.push({ path: "brand_logo_url", message });
  }
  return issues;
}

function isHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === "https:" && username === "" && password === "";
}
