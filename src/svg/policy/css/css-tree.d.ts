/** Entry points that leave the property database out; the types of the package describe its main entry only. */
declare module "css-tree/tokenizer" {
  export { tokenize, tokenTypes } from "css-tree";
}

declare module "css-tree/parser" {
  export { parse as default } from "css-tree";
}
