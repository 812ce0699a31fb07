import { PRODUCT_NAME } from "@gifthearth/core";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { readFont } from "./read-font.ts";
import { ShareArt } from "./share-art.tsx";
import { SHARE_IMAGE_SIZE, type ShareCard } from "./share-card.ts";

/** Longest title, in characters, that is set in a size of type, pixels. */
const TITLE_SIZES = [
  [22, 84],
  [46, 70],
  [72, 57],
  [Number.POSITIVE_INFINITY, 50],
] as const;

const FONTS: readonly Font[] = [
  { name: "Fraunces", weight: 600, data: readFont("fraunces", 600) },
  { name: "Inter", weight: 500, data: readFont("inter", 500) },
  { name: "Inter", weight: 600, data: readFont("inter", 600) },
];

/**
 * Draws the picture that stands beside a link to us elsewhere, in the site's look.
 * @returns a PNG of 1200 by 630
 */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  // Letters become paths here, so that no font is looked for on the machine.
  const words = await satori(<Words {...card} />, { ...SHARE_IMAGE_SIZE, fonts: [...FONTS] });
  const { width, height } = SHARE_IMAGE_SIZE;
  const art = renderToStaticMarkup(<ShareArt {...card} />);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${art}${words}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Where the words stand: to the left, the mark's room kept before the name. */
const STYLES = {
  words: {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    width: 690,
    height: SHARE_IMAGE_SIZE.height,
    padding: "60px 0 60px 72px",
    color: "#1f3d36",
    fontFamily: "Inter",
    fontWeight: 500,
  },
  name: { marginLeft: 64, fontFamily: "Fraunces", fontSize: 38, letterSpacing: -0.4 },
  middle: { display: "flex", flexDirection: "column" },
  eyebrow: {
    color: "#b63f19",
    fontSize: 24,
    fontWeight: 600,
    letterSpacing: 1.6,
    textTransform: "uppercase",
  },
  title: {
    marginTop: 16,
    fontFamily: "Fraunces",
    letterSpacing: -1.2,
    lineHeight: 1.1,
    textWrap: "balance",
    wordBreak: "break-word",
  },
  note: { color: "#59625e", fontSize: 28 },
  price: { color: "#7d5a0c", fontFamily: "Fraunces", fontSize: 42 },
} as const;

function Words({ kind, eyebrow, title, note }: ShareCard) {
  const fontSize = TITLE_SIZES.find(([longest]) => title.length <= longest)?.[1];
  return (
    <div style={STYLES.words}>
      <div style={STYLES.name}>{PRODUCT_NAME}</div>
      <div style={STYLES.middle}>
        <div style={STYLES.eyebrow}>{eyebrow}</div>
        <div style={{ ...STYLES.title, fontSize }}>{title}</div>
      </div>
      <div style={kind === "idea" ? STYLES.price : STYLES.note}>{note}</div>
    </div>
  );
}
