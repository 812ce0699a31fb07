import { afterEach, describe, expect, test, vi } from "vitest";
import { recordClick, recordInteraction } from "./records.ts";

describe("records", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("are sent as plain text and outlive the page", async () => {
    const sent: [string, RequestInit | undefined][] = [];
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      sent.push([String(url), init]);
      return new Response("{}", { status: 201 });
    };
    recordClick(
      { baseUrl: "https://gifts.example", fetch },
      { productId: "lamp", affiliateLink: "https://a" },
    );
    await Promise.resolve();
    const [url, init] = sent[0] ?? [];
    expect(url).toBe("https://gifts.example/api/click-events");
    expect(init).toMatchObject({
      method: "POST",
      keepalive: true,
      headers: { "content-type": "text/plain" },
    });
    expect(JSON.parse(String(init?.body))).toEqual({ productId: "lamp", affiliateLink: "https://a" });
  });

  test("analytics are not sent under Global Privacy Control; a click, which names nobody, is", async () => {
    const sent: string[] = [];
    const fetch = async (url: string | URL | Request) => {
      sent.push(String(url));
      return new Response("{}", { status: 201 });
    };
    const recordAll = () => {
      recordClick({ baseUrl: "", fetch }, { productId: "lamp", affiliateLink: "https://a" });
      recordInteraction(
        { baseUrl: "", fetch },
        { interactionType: "charity_info", elementId: "notice", details: {} },
      );
    };
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    recordAll();
    expect(sent).toEqual(["/api/click-events"]);
    vi.stubGlobal("navigator", { globalPrivacyControl: false });
    recordAll();
    expect(sent.slice(1)).toEqual(["/api/click-events", "/api/user-interactions"]);
  });

  test("a failure is nobody's trouble", async () => {
    let unhandled = 0;
    const count = () => unhandled++;
    process.on("unhandledRejection", count);
    const fetch = () => Promise.reject(new TypeError("offline"));
    recordClick({ baseUrl: "", fetch }, { productId: "lamp", affiliateLink: "https://a" });
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off("unhandledRejection", count);
    expect(unhandled).toBe(0);
  });
});
