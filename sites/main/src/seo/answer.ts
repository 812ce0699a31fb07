/**
 * What is no page, as an answer to GET or HEAD.
 * @param type its media type; a text's is UTF-8
 */
export function answer(
  { method }: Request,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const contentType = typeof body === "string" ? `${type}; charset=utf-8` : type;
  return new Response(method === "HEAD" ? null : body, {
    headers: { ...headers, "Content-Type": contentType },
  });
}

/** Pictures are drawn one at a time, and only so many may wait. */
export function tooManyPictures(): Response {
  return new Response("Too many pictures are being drawn. Please ask again soon.", {
    status: 503,
    headers: { "Retry-After": "5" },
  });
}
