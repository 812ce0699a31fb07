import { PRODUCT_NAME } from "@gifthearth/core";

/** Us, for JSON-LD. @param origin where the site is, such as `https://example.org` */
export function organization(origin: string): object {
  return { "@type": "Organization", name: PRODUCT_NAME, url: `${origin}/`, logo: `${origin}/icon-512.png` };
}
