import { BlockList, isIP } from "node:net";

/** IPv4 that leads to no public host, by IANA's registry of special-purpose addresses. */
const CLOSED_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  // Shared by carriers (CGNAT), and by clouds for their metadata.
  "100.64.0.0/10",
  "127.0.0.0/8",
  // Link-local, and with it the metadata of most clouds.
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Public by its number, but Azure's machines reach their own host's agent there.
  "168.63.129.16/32",
];

/**
 * All of IPv6 that was ever given out to hosts. Outside of it lie loopback, link-local, unique-local, site-local and
 * multicast addresses, and those that hold an IPv4 address: mapped, compatible and NAT64.
 */
const GLOBAL_IPV6 = "2000::/3";

/** Within that, what leads to no public host, or to one by an IPv4 address inside (Teredo, 6to4). */
const CLOSED_IPV6 = [
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3ffe::/16",
  "3fff::/20",
];

const closedIpv4 = listOf(CLOSED_IPV4, "ipv4");
const globalIpv6 = listOf([GLOBAL_IPV6], "ipv6");
const closedIpv6 = listOf(CLOSED_IPV6, "ipv6");

/**
 * Whether an address may be a host of the public internet: none of this machine, its network or its cloud.
 * @param address as the resolver gives it; anything but an address is none
 */
export function isPublicAddress(address: string): boolean {
  // A zone (`%eth0`) names an interface of this machine.
  if (address.includes("%")) return false;
  const family = isIP(address);
  if (family === 4) return !closedIpv4.check(address, "ipv4");
  return family === 6 && globalIpv6.check(address, "ipv6") && !closedIpv6.check(address, "ipv6");
}

function listOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", prefix] = subnet.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
