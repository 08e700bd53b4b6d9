// People here write names in these scripts. A name mixes none of them: Cyrillic "а" in a Latin name imitates another's.
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Ethiopic',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
];

// Japanese and Korean mix several scripts.
const TOGETHER = [
  ['Hiragana', 'Katakana', 'Han'],
  ['Hangul', 'Han'],
];

const writtenIn = (scripts: readonly string[]) =>
  new RegExp(
    `^[${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{Script=Common}\\p{Script=Inherited}]*$`,
    'u',
  );

const allowed = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(writtenIn);

export const isOfOneWritingSystem = (name: string): boolean =>
  allowed.some((pattern) => pattern.test(name.normalize('NFKC')));

/**
 * Finds a combining mark that belongs to no letter of these alphabets, which have all of theirs as one character: "t"
 * with an acute looks like a plain "t".
 */
export const hasLooseCombiningMark = (name: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}._-]\p{Script=Inherited}/u.test(
    name.normalize('NFKC'),
  );

/** Allows letters, digits and single separators between them, but no @: a name must never pass for an address. */
export const hasUsernameCharacters = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}]+(?:[ ._-][\p{L}\p{M}\p{N}]+)*[._-]?$/u.test(name.normalize('NFKC'));
