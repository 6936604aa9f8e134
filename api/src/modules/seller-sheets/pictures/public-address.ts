import ipaddr from 'ipaddr.js';

/** Networks of the public internet that lead to others, or to nobody. */
const notPublic = [
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/23',
  '2002::/16',
  '100::/64',
  '3fff::/20',
  '5f00::/16',
].map((network) => ipaddr.IPv6.parseCIDR(network));

/** Whether an address is of the public internet: not of this machine, its network, or one that is mapped into it. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || !notPublic.some((network) => parsed.match(network));
}
