import { isPublicHostname } from './public-hostname.ts';

/**
 * Whether the server may call this address, which somebody else chose: https at the usual port of a public name, and
 * nothing that hides in it. No number is such an address. What the name resolves to is judged at each call.
 */
export const isPublicHttpsUrl = (address: string): boolean => {
  if (!/^https:\/\/[!-~]+$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, port, username, password, hash, href } = new URL(address);
  return (
    [address, `${address}/`].includes(href) &&
    [port, username, password, hash].every((part) => part === '') &&
    isPublicHostname(hostname)
  );
};
