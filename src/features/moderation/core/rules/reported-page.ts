/** Returns the path of a page of ours from an address as a person wrote it, whole or in part; null if it leads elsewhere. */
export const ownPathOf = (address: string, origin: string): string | null => {
  const written = address.trim();
  if (!written.startsWith('/') && !written.startsWith(`${origin}/`)) return null;
  const url = URL.parse(written, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};

/** Names the kind of page that was reported, by its address as a person wrote it, in any language; null if it is another. */
export const reportedPageKind = (address: string): 'company' | 'project' | null => {
  const folder = /\/(companies|projects)\/\d/u.exec(address)?.[1];
  if (folder === undefined) return null;
  return folder === 'companies' ? 'company' : 'project';
};
