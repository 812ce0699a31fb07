/** A stylesheet imported by a script: its minified text (see rollup.mjs). */
declare module "*.css" {
  const text: string;
  export default text;
}
