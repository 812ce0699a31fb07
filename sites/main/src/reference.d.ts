/** The build makes it: embed-reference.mjs. */
declare module "*.reference" {
  const reference: import("./embed-reference.mjs").EmbedReference;
  export default reference;
}
