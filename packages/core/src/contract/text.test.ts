import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { text } from "./text.ts";

const message = (value: unknown) =>
  text(5)
    .safeParse(value)
    .error?.issues.map((issue) => issue.message);

describe("text", () => {
  test("is trimmed", () => {
    expect(text(20).parse("  warm lamp \n")).toBe("warm lamp");
  });

  test("loses control characters, but keeps line breaks and tabs", () => {
    expect(text(40).parse("a\u0000b\u001Bc\u007F\u0085d\r\ne\tf")).toBe("abcd\ne\tf");
  });

  test("is well-formed: half a character becomes the replacement character", () => {
    expect(text(20).parse("a\uD83Db")).toBe("a\uFFFDb");
  });

  test("is data, so markup stays what it is", () => {
    expect(text(40).parse("<b>5 > 3</b> & **x**")).toBe("<b>5 > 3</b> & **x**");
  });

  test("may be as long as the limit and no longer, and the message says so", () => {
    expect(text(5).parse("12345")).toBe("12345");
    expect(message("123456")).toEqual(["Please keep this to 5 characters or fewer"]);
  });

  test.each([undefined, null, 5, ["a"], {}])("anything else is refused in words: %j", (value) => {
    expect(message(value)).toEqual(["Please send this as text"]);
  });

  test("whatever is sent, what is taken is fit to be stored", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (codes) => {
        const taken = text(1_000).parse(String.fromCharCode(...codes));
        expect(taken.isWellFormed()).toBe(true);
        expect(taken).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(text(1_000).parse(taken)).toBe(taken);
      }),
    );
  });
});
