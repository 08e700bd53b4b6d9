/** Writes a name for an address: 'Toiture Schmit & Fils' becomes 'toiture-schmit-fils'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
