import bundledChromium from "@sparticuz/chromium";

/**
 * Unpacks the browser once, before the workers start: two that do it at the same time would run half a file.
 * Costs nothing when it is there already.
 */
export default async function unpackChromium(): Promise<void> {
  if (process.platform === "linux") await bundledChromium.executablePath();
}
