import { createHash } from 'node:crypto';
import { parseSync } from 'rolldown/utils';

/** The same commit always draws the same, and nobody can choose the commit for what it draws. */
const drawn = <Item extends string>(items: readonly Item[], commit: string, count: number): Item[] => {
  const rankOf = (item: string) => createHash('sha256').update(`${commit} ${item}`).digest('hex');
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
};

const exportsOf = ([path, text]: readonly [path: string, text: string]): string[] =>
  parseSync(path, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) =>
      moduleRequest === null && exportName.name ? [exportName.name] : [],
    )
    .map((name) => `${name}   (in ${path.slice(0, path.lastIndexOf('/'))})`);

/** Names that somebody who has not seen the code is to guess: a file by its path, an export by its folder. */
export const drawNames = (
  files: readonly (readonly [path: string, text: string])[],
  commit: string,
  count = 150,
) => ({
  files: drawn(
    files.map(([path]) => path),
    commit,
    count,
  ),
  exports: drawn([...new Set(files.flatMap(exportsOf))], commit, count),
});
