/** Words that speak for Giewel: who bears nothing but these is believed. Other names may contain them. */
const RESERVED = ['admin', 'administrator', 'moderator', 'support', 'giewel', 'system', 'security'];

/** The words of a name, without what the eye passes over: width, case, the dot of an i, accents, separators. */
const wordsSeen = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ı', 'i')
    .split(/[ ._-]/)
    .filter(Boolean);

export const isReservedName = (name: string): boolean => {
  const words = wordsSeen(name);
  return words.length > 0 && words.every((word) => RESERVED.includes(word));
};
