import bundledChromium from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--font-render-hinting=none",
];

/**
 * Starts a real Chromium: the one named by SLIDEWRIGHT_CHROMIUM, else the bundled one (Linux), which the global set-up
 * has unpacked. Every name but loopback fails to resolve, so that nothing a page asks for leaves the machine.
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env["SLIDEWRIGHT_CHROMIUM"] ?? (await bundledChromium.executablePath());
  return chromium.launch({
    executablePath,
    args: [...ARGUMENTS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
}
