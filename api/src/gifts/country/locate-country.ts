import geoip from "geoip-country";

/**
 * Country of an address by the embedded database (GeoLite2); null when it is private or unknown.
 * Nothing leaves the server.
 */
export function locateCountry(address: string): string | null {
  return geoip.lookup(address)?.country ?? null;
}
