import { describe, expect, it } from "vitest";
import type { ShareCard } from "./share-card.ts";
import { createShareImages } from "./share-images.ts";

const CARD: ShareCard = { kind: "idea", eyebrow: "Gift idea", title: "Bread Pan", note: "$40-$80" };

/** Images of ten bytes; each is finished when the test says so. */
function slowDrawing() {
  const finish: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise<void>((resolve) => finish.push(resolve));
    atOnce--;
    return new Uint8Array(10);
  };
  return { draw, finish, most: () => most };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("share images", () => {
  it("are drawn one at a time, each once for all who ask meanwhile and later", async () => {
    const { draw, finish, most } = slowDrawing();
    const images = createShareImages({ draw });
    const asked = ["/a", "/b", "/a"].map((path) => images.get(path, CARD));
    await settled();
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await settled();
    finish[1]?.();
    const [first, , again] = await Promise.all(asked);
    expect(again).toBe(first);
    expect(await images.get("/a", CARD)).toBe(first);
    expect(finish).toHaveLength(2);
    expect(most()).toBe(1);
  });

  it("are refused while too many wait", async () => {
    const { draw, finish } = slowDrawing();
    const images = createShareImages({ draw, maxWaiting: 1 });
    const drawn = images.get("/a", CARD);
    const waits = images.get("/b", CARD);
    expect(await images.get("/c", CARD)).toBeNull();
    await settled();
    finish[0]?.();
    await drawn;
    await settled();
    finish[1]?.();
    await waits;
    const later = images.get("/c", CARD);
    await settled();
    finish[2]?.();
    expect(await later).toHaveLength(10);
  });

  it("are forgotten when they are too many, those first that nobody asked for lately", async () => {
    const drawn: string[] = [];
    const images = createShareImages({
      draw: async ({ title }: ShareCard) => {
        drawn.push(title);
        return new Uint8Array(10);
      },
      maxBytes: 20,
    });
    for (const title of ["a", "b", "a", "c", "a", "b"]) await images.get(title, { ...CARD, title });
    expect(drawn).toEqual(["a", "b", "c", "b"]);
  });

  it("are asked for anew after a failure, which stops no other", async () => {
    let attempts = 0;
    const images = createShareImages({
      draw: async () => {
        if (++attempts === 1) throw new Error("no ink");
        return new Uint8Array(10);
      },
    });
    const fails = images.get("/a", CARD);
    const succeeds = images.get("/b", CARD);
    await expect(fails).rejects.toThrow("no ink");
    expect(await succeeds).toHaveLength(10);
    expect(await images.get("/a", CARD)).toHaveLength(10);
  });
});
