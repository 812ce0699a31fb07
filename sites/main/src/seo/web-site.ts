import { PRODUCT_NAME, TAGLINE } from "@gifthearth/core";
import { organization } from "./organization.ts";

/** Us and our site, for JSON-LD. @param origin where the site is, such as `https://example.org` */
export function webSite(origin: string): object {
  return {
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        name: PRODUCT_NAME,
        description: TAGLINE,
        url: `${origin}/`,
        inLanguage: "en",
        publisher: { "@id": `${origin}/#organization` },
      },
      { ...organization(origin), "@id": `${origin}/#organization`, slogan: TAGLINE },
    ],
  };
}
