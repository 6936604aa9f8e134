import ipaddr from 'ipaddr.js';

/** A household has 2^64 addresses in its network; a customer of a data centre has a /48, with 2^16 such networks. */
const HOUSEHOLD_BITS = 64;
export const SITE_BITS = 48;

/**
 * What a client's address is counted by: an IPv4 address, or the network of an IPv6 one.
 * @param bits of an IPv6 network
 */
export function addressKey(ip: string, bits = HOUSEHOLD_BITS): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString();
}
