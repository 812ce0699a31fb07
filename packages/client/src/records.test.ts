import { describe, expect, test } from "vitest";
import { recordClick } from "./records.ts";

describe("records", () => {
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
