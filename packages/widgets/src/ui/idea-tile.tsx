import type { GiftSuggestion } from "@gifthearth/core";
import { useState } from "react";
import { Drawing } from "./drawing.tsx";

interface IdeaTileProps {
  readonly idea: Pick<GiftSuggestion, "title" | "category" | "imageUrl" | "drawing">;
}

/** What an idea looks like, on a ground of its category: a photo of it, else a drawing, else its first letter. */
export function IdeaTile({ idea: { title, category, imageUrl, drawing } }: IdeaTileProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="gh-tile" data-category={category} aria-hidden="true">
      {drawing ? <Drawing {...drawing} /> : (title.match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? "G")}
      {imageUrl && !failed && <img src={imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />}
    </div>
  );
}
