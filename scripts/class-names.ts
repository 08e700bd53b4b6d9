import type { Plugin } from 'vite';

const TABLE_OF_CLASSES = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * The classes of a style sheet by their names, each by itself, instead of all of them as one thing: but where one is looked
 * up by what comes, which wants the table anyway.
 */
export const eachClass = (code: string): string =>
  code.replace(TABLE_OF_CLASSES, (table, name: string, sheet: string) =>
    code.includes(`${name}[`) ? table : `import * as ${name} from ${sheet}`,
  );

const isSheet = (id: string) => id.endsWith('.module.css');

const inBrowser: Plugin['apply'] = (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild;

/** A class that a screen names is written where it is used. A browser does not download the table of all. */
export const classNames = (): Plugin[] => [
  {
    name: 'class-names',
    enforce: 'pre',
    apply: inBrowser,
    transform: (code, id) => (/\.tsx?$/.test(id) ? { code: eachClass(code), map: null } : null),
  },
  {
    name: 'class-names-keep-sheets',
    enforce: 'post',
    apply: inBrowser,
    // A sheet of which nothing but names was used, which now stand elsewhere, would go, and its rules with it.
    transform: (code, id) => (isSheet(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
    generateBundle(_, bundle) {
      const built = new Set(
        Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : [])),
      );
      const lost = [...this.getModuleIds()].filter(
        (id) =>
          isSheet(id) && !built.has(id) && this.getModuleInfo(id)?.importers.some((one) => built.has(one)),
      );
      if (lost.length > 0) this.error(`These rules would reach no browser: ${lost.join(', ')}`);
    },
  },
];
