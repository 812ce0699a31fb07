import { describe, expect, it } from "vitest";
import { createProxyCheck, isAddressOrSubnet } from "./trusted-proxies.ts";

describe("isAddressOrSubnet", () => {
  it.each(["10.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32", "0.0.0.0/0"])("takes %s", (text) => {
    expect(isAddressOrSubnet(text)).toBe(true);
  });
  it.each(["10.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/-1", "host", ""])(
    "refuses %j",
    (text) => {
      expect(isAddressOrSubnet(text)).toBe(false);
    },
  );
});

describe("createProxyCheck", () => {
  it("knows the listed addresses and subnets, of both families", () => {
    const isProxy = createProxyCheck(["192.0.2.9", "10.0.0.0/8", "2001:db8::/32"]);
    for (const address of ["192.0.2.9", "10.255.0.1", "2001:db8:1::1", "::ffff:10.0.0.1"]) {
      expect(isProxy(address), address).toBe(true);
    }
    for (const address of ["192.0.2.8", "11.0.0.1", "2001:db9::1", "localhost", ""]) {
      expect(isProxy(address), address).toBe(false);
    }
  });

  it("trusts nobody unless told", () => {
    expect(createProxyCheck([])("127.0.0.1")).toBe(false);
  });
});
