import type { Plugin } from 'vite';

const TABLE_OF_CLASSES = /import (\w+) from ('[^']+\.module\.css')/g;

/** The classes of a style sheet by their names, each by itself, instead of all of them as one thing. */
export const eachClass = (code: string): string => code.replace(TABLE_OF_CLASSES, 'import * as $1 from $2');

/** A class that a screen names is written where it is used. A browser does not download the table of all. */
export const classNames = (): Plugin => ({
  name: 'class-names',
  enforce: 'pre',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: (code, id) => (id.endsWith('.tsx') ? { code: eachClass(code), map: null } : null),
});
