import { expect, it } from "vitest";
import { networkOf } from "./visitor-address.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["", ""],
  ["2001:db8:1:1::1", "2001:db8:1:1::/64"],
  ["2001:db8:1:1:ffff:ffff:ffff:19", "2001:db8:1:1::/64"],
  ["2001:0db8:0001:0001::19", "2001:db8:1:1::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("attempts from %s count for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
