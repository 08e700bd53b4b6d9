/** Names the kind of page that was reported, by its address as a person wrote it, in any language; null if it is another. */
export const reportedPageKind = (address: string): 'company' | 'project' | null => {
  const folder = /\/(companies|projects)\/\d/u.exec(address)?.[1];
  if (folder === undefined) return null;
  return folder === 'companies' ? 'company' : 'project';
};
