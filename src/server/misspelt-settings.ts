import { secretSettings } from './config/secret-files.ts';
import { settingNames } from './config/settings.ts';

const known = [...settingNames, ...secretSettings, ...secretSettings.map((name) => `${name}_FILE`)];

/** How many letters one has to add, leave out or put in another's place. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [place, wanted] of other.split('').entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** PATH is two letters from PORT and HOME from HOST: where a name is short, one letter counts. */
const mostLetters = (name: string) => (name.length < 8 ? 1 : 2);

export interface Misspelt {
  name: string;
  meant: string;
}

/** Names in the environment that are no setting and look like one. */
export const misspeltSettings = (names: readonly string[]): Misspelt[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (one) => Math.abs(one.length - name.length) <= 2 && distance(name, one) <= mostLetters(name),
      );
      return meant ? [{ name, meant }] : [];
    });
