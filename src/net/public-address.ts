import ipaddr from "ipaddr.js";

/**
 * Whether an IP address belongs to the public internet: unicast, and none of the ranges kept for private networks,
 * loopback, link-local, carriers, documentation or as a way to reach IPv4 from IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === "unicast";
}
