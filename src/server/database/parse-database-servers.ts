export interface DatabaseServers {
  /** There is an address for each server; they differ only in the server. */
  addresses: [string, ...string[]];
  /** True if some of the servers may refuse writes. */
  areChosen: boolean;
}

const URL_PATTERN = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;
const MOST_SERVERS = 8;
/** libpq has these words for a connection to the server that accepts writes. Giewel writes, so it takes no others. */
const writable = ['read-write', 'primary', 'any'];

/** Reads an address as libpq does, with one server or several (`one:5432,other:5432`); null if it is none. */
export const parseDatabaseServers = (address: string): DatabaseServers | null => {
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
