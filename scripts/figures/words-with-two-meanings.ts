const EXPORTED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/**
 * Words of the table in AGENTS.md, each with the names that use it for something else. What a name does not show, and
 * words that the documents themselves use twice (a line of a quote, a question of a trade), no program tells.
 */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  say: /^say[A-Z]/,
  live: /^isLive$|^tell[A-Z]/,
  place: /^placeOf$|^hasPlace$|^Place$/,
  slot: /[a-z]Slot$/,
  visit: /appointment/i,
  caretaker: /assignee/i,
  store: /^enter[A-Z]/,
  proof: /lexeme/i,
};

/** Words that the table lists, in the order it has them. */
export const wordsInTable = (agents: string): string[] => {
  const [, table = ''] = agents.split('## One meaning a word');
  return [...table.matchAll(/^\| ([^|]+?) +\|/gm)]
    .flatMap(([, words = '']) => words.split(', '))
    .filter((word) => word !== 'word' && !word.startsWith('-'));
};

/** Exported names in which a word of the table means something else than the table says. */
export const wordsWithTwoMeanings = (
  files: readonly (readonly [path: string, text: string])[],
  words: readonly string[],
): string[] =>
  files.flatMap(([, text]) =>
    [...text.matchAll(EXPORTED)].flatMap(([, name = '']) =>
      words.filter((word) => OTHERWISE[word]?.test(name)).map((word) => `${word} in ${name}`),
    ),
  );

/** Finds the words that the check knows and the table no longer has. */
export const forgottenWords = (words: readonly string[]): string[] =>
  Object.keys(OTHERWISE).filter((word) => !words.includes(word));
