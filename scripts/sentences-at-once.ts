import type { Plugin } from 'vite';

const LISTS = /\/src\/app\/strings\/(?:\w+\/)?tables\.ts$/;

/** A table, or the list of a language's. */
const FETCHED = /(?<!await )import\(('[^']+')\)|\(await import\(('[^']+')\)\)/g;

/** The server reads all sentences at its start: they are part of it, where a browser fetches those of its pages. */
export const sentencesAtOnce = (): Plugin => ({
  name: 'sentences-at-once',
  apply: (_, { isSsrBuild, command }) => command === 'build' && isSsrBuild === true,
  transform: {
    order: 'pre',
    handler(code, id) {
      if (!LISTS.test(id)) return null;
      const files: string[] = [];
      const named = code.replace(FETCHED, (_, table?: string, list?: string) => {
        files.push(table ?? list ?? '');
        const name = `read${files.length}`;
        return table ? `Promise.resolve(${name})` : name;
      });
      if (files.length === 0) throw new Error(`${id} fetches no sentences any more`);
      const imports = files.map((file, at) => `import * as read${at + 1} from ${file};`).join(' ');
      return { code: `${imports} ${named}`, map: null };
    },
  },
});
