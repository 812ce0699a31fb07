import { useState } from "react";

interface PlaceholderTileProps {
  readonly title: string;
  readonly imageUrl: string | null;
}

/**
 * A picture, or while there is none the title's first letter on a colour derived from the title.
 */
export function PlaceholderTile({ title, imageUrl }: PlaceholderTileProps) {
  const [failed, setFailed] = useState(false);
  const letter = title.match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? "G";
  return (
    <div className="gh-tile" style={{ "--gh-hue": hueOf(title) } as object} aria-hidden="true">
      {letter}
      {imageUrl && !failed && <img src={imageUrl} alt="" loading="lazy" onError={() => setFailed(true)} />}
    </div>
  );
}

/** A hue in degrees, the same for the same title. */
function hueOf(title: string): number {
  let hash = 0;
  for (let index = 0; index < title.length; index++) hash = (hash * 31 + title.charCodeAt(index)) % 360;
  return hash;
}
