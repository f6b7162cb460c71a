declare module "color-name" {
  /** CSS named colours as 0–255 channels. */
  const names: Readonly<Record<string, readonly [number, number, number]>>;
  export default names;
}
