// How many lines of quotes are told right by their words, and which are not: npm run bench -- guess-kinds
import { readFileSync } from 'node:fs';
import { guessKind } from '#price-book/rules/guess-kind.ts';

const lines = JSON.parse(readFileSync('demo/quote-lines.json', 'utf8')) as Record<string, string[]>;
const known = Object.entries(lines).flatMap(([kind, some]) => some.map((line) => ({ line, kind })));
const wrong = known.filter(({ line, kind }) => guessKind(line) !== kind);
for (const { line, kind } of wrong) console.log(`${kind}, not ${guessKind(line) ?? 'known'}: ${line}`);
console.log(
  `${known.length - wrong.length} of ${known.length} lines, ${((100 * (known.length - wrong.length)) / known.length).toFixed(1)} %`,
);
