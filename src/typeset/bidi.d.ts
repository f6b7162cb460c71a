// The package's own types describe its CommonJS file; this is the ES module that servers and browsers both load.
declare module "bidi-js/dist/bidi.mjs" {
  import type { Bidi } from "bidi-js";
  export default function bidiFactory(): Bidi;
}
