// Counts the lines of quotes whose kind is guessed right by their words, and lists the others: npm run bench -- guess-kinds.
// bench/README.md has the results of each set from before the table learned of it.
import { readFileSync } from 'node:fs';
import { guessLineKind } from '#features/quotes/price-book/rules/guess-line-kind.ts';
import type { LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';

interface LabelledLine {
  kind: string;
  line: string;
  unit: LineUnit | null;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(`demo/${file}.json`, 'utf8'));

const count = (name: string, lines: readonly LabelledLine[], isPrinted: boolean) => {
  const wrong = lines.filter(({ kind, line, unit }) => guessLineKind(line, unit) !== kind);
  if (isPrinted)
    for (const { kind, line, unit } of wrong)
      console.log(`${kind}, not ${guessLineKind(line, unit) ?? 'known'}: ${line}`);
  const right = lines.length - wrong.length;
  console.log(`${name}: ${right} of ${lines.length} lines, ${((100 * right) / lines.length).toFixed(1)} %`);
};

for (const file of ['quote-lines', 'quote-lines-found']) {
  const sets = Object.entries(readJson(file) as Record<string, string[]>);
  count(
    file,
    sets.flatMap(([kind, texts]) => texts.map((line) => ({ kind, line, unit: null }))),
    true,
  );
}

// The wrong guesses of B, D and F stay unprinted, so that nobody tunes the table to them.
const strangers = readJson('quote-lines-strangers') as Record<string, Record<string, [string, LineUnit][]>>;
for (const [part, kinds] of Object.entries(strangers)) {
  const lines = Object.entries(kinds).flatMap(([kind, texts]) =>
    texts.map(([line, unit]) => ({ kind, line, unit })),
  );
  count(`quote-lines-strangers ${part}`, lines, ['A', 'C', 'E'].includes(part));
}
