import { z } from "@hono/zod-openapi";
import { ApiError, toErrorBody } from "../../../http/api-error.ts";
import { route } from "../../../http/route.ts";
import type { Media } from "./media.service.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from "./media-address.ts";

/** For how long a picture that can't be had is not asked for again, seconds. */
const MISSING = 300;

const WIDTHS: readonly string[] = MEDIA_WIDTHS.map(String);
const NAME = new RegExp(`^([\\w-]{20,4000})\\.(${MEDIA_FORMATS.join("|")})$`);

/** `GET /media/:width/:picture`: the pictures of shops, from our own server. */
export function mediaRoutes({ media }: { readonly media: Media }) {
  const params = z.object({
    width: z
      .string()
      .openapi({ enum: [...WIDTHS], description: "In pixels; a narrower picture stays as it is." }),
    picture: z.string().openapi({ description: "A signed id, and `.avif` or `.webp`." }),
  });
  return [
    route(
      {
        method: "get",
        path: "/media/{width}/{picture}",
        access: "public",
        request: { params },
        tag: "Gifts",
        summary: "The picture of an offer",
        description: "For addresses that came with an offer. It never changes.",
        reply: {
          200: {
            description: "The picture.",
            content: Object.fromEntries(
              MEDIA_FORMATS.map((format) => [
                `image/${format}`,
                { schema: { type: "string", format: "binary" } },
              ]),
            ),
          },
        },
        errors: ["not_found"],
      },
      async (c) => {
        const { width, picture } = c.req.valid("param");
        const [, signedId = "", format] = NAME.exec(picture) ?? [];
        const imageUrl = WIDTHS.includes(width) ? await media.imageUrlOf(signedId) : null;
        const bytes = imageUrl
          ? await media.picture(imageUrl, Number(width) as MediaWidth, format as MediaFormat)
          : null;
        if (!bytes) {
          const error = new ApiError("not_found", "There is no such picture");
          c.header("Cache-Control", `public, max-age=${MISSING}`);
          return c.json(toErrorBody(error, c.get("requestId")), 404);
        }
        c.header("Cache-Control", "public, max-age=31536000, immutable");
        // Pages that isolate themselves (COEP) may show it too, and all may see how long it took.
        c.header("Cross-Origin-Resource-Policy", "cross-origin");
        c.header("Timing-Allow-Origin", "*");
        return c.body(bytes, 200, { "Content-Type": `image/${format}` });
      },
    ),
  ];
}
