// How many lines of quotes are told right by their words, and which are not: npm run bench -- guess-kinds. Those that
// were found elsewhere came after the table: 35 of 60 were right at the first count, before the table learned of them.
import { readFileSync } from 'node:fs';
import { guessKind } from '#price-book/rules/guess-kind.ts';

for (const file of ['quote-lines', 'quote-lines-found']) {
  const lines = JSON.parse(readFileSync(`demo/${file}.json`, 'utf8')) as Record<string, string[]>;
  const known = Object.entries(lines).flatMap(([kind, some]) => some.map((line) => ({ line, kind })));
  const wrong = known.filter(({ line, kind }) => guessKind(line) !== kind);
  for (const { line, kind } of wrong) console.log(`${kind}, not ${guessKind(line) ?? 'known'}: ${line}`);
  const right = known.length - wrong.length;
  console.log(`${file}: ${right} of ${known.length} lines, ${((100 * right) / known.length).toFixed(1)} %`);
}
