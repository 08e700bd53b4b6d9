import type { EnglishEntry } from './english-entries.ts';
import { fixedEntries } from './fixed-strings.ts';
import { type Tic, ticsIn } from './tics.ts';

/** Each line excuses one entry and says why: `path/of/table.ts#sentences.key: reason`. */
const exceptionsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [place = '', reason = ''] = line.split(/: (.*)/);
      if (reason === '') throw new Error(`No reason is given in “${line}”`);
      return place;
    });

/** Only sentences of our own are judged: those of the documents stay to the letter. */
export const findings = (entries: readonly EnglishEntry[], exceptions: string) => {
  const fixed = new Set(fixedEntries(entries));
  const own = entries.filter((entry) => !fixed.has(entry));
  const excused = new Set(exceptionsIn(exceptions));
  const placeOf = ({ entry }: Tic) => `${entry.table}#${entry.key}`;
  const all = ticsIn(own);
  const unexcused = all.filter((tic) => !excused.has(placeOf(tic)));
  const used = new Set(all.map(placeOf));
  return {
    tics: unexcused,
    unusedExceptions: [...excused].filter((place) => !used.has(place)),
    share: new Set(all.map(({ entry }) => entry)).size / own.length,
  };
};
