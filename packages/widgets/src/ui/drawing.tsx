import type { Drawing as Layers } from "@gifthearth/core";

/** A small picture of a thing, in the colours of the ground that it stands on (`idea-tile.css`). It says nothing. */
export function Drawing({ fill, accent, line }: Layers) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={fill} />
      <path d={accent} />
      <path d={line} />
    </svg>
  );
}
