import { GiftTable } from "../illustrations/gift-table.tsx";
import { Mark } from "../illustrations/mark.tsx";
import type { ShareCard } from "./share-card.ts";

/** The light colours of styles/art.css: a share image is one for all, and its renderer knows no `light-dark`. */
const COLOURS = `
  .art-line { fill: none; stroke: #1f3d36; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round }
  .art-thin { stroke-width: 2 }
  .art-accent { stroke: #c8481f }
  .art-on-green { stroke: #7fa595 }
  .art-green { fill: #1f3d36 }
  .art-ember { fill: #c8481f }
  .art-glow { fill: #f6c667 }
  .art-mint { fill: #cbdfd4 }
  .art-leaf { fill: #8fb3a2 }
  .art-rose { fill: #f2c4ac }
  .art-gold { fill: #f3d998 }
  .art-sand { fill: #f2e6cf }
  .art-hearth { fill: #f7d7a8 }
  .art-surface { fill: #fffdf8 }
  .art-wood { fill: #dfc9a4 }
`;

/** A share image but for its words, as parts of an SVG of 1200 by 630. */
export function ShareArt({ kind, drawing }: Pick<ShareCard, "kind" | "drawing">) {
  return (
    <>
      <style>{COLOURS}</style>
      <path fill="#fbf6ec" d="M0 0h1200v630H0Z" />
      <path className="art-ember" d="M0 0h1200v10H0Z" />
      <svg x="70" y="56" width="54" height="54" viewBox="0 0 32 32" aria-hidden="true">
        <Mark />
      </svg>
      {kind === "idea" ? (
        <Gift drawing={drawing} />
      ) : (
        <svg x="692" y="134" width="532" height="428" viewBox="0 0 560 450" aria-hidden="true">
          <GiftTable />
        </svg>
      )}
    </>
  );
}

/** One gift before the hearth: the idea's drawing, or our mark. */
function Gift({ drawing }: Pick<ShareCard, "drawing">) {
  return (
    <>
      <path className="art-sand" d="M780 548V330c0-130 92-224 206-224s206 94 206 224v218Z" />
      <path className="art-hearth" d="M840 548V372c0-92 64-158 146-158s146 66 146 158v176Z" />
      <path className="art-line art-thin" d="M768 542V322c0-130 92-224 206-224s206 94 206 224v220" />
      <path className="art-line art-thin" d="M832 542V366c0-92 64-158 146-158s146 66 146 158v176" />
      <path className="art-wood" d="M736 548h480v26H736Z" />
      <path className="art-line" d="M728 542h480M728 542v26h480M752 555h66M902 555h120M1094 555h60" />
      {drawing ? (
        <svg x="834" y="264" width="304" height="304" viewBox="0 0 64 64" aria-hidden="true">
          <path className="art-surface" d={drawing.fill} />
          <path className="art-ember" d={drawing.accent} />
          <path className="art-line" style={{ strokeWidth: 1.5 }} d={drawing.line} />
        </svg>
      ) : (
        <svg x="816" y="232" width="320" height="320" viewBox="0 0 32 32" aria-hidden="true">
          <Mark />
        </svg>
      )}
      <path
        className="art-line art-thin art-accent"
        d="M880 284v18M871 293h18M1074 276v18M1065 285h18M906 236v10M901 241h10M1050 230v10M1045 235h10"
      />
    </>
  );
}
