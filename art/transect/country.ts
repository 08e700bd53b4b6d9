import { inkOf, type Region, type Theme } from '#art/ink.ts';
import { xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** The sheet of the transect: its ink changes from one ground to the next. */
export interface Country {
  sheet: Sheet;
  theme: Theme | undefined;
}

export const inkFor = ({ sheet, theme }: Country, region: Region): void => {
  sheet.ink = inkOf(region, theme);
};

/** Draws in the inks of a region, at a place and a scale of its own. */
export const build = (
  country: Country,
  region: Region,
  site: { x: number; y: number; scale: number },
  draw: (sheet: Sheet) => void,
): void => {
  const { sheet } = country;
  inkFor(country, region);
  const transform = `translate(${xy(site.x, site.y)}) scale(${site.scale})`;
  sheet.group(`transform="${transform}"`, () => draw(sheet));
};

/** For what is drawn in the coordinates of the whole transect. */
export const IN_PLACE = { x: 0, y: 0, scale: 1 } as const;
