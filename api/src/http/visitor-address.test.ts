import { expect, it } from "vitest";
import { networksOf } from "./visitor-address.ts";

it.each([
  ["203.0.113.7", ["203.0.113.7"]],
  ["", [""]],
  ["2001:db8:1:1::1", ["2001:db8:1:1::/64", "2001:db8:1::/48", "2001:db8::/32"]],
  ["2001:db8:1:1:ffff:ffff:ffff:19", ["2001:db8:1:1::/64", "2001:db8:1::/48", "2001:db8::/32"]],
  ["2001:0db8:0001:0001::19", ["2001:db8:1:1::/64", "2001:db8:1::/48", "2001:db8::/32"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48", "2001:db8::/32"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48", "0:0::/32"]],
])("attempts from %s count for %s", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
