import type { Plugin } from 'vite';
import { tradePaths } from '#companies/web/trade-paths.ts';
import { icons } from '#design/icons.ts';
import { sheetIcons } from '#design/sheet-icons.ts';

const paths = { ...icons, ...tradePaths, ...sheetIcons };
type Path = keyof typeof paths;

const NAMED = /url\("icon:([a-z-]+)(?:\/(filled|solid))?"\)/g;

const STROKE = "stroke='black' stroke-width='1.5' stroke-linecap='square'";

/** An outline, an outline that is filled because it is on, and a shape without one. */
const looks = { outline: `${STROKE} fill='none'`, filled: STROKE, solid: '' };

const isDrawn = (name: string): name is Path => Object.hasOwn(paths, name);

const urlOf = (name: Path, look: keyof typeof looks): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${paths[name]}' ${looks[look]}/%3E%3C/svg%3E")`;

/** A style sheet with its icons written out, to be masks: `url("icon:heart")`, `url("icon:heart/filled")`. */
export const withIcons = (css: string): string =>
  css.replace(NAMED, (_, name: string, look: keyof typeof looks = 'outline') => {
    if (!isDrawn(name)) throw new Error(`There is no icon '${name}'`);
    return urlOf(name, look);
  });

/** What a list draws again and again is written once, in the style sheet, and not in each of its items. */
export const drawnIcons = (): Plugin => ({
  name: 'drawn-icons',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? { code: withIcons(code), map: null } : null),
});
