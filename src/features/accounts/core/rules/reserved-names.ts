/** These are read as another letter: in many typefaces nobody can tell 'GieweI' and 'giewe1' from the name. */
const READ_AS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', l: 'i' };

const asRead = (word: string) => word.replaceAll(/[\dl]/g, (sign) => READ_AS[sign] ?? sign);

const HOUSE = asRead('giewel');

/** Names made only of these words would seem to speak for Giewel. They are in its five languages, without accents. */
const RESERVED = `
  giewel admin administrator moderator support system security team help staff official
  administrateur moderateur moderatrice systeme securite equipe aide officiel
  administratorin moderatorin kundendienst sicherheit hilfe offiziell
  secherheet hellef ekipp offiziellen
  administrador moderador suporte sistema seguranca equipa ajuda oficial
`
  .trim()
  .split(/\s+/)
  .map(asRead);

/** No name is longer, and judging longer words would take long. */
const LONGEST_WORD = 120;

/** Returns a name's words without details the eye misses: width, case, the dot of an i, accents, separators, numbers. */
const wordsSeen = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ı', 'i')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => /\D/.test(word));

/** 'giewelsupport' consists of two. */
const isMadeOfReserved = (word: string): boolean =>
  word === '' ||
  RESERVED.some((reserved) => word.startsWith(reserved) && isMadeOfReserved(word.slice(reserved.length)));

const isReservedWord = (word: string): boolean =>
  word.length <= LONGEST_WORD &&
  [asRead(word.replaceAll(/\d/g, '')), asRead(word)].some((read) => read !== '' && isMadeOfReserved(read));

/** 'a-d-m-i-n' reads as one word. */
const isSpelledOut = (words: readonly string[]) => isReservedWord(words.join(''));

/** Returns whether a username seems to speak for Giewel. Other names may contain such words. */
export const isReservedUsername = (name: string): boolean => {
  const words = wordsSeen(name);
  return words.length > 0 && (words.every(isReservedWord) || isSpelledOut(words));
};

/** Articles and legal forms are this short: 'L’équipe Giewel', 'Giewel S.A.'. */
const SHORT_WORD = 2;

/**
 * Checks displayed names of people or companies. They must name Giewel, too, as there are companies for security and
 * help.
 */
export const impersonatesGiewel = (name: string): boolean => {
  const all = wordsSeen(name);
  const namesHouse = (word: string) => asRead(word).includes(HOUSE);
  if (namesHouse(all.join('')) && isSpelledOut(all)) return true;
  const words = all.filter((word) => word.length > SHORT_WORD);
  return words.some(namesHouse) && words.every(isReservedWord);
};
