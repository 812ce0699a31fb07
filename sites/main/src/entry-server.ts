import { readFileSync } from "node:fs";
import type { SiteAssets } from "./assets.ts";
import { createRender, type Render } from "./render.tsx";

const ASSETS = new URL("../client/.assets.json", import.meta.url);

/** The site's pages over the files that the client build made. */
export const render: Render = createRender(JSON.parse(readFileSync(ASSETS, "utf8")) as SiteAssets);
