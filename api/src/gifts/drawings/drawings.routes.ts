import { drawingsResponse } from "@gifthearth/core/contract";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { MOTIFS } from "./drawings.ts";

/** `GET /api/drawings`: for who looks at all of them at once; an idea has its own with it. */
export function drawingRoutes() {
  return [
    route(
      {
        method: "get",
        path: "/api/drawings",
        access: "public",
        compress: true,
        tag: "Gifts",
        summary: "Every drawing",
        reply: { 200: json(drawingsResponse, "The drawings, by their names.") },
      },
      (c) => {
        c.header("Cache-Control", "public, max-age=300");
        return c.json({ items: [...MOTIFS].map(([motif, { drawing }]) => ({ motif, drawing })) }, 200);
      },
    ),
  ];
}
