import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isPublicHttpsUrl } from '#kernel/public-https-url.ts';

/** Everything here is ours, nobody's, or leads to one of the two (RFC 6890). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** IPv6 is public here alone; what wraps an IPv4 address, or stays on the link, is outside of it. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

export const isPublicIp = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && publicIpv6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};

export class PrivateAddress extends Error {
  constructor() {
    super('The name leads to a private address');
  }
}

type ResolveAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for the connection itself, so that what is judged is what is connected to: a name that answers
 * something else the second time gains nothing.
 */
export const createPublicLookup =
  (resolve: ResolveAll = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The name has no address'), '', 0);
      if (!addresses.every(({ address }) => isPublicIp(address)))
        return callback(new PrivateAddress(), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

interface PostOptions {
  headers: Record<string, string>;
  body: Buffer;
  patienceMs: number;
  /** The operator named the address, or allows any for a trial. */
  mayBePrivate: boolean;
  resolve?: ResolveAll;
}

/**
 * Posts to an address that somebody else chose. It reaches nothing inside our network: neither directly, nor by a name
 * that resolves to something inside, nor by a redirect, which is returned as it is. The body of the response isn't read.
 */
export const postToPublicAddress = (
  address: string,
  { headers, body, patienceMs, mayBePrivate, resolve }: PostOptions,
): Promise<{ status: number }> =>
  new Promise((resolvePost, reject) => {
    if (!mayBePrivate && !isPublicHttpsUrl(address)) return reject(new PrivateAddress());
    const request = address.startsWith('http:') ? requestHttp : requestHttps;
    const call = request(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        ...(!mayBePrivate && { lookup: createPublicLookup(resolve) }),
      },
      (response) => {
        resolvePost({ status: response.statusCode ?? 0 });
        // Nobody reads the rest, and its sender must not keep the connection open.
        response.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
