/** A picture imported by a script: the address that it is served at (see picture-files.mjs). */
declare module "*.svg" {
  const address: string;
  export default address;
}
