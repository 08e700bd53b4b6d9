import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const GROUPS_OF_PLACE = 3;

const groupsOf = (part = '') => part.split(':').filter(Boolean);

/** Returns the eight groups of an IPv6 address, or the IPv4 address that it maps. */
const groupsIn = (ip: string): string[] | string => {
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? ip;
  // One address can be written in many ways; a URL has only one.
  const [headText, tailText] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(headText), groupsOf(tailText)];
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
};

/**
 * Returns the network to count for: the first 64 bits of IPv6, because one connection has all the rest to itself and
 * would never run out of addresses; for IPv4 the whole address.
 */
export const ipNetworkOf = (ip: string): string => {
  const groups = groupsIn(ip);
  return typeof groups === 'string' ? groups : `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
};

/** Returns the part of an address that people see in their history: enough to tell towns apart, not who it was. */
export const coarseIpNetworkOf = (ip: string): string => {
  const groups = groupsIn(ip);
  if (typeof groups !== 'string') return `${groups.slice(0, GROUPS_OF_PLACE).join(':')}::/48`;
  return isIPv4(groups) ? `${groups.split('.').slice(0, 3).join('.')}.0/24` : groups;
};
