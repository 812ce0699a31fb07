import { readFileSync } from "node:fs";
import type { SiteAssets } from "./assets.ts";
import type { Badge } from "./embedding/badge.ts";
import { withEmbedding } from "./embedding/with-embedding.ts";
import { drawInWorker } from "./found/draw-in-worker.ts";
import type { ShareCard } from "./found/share-card.ts";
import { createShareImages } from "./found/share-images.ts";
import { withFound } from "./found/with-found.ts";
import { createRender, type Render } from "./render.tsx";

const ASSETS = new URL("../client/.assets.json", import.meta.url);
const SHARE_IMAGE_WORKER = new URL("./share-image-worker.js", import.meta.url);

/** One thread draws them all. */
const images = createShareImages({ draw: drawInWorker<ShareCard | Badge>(SHARE_IMAGE_WORKER) });

/** The site over the files that the client build made. */
export const render: Render = withEmbedding(
  withFound(createRender(JSON.parse(readFileSync(ASSETS, "utf8")) as SiteAssets), images),
  images,
);
