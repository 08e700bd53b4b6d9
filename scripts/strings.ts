// Works on the sentences: npm run strings -- fixed | tics | pending | mark | reviewed LANGUAGE TABLE[#KEY] … |
// export LANGUAGE [FILE] | import FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { englishEntries } from './strings/english-entries.ts';
import { fixedEntries } from './strings/fixed-strings.ts';
import { changedEntries, markChanged, markReviewed, pendingEntries } from './strings/reviews.ts';
import { findings } from './strings/tic-findings.ts';
import { exportXliff, importXliff, writeTables } from './strings/xliff.ts';

const [command = '', ...words] = process.argv.slice(2);
const entries = englishEntries();

const commands: Readonly<Record<string, () => void>> = {
  /** Lists the entries that the product’s documents fix to the letter. */
  fixed: () => {
    for (const { table, key, texts } of fixedEntries(entries))
      console.log(`${table}#${key}  ${texts.join(' | ')}`);
  },
  tics: () => {
    const { tics, unusedExceptions, share } = findings(
      entries,
      readFileSync('docs/voice-exceptions.txt', 'utf8'),
    );
    for (const { entry, text, instead } of tics)
      console.log(`${entry.table}#${entry.key}\n  ${text}\n  instead: ${instead}`);
    for (const exception of unusedExceptions) console.log(`${exception}: this exception excuses nothing`);
    console.log(`${tics.length} tics, ${(share * 100).toFixed(1)} % of our own English sentences have one.`);
    if (tics.length + unusedExceptions.length > 0) process.exitCode = 1;
  },
  /** Lists what translators have to look at: entries whose English has changed since. */
  pending: () => {
    for (const { entry, languages } of pendingEntries(entries))
      console.log(`${entry.table}#${entry.key}  ${languages.join(' ')}  ${entry.texts.join(' | ')}`);
  },
  mark: () => console.log(`${markChanged(entries)} entries wait for their translations to be looked at.`),
  reviewed: () => {
    const [language = '', ...places] = words;
    const { before, after } = markReviewed(entries, language, places);
    console.log(`${before} entries had translations to look at, ${after} have.`);
  },
  /** Writes a language’s sentences as XLIFF 2, for a translator’s program. */
  export: () => {
    const [language = '', file = `strings-${language}.xlf`] = words;
    writeFileSync(file, exportXliff(language));
    console.log(`All sentences of ${language} are in ${file}.`);
  },
  /** Writes the changed sentences of such a file into the tables of their language. */
  import: () => {
    const tables = importXliff(readFileSync(words[0] ?? '', 'utf8'));
    writeTables(tables);
    console.log(`${tables.size} tables have changed. Now run npm run check.`);
  },
  check: () => {
    commands['tics']?.();
    const changed = changedEntries(entries);
    for (const { table, key } of changed) console.log(`${table}#${key} has changed: npm run strings -- mark`);
    if (changed.length > 0) process.exitCode = 1;
  },
};

const run = commands[command];
if (run) run();
else {
  console.error(`npm run strings -- ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 1;
}
