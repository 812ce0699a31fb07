import { PRODUCT_NAME } from "@gifthearth/core";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { BOX, FLAME, FLAME_HEART, RIBBON } from "../illustrations/mark.tsx";
import { escapeXml } from "../seo/xml.ts";
import { readFont } from "../share/read-font.ts";
import { type Badge, badgeText } from "./badge.ts";

/** Letters of a charity's name; each set of them is a font of its own to Satori. */
const LETTERS = ["latin", "latin-ext", "greek", "cyrillic"];

const FONTS: readonly Font[] = [
  { name: "Fraunces", weight: 600, data: readFont("fraunces", 600) },
  ...LETTERS.map((letters): Font => ({ name: letters, weight: 600, data: readFont("inter", 600, letters) })),
];

/** The site's colours (widgets/src/theme/tokens.css). */
const COLOURS = {
  light: {
    ground: "#fffdf8",
    line: "#e6dccb",
    total: "#1f3d36",
    label: "#59625e",
    note: "#7d5a0c",
    box: "#1f3d36",
    ember: "#c8481f",
  },
  dark: {
    ground: "#1c2926",
    line: "#31413c",
    total: "#b5dccf",
    label: "#aab5b0",
    note: "#e7bd62",
    box: "#b5dccf",
    ember: "#ec7a4b",
  },
} as const;

/** Pixels: the mark stands at the left, in the middle of the height. */
const SHAPES = {
  card: { height: 76, mark: 40, edge: 18, radius: 12 },
  line: { height: 28, mark: 17, edge: 9, radius: 14 },
} as const;

/**
 * Draws a badge. Its letters are paths, so that it looks the same wherever it is shown, mail programs included,
 * and it says in words what is in it.
 * @returns an SVG, or a PNG of it
 */
export async function drawBadge(badge: Badge): Promise<Uint8Array> {
  const { style, theme, format, scale } = badge;
  const { height, mark, edge, radius } = SHAPES[style];
  const { ground, line, box, ember } = COLOURS[theme];
  // As wide as its words are.
  const words = slim(await satori(<Words badge={badge} />, { height, fonts: [...FONTS] }));
  const width = Number(/ width="([\d.]+)"/.exec(words)?.[1]);
  const title = escapeXml(badgeText(badge));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}" fill="${ground}" stroke="${line}"/><svg x="${edge}" y="${(height - mark) / 2}" width="${mark}" height="${mark}" viewBox="0 0 32 32"><path fill="${ember}" d="${FLAME}"/><path fill="#f6c667" d="${FLAME_HEART}"/><path fill="${box}" d="${BOX}"/><path fill="${ember}" d="${RIBBON}"/></svg>${words}</svg>`;
  if (format === "svg") return new TextEncoder().encode(svg);
  const fitTo = { mode: "zoom", value: scale } as const;
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
}

/** Without the masks that nothing uses, and the lines of no length that Satori draws between curves. */
function slim(svg: string): string {
  return svg.replace(/<mask.*?<\/mask>/g, "").replace(/(-?[\d.]+ -?[\d.]+)L\1(?![\d.])/g, "$1");
}

function Words({ badge }: { readonly badge: Badge }) {
  const { style, theme, headline, label, hasFigures, note } = badge;
  const { height, mark, edge } = SHAPES[style];
  const colours = COLOURS[theme];
  const room = {
    display: "flex",
    height,
    fontFamily: LETTERS.join(", "),
    fontWeight: 600,
    whiteSpace: "nowrap",
  } as const;
  if (style === "line") {
    return (
      <div
        style={{ ...room, alignItems: "center", padding: `0 13px 1px ${edge + mark + 7}px`, fontSize: 12 }}
      >
        <span style={{ color: colours.total, fontSize: 13 }}>{headline}</span>
        <span style={{ marginLeft: 5, color: colours.label }}>{label}</span>
        {note && <span style={{ marginLeft: 8, color: colours.note }}>{note}</span>}
      </div>
    );
  }
  return (
    <div
      style={{
        ...room,
        flexDirection: "column",
        justifyContent: "center",
        padding: `0 22px 2px ${edge + mark + 14}px`,
        fontSize: 12.5,
      }}
    >
      <div style={{ display: "flex", alignItems: "baseline" }}>
        <span style={{ color: colours.total, fontFamily: "Fraunces", fontSize: 29, letterSpacing: -0.4 }}>
          {headline}
        </span>
        {note && (
          <span style={{ marginLeft: 10, color: colours.note, fontSize: 11.5, letterSpacing: 0.2 }}>
            {note}
          </span>
        )}
      </div>
      <span style={{ marginTop: 1, color: colours.label }}>
        {hasFigures ? `${label} · ${PRODUCT_NAME}` : label}
      </span>
    </div>
  );
}
