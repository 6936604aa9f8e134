import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;

/**
 * What a client's address is counted by: an IPv4 address, or the network of an IPv6 one, as a household or an attacker
 * has 2^64 addresses in it.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString();
}
