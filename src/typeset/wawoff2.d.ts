declare module "wawoff2/decompress.js" {
  /** Unpacks a WOFF2 file to the sfnt inside it; rejects when the file is damaged. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
