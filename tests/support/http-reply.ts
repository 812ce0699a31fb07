/**
 * Where the first reply of a connection ends, each byte being a character.
 * @returns null until it is whole
 * @throws for one that tells neither its length nor that it comes in chunks
 */
export function endOfReply(text: string): number | null {
  const head = text.indexOf("\r\n\r\n");
  if (head < 0) return null;
  const headers = text.slice(0, head);
  const body = head + "\r\n\r\n".length;
  const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
  if (length !== undefined) {
    const end = body + Number(length);
    return text.length < end ? null : end;
  }
  if (!/^transfer-encoding: chunked$/im.test(headers)) {
    throw new Error(`A reply doesn't tell where it ends: ${headers}`);
  }
  const last = chunksOf(text, body).at(-1);
  return last?.text === "" ? last.end : null;
}

/** The parts of a whole reply, each byte of its body being a character; names of headers in lower case. */
export function readReply(reply: string): {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
} {
  const head = reply.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = reply.slice(0, head).split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
    }),
  );
  const body = reply.slice(head + "\r\n\r\n".length);
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: headers.has("content-length")
      ? body
      : chunksOf(body)
          .map(({ text }) => text)
          .join(""),
  };
}

interface Chunk {
  readonly text: string;
  /** Where the next one begins. */
  readonly end: number;
}

/** The chunks that are whole, of which an empty one is the last of the reply. */
function chunksOf(text: string, start = 0): Chunk[] {
  const chunks: Chunk[] = [];
  for (let place = start; ; ) {
    const line = text.indexOf("\r\n", place);
    if (line < 0) return chunks;
    const size = Number.parseInt(text.slice(place, line), 16);
    const begin = line + "\r\n".length;
    const end = begin + size + "\r\n".length;
    if (text.length < end) return chunks;
    chunks.push({ text: text.slice(begin, begin + size), end });
    if (size === 0) return chunks;
    place = end;
  }
}
