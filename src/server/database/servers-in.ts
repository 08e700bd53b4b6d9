export interface DatabaseServers {
  /** An address for each server, which differ in nothing but the server. */
  addresses: [string, ...string[]];
  /** There may be one among them that does not take writes. */
  areChosen: boolean;
}

const URL_PATTERN = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;
const MOST_SERVERS = 8;
/** What others call it that connections go to the server which takes writes. Giewel writes, so it wants nothing else. */
const writable = ['read-write', 'primary', 'any'];

/** Reads an address as libpq knows it, with one server or several (`one:5432,other:5432`); null where it is none. */
export const serversIn = (address: string): DatabaseServers | null => {
  const [, urlStart, hostsText, path = '', query = ''] = URL_PATTERN.exec(address) ?? [];
  if (urlStart === undefined || hostsText === undefined) return null;
  const parameters = new URLSearchParams(query);
  const sessionAttrs = parameters.get('target_session_attrs');
  if (sessionAttrs !== null && !writable.includes(sessionAttrs)) return null;
  parameters.delete('target_session_attrs');
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path;
  const servers = hostsText.split(',');
  if (servers.length > MOST_SERVERS || (servers.length > 1 && servers.includes(''))) return null;
  const addresses = servers.map((server) => urlStart + server + rest);
  if (!addresses.every((url) => URL.canParse(url))) return null;
  const [first = address, ...otherUrls] = addresses;
  return {
    addresses: [first, ...otherUrls],
    areChosen: otherUrls.length > 0 || (sessionAttrs ?? 'any') !== 'any',
  };
};
