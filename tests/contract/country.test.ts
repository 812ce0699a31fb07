import { countryResponse } from "@gifthearth/core/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locateCountry } from "../../api/src/gifts/country/locate-country.ts";
import { createTestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";

describe("GET /api/country", () => {
  let opened: Awaited<ReturnType<typeof openSqlite>>;
  beforeAll(async () => {
    opened = await openSqlite();
  });
  afterAll(() => opened.discard());

  const ask = async (from: string | undefined, headers: Readonly<Record<string, string>> = {}) => {
    const env = { TRUSTED_PROXIES: "10.0.0.0/8" };
    const app = createTestApp(opened.db, { env, locateCountry });
    const response = await app.request("/api/country", { headers, ...(from && { from }) });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return countryResponse.parse(await response.json());
  };

  // Addresses of a Dutch and a Japanese university.
  const DUTCH = "130.89.1.1";
  const JAPANESE = "133.11.1.1";

  it("looks the visitor's address up", async () => {
    expect(await ask(DUTCH)).toEqual({ status: "success", countryCode: "NL" });
    expect(await ask(`::ffff:${DUTCH}`)).toEqual({ status: "success", countryCode: "NL" });
  });

  it("falls back to US for a country without a marketplace", async () => {
    expect(await ask(JAPANESE)).toEqual({ status: "success", countryCode: "US" });
  });

  it("says when it can't tell", async () => {
    const unknown = { status: "fail", message: "Could not detect your location", countryCode: "US" };
    expect(await ask("127.0.0.1")).toEqual(unknown);
    expect(await ask(undefined)).toEqual(unknown);
    expect(await ask("10.0.0.1", { "X-Forwarded-For": "garbage" })).toEqual(unknown);
  });

  it("believes headers from trusted proxies only", async () => {
    expect(await ask(DUTCH, { "CF-IPCountry": "DE", "X-Forwarded-For": JAPANESE })).toMatchObject({
      countryCode: "NL",
    });
    expect(await ask("10.0.0.1", { "CF-IPCountry": "de" })).toMatchObject({ countryCode: "DE" });
    expect(await ask("10.0.0.1", { "CF-IPCountry": "XX", "X-Forwarded-For": DUTCH })).toMatchObject({
      countryCode: "NL",
    });
    expect(await ask("10.0.0.1", { "X-Forwarded-For": `8.8.8.8, ${DUTCH}, 10.9.9.9` })).toMatchObject({
      countryCode: "NL",
    });
  });
});
