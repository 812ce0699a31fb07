import { readFileSync } from "node:fs";
import type { Badge } from "./embedding/badge.ts";
import { withEmbedding } from "./embedding/with-embedding.ts";
import { withSeo } from "./seo/with-seo.ts";
import { drawInWorker } from "./share/draw-in-worker.ts";
import type { ShareCard } from "./share/share-card.ts";
import { createShareImages } from "./share/share-images.ts";
import type { SiteAssets } from "./ssr/assets.ts";
import { newNonce } from "./ssr/content-security-policy.ts";

import { createRender, type Render } from "./ssr/render.tsx";
import { withKeptPages } from "./ssr/with-kept-pages.ts";

const ASSETS = new URL("../client/.assets.json", import.meta.url);
const SHARE_IMAGE_WORKER = new URL("./share-image-worker.js", import.meta.url);

/** One thread draws them all. */
const images = createShareImages({ draw: drawInWorker<ShareCard | Badge>(SHARE_IMAGE_WORKER) });

/** The site over the files that the client build made. */
export const render: Render = withEmbedding(
  withSeo(
    withKeptPages(createRender(JSON.parse(readFileSync(ASSETS, "utf8")) as SiteAssets), newNonce),
    images,
  ),
  images,
);
