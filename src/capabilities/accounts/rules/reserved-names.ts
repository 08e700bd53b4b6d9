/** Names that speak for Giewel: who bears one is believed. Only the whole name; others may contain them. */
const RESERVED = ['admin', 'administrator', 'moderator', 'support', 'giewel', 'system', 'security'];

/** A name without what the eye passes over: width, case, the dot of an i, accents, and a separator at its end. */
const asSeen = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[._-]$/, '');

export const isReservedName = (name: string): boolean => RESERVED.includes(asSeen(name));
