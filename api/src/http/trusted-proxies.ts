import { BlockList, isIP } from "node:net";

/** Whether a text is an address or a subnet: `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isAddressOrSubnet(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** Answers whether an address is one of those listed. Anything but an address is not. */
export function createProxyCheck(addressesAndSubnets: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of addressesAndSubnets) {
    const [address = "", prefix] = text.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
