declare module "geoip-country" {
  /** ISO 3166 code of an address's country; null for a private or unknown address. */
  export function lookup(address: string): { readonly country: string } | null;
}
