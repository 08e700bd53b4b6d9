import { globSync, readFileSync } from 'node:fs';
import type { EnglishEntry } from './english-entries.ts';

/** These pages quote strings that the product must show to the letter. */
const sources = () => [...globSync('docs/product/*.md'), 'docs/readings.md', 'docs/requirements.md'];

const straight = (text: string) =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\{[^}]*\}|\+N\b|\.{3}/g, '{}')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A quote opens after a space or bracket and closes before a space, a bracket or punctuation. */
const QUOTED = /(?<=^|[\s(/|—:])'([^\n]{1,400}?)'(?=$|[\s.,;:)!?/|])/gm;

export const quotedStrings = (): ReadonlySet<string> =>
  new Set(
    sources().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(QUOTED)].map(([, text = '']) => straight(text)),
    ),
  );

const isLong = (text: string) => text.split(' ').length >= 4;

/** An entry is fixed where a quoted string is the whole of it, or where four words or more of one are the other’s. */
export const fixedEntries = (entries: readonly EnglishEntry[], quoted = quotedStrings()): EnglishEntry[] => {
  const strings = [...quoted].map((text) => text.replace(/\.$/, ''));
  const wholes = new Set(strings);
  const parts = strings.filter(isLong);
  const isFixed = (text: string) => {
    const words = text.replace(/\.$/, '');
    return (
      wholes.has(words) ||
      parts.some((part) => text.includes(part) || (isLong(words) && part.includes(words)))
    );
  };
  return entries.filter(({ texts }) => texts.map(straight).some(isFixed));
};
