import type { Drawing } from "@gifthearth/core";
import { MOTIFS } from "../../drawings/drawings.ts";

/** Begins the address of a picture that we draw ourselves: `.invalid` leads nowhere, and never will. */
const ORIGIN = "https://drawings.gifthearth.invalid/";

/** Ground and body of a drawing, as its picture is toned. */
const TONES = [
  ["#f4ecda", "#e3d0a9"],
  ["#e6f0ea", "#bcd9ca"],
  ["#fae8dd", "#f3c4ab"],
  ["#faefd0", "#f0d384"],
  ["#e9eef4", "#bccfe2"],
  ["#f1e9f2", "#d9c2de"],
] as const;

/** The address of a drawn picture, for products of shops that are made up: it goes the way of any other. */
export function drawnPictureUrl(motif: string, tone: number): string {
  return `${ORIGIN}${motif}/${tone % TONES.length}`;
}

/** The SVG that an address stands for; null for any other address. */
export function drawnPicture(imageUrl: string): Uint8Array | null {
  if (!imageUrl.startsWith(ORIGIN)) return null;
  const [motif = "", tone] = imageUrl.slice(ORIGIN.length).split("/");
  const drawing = MOTIFS.get(motif)?.drawing;
  const colours = TONES[Number(tone)];
  return drawing && colours ? Buffer.from(draw(drawing, colours)) : null;
}

/** The thing on its ground, with a little shadow, as a shop shows it. */
function draw({ fill, accent, line }: Drawing, [ground, body]: readonly [string, string]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 100 100">
<defs><radialGradient id="light" cx="40%" cy="30%" r="80%"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="100" height="100" fill="${ground}"/><rect width="100" height="100" fill="url(#light)"/>
<ellipse cx="51" cy="82" rx="27" ry="3" fill="#1d2321" opacity=".1"/>
<g transform="translate(17 16) scale(1.03)" stroke-linecap="round" stroke-linejoin="round">
<path d="${fill}" fill="${body}"/>${accent ? `<path d="${accent}" fill="#c8481f"/>` : ""}<path d="${line}" fill="none" stroke="#1f3d36" stroke-width="2"/>
</g></svg>`;
}
