import { isPublicHostname } from '#kernel/public-hostname.ts';

/**
 * Whether this may be where a browser's push service takes notices: the server calls it, so it must not lead to
 * what only the server can reach. Services have names, so no number is an address of one. A public name that
 * resolves to somewhere inside fails there, as nobody inside has a certificate for it.
 */
export const isPushService = (address: string): boolean => {
  if (!/^https:\/\/[!-~]+$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, port, username, password, hash, href } = new URL(address);
  return (
    href === address &&
    [port, username, password, hash].every((part) => part === '') &&
    isPublicHostname(hostname)
  );
};
