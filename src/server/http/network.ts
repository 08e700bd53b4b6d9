import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const GROUPS_OF_PLACE = 3;

const groupsOf = (part = '') => part.split(':').filter(Boolean);

/** The eight groups of an IPv6 address, or the IPv4 one that it is. */
const groupsIn = (ip: string): string[] | string => {
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? ip;
  // One address is written in many ways; a URL has one of them.
  const [headText, tailText] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(headText), groupsOf(tailText)];
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
};

/**
 * Whose address this is, for counting: of IPv6 the first 64 bits, because one connection has all the rest to
 * itself and would never run out of addresses; of IPv4 the address.
 */
export const networkOf = (ip: string): string => {
  const groups = groupsIn(ip);
  return typeof groups === 'string' ? groups : `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
};

/** Where an address is, for people who look back: enough to tell a town from another, not who it was. */
export const shownNetworkOf = (ip: string): string => {
  const groups = groupsIn(ip);
  if (typeof groups !== 'string') return `${groups.slice(0, GROUPS_OF_PLACE).join(':')}::/48`;
  return isIPv4(groups) ? `${groups.split('.').slice(0, 3).join('.')}.0/24` : groups;
};
