import { secretSettingNames } from './secret-files.ts';
import { settingNames } from './settings.ts';

const known = [...settingNames, ...secretSettingNames, ...secretSettingNames.map((name) => `${name}_FILE`)];

/** Counts the letters to add, remove or replace. */
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

/** PATH is two letters from PORT and HOME from HOST: in a short name, only one letter may differ. */
const mostLetters = (name: string) => (name.length < 8 ? 1 : 2);

export interface MisspeltSetting {
  name: string;
  meant: string;
}

/** Finds names in the environment that are no setting but resemble one. */
export const findMisspeltSettings = (names: readonly string[]): MisspeltSetting[] =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (one) => Math.abs(one.length - name.length) <= 2 && distance(name, one) <= mostLetters(name),
      );
      return meant ? [{ name, meant }] : [];
    });
