import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { tradePaths } from '#companies/web/trade-paths.ts';
import { icons } from '#design/icons.ts';
import { sheetIcons } from '#design/sheet-icons.ts';

const paths = { ...icons, ...tradePaths, ...sheetIcons };
type Path = keyof typeof paths;

const NAMED = /var\(--icon-([a-z-]+)\)/g;

const STROKE = "stroke='black' stroke-width='1.5' stroke-linecap='square'";

/** An outline, an outline that is filled because it is on, and a shape without one. */
const looks = { outline: `${STROKE} fill='none'`, filled: STROKE, solid: '' };

const isDrawn = (name: string): name is Path => Object.hasOwn(paths, name);

const drawing = (named: string): string => {
  const look = (['filled', 'solid'] as const).find((ending) => named.endsWith(`-${ending}`));
  const name = look ? named.slice(0, -look.length - 1) : named;
  if (!isDrawn(name)) throw new Error(`There is no icon '${name}'`);
  return `%3Cpath d='${paths[name]}' ${looks[look ?? 'outline']}/%3E`;
};

/**
 * What stands for icons in style sheets. A browser makes a document of each picture: all icons are one, below each
 * other, of which a mask shows its part.
 */
const stripOf = (named: readonly string[]) => {
  // Each in a frame of its own, which cuts off what would reach into its neighbour.
  const frames = named.map((name, at) => `%3Csvg y='${24 * at}' height='24'%3E${drawing(name)}%3C/svg%3E`);
  const start = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * named.length}'%3E`;
  return new Map([
    ['strip', `url("data:image/svg+xml,${start}${frames.join('')}%3C/svg%3E")`],
    ['strip-height', `${100 * named.length}%`],
    ...named.map((name, at): [string, string] => [name, `${(100 * at) / (named.length - 1)}%`]),
  ]);
};

const namedIn = (css: string) => [...css.matchAll(NAMED)].map(([, name = '']) => name);

/** A style sheet as it is built, where these are all that there are: `var(--icon-heart-filled)` is a place in the strip. */
export const withIcons = (css: string, sheets: readonly string[]) => {
  const icons = new Set(sheets.flatMap(namedIn).filter((name) => !name.startsWith('strip')));
  const strip = stripOf([...icons].toSorted());
  return css.replace(NAMED, (_, name: string) => strip.get(name) ?? '');
};

/** What a list draws again and again is written once, in the style sheet, and not in each of its items. */
export const drawnIcons = (): Plugin => ({
  name: 'drawn-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css') || namedIn(code).length === 0) return null;
    const sheets = globSync('{src,sheet}/**/*.css').map((file) => readFileSync(file, 'utf8'));
    return { code: withIcons(code, sheets), map: null };
  },
});
