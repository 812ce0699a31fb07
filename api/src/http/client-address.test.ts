import { describe, expect, it } from "vitest";
import { clientAddress, normalizeAddress } from "./client-address.ts";
import { createProxyCheck } from "./trusted-proxies.ts";

const isProxy = createProxyCheck(["10.0.0.0/8", "192.0.2.9", "2001:db8::/32"]);
const address = (socket: string | undefined, forwarded: string | null = null) =>
  clientAddress(socket, forwarded, isProxy);

describe("clientAddress", () => {
  it("is the connection's, where no trusted proxy stands between", () => {
    expect(address("198.51.100.1")).toBe("198.51.100.1");
    expect(address("198.51.100.1", "203.0.113.5")).toBe("198.51.100.1");
  });

  it("is the rightmost that is no proxy of ours", () => {
    expect(address("10.0.0.1", "203.0.113.5")).toBe("203.0.113.5");
    expect(address("10.0.0.1", "8.8.8.8, 203.0.113.5, 192.0.2.9, 10.1.1.1")).toBe("203.0.113.5");
    expect(address("2001:db8::7", "2001:4860::1")).toBe("2001:4860::1");
    expect(address("::ffff:10.0.0.1", "203.0.113.5")).toBe("203.0.113.5");
  });

  it("is the first of all when everybody is trusted", () => {
    expect(address("10.0.0.1", "10.0.0.3, 10.0.0.2")).toBe("10.0.0.3");
    expect(address("10.0.0.1")).toBe("10.0.0.1");
  });

  it("is unknown where a trusted proxy hands on something else", () => {
    expect(address("10.0.0.1", "unknown")).toBeNull();
    expect(address("10.0.0.1", "203.0.113.5, <script>")).toBeNull();
    expect(address("10.0.0.1", "")).toBeNull();
    expect(address(undefined, "203.0.113.5")).toBeNull();
  });
});

describe("normalizeAddress", () => {
  it.each([
    [" 203.0.113.5 ", "203.0.113.5"],
    ["203.0.113.5:443", "203.0.113.5"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::FFFF:203.0.113.5", "203.0.113.5"],
    ["2001:db8::1", "2001:db8::1"],
    ["999.1.1.1", null],
    ["localhost", null],
    ["", null],
  ])("reads %j as %j", (text, expected) => {
    expect(normalizeAddress(text)).toBe(expected);
  });
});
