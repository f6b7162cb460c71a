declare module "*.svg" {
  /** Address of the file as it is served. */
  const url: string;
  export default url;
}
declare module "*.css";
