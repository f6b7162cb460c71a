import { expect, it } from "vitest";
import { isPublicAddress } from "../../src/net/public-address.ts";

it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "::ffff:8.8.8.8"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.9",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:169.254.169.254",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "ff02::1",
  "",
  "localhost",
])("%j is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
