export interface Servers {
  /** An address for each server, which differ in nothing but the server. */
  addresses: [string, ...string[]];
  /** There may be one among them that does not take writes. */
  areChosen: boolean;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;
const MOST_SERVERS = 8;
/** What others call it that connections go to the server which takes writes. Giewel writes, so it wants nothing else. */
const writable = ['read-write', 'primary', 'any'];

/** Reads an address as libpq knows it, with one server or several (`one:5432,other:5432`); null where it is none. */
export const serversIn = (address: string): Servers | null => {
  const [, before, named, path = '', query = ''] = ADDRESS.exec(address) ?? [];
  if (before === undefined || named === undefined) return null;
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('target_session_attrs');
  if (wanted !== null && !writable.includes(wanted)) return null;
  parameters.delete('target_session_attrs');
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path;
  const servers = named.split(',');
  if (servers.length > MOST_SERVERS || (servers.length > 1 && servers.includes(''))) return null;
  const addresses = servers.map((server) => before + server + rest);
  if (!addresses.every((one) => URL.canParse(one))) return null;
  const [first = address, ...others] = addresses;
  return { addresses: [first, ...others], areChosen: others.length > 0 || (wanted ?? 'any') !== 'any' };
};
