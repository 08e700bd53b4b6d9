import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { type DrawingRegion, type DrawingTheme, inkOf } from '#art/ink.ts';
import { pointText } from '#art/shapes.ts';

/** The sheet of the transect: its ink changes from one ground to the next. */
export interface TransectSheet {
  sheet: DrawingSheet;
  theme: DrawingTheme | undefined;
}

export const inkFor = ({ sheet, theme }: TransectSheet, region: DrawingRegion): void => {
  sheet.ink = inkOf(region, theme);
};

/** Draws in the inks of a region, at a place and a scale of its own. */
export const drawInRegion = (
  country: TransectSheet,
  region: DrawingRegion,
  site: { x: number; y: number; scale: number },
  draw: (sheet: DrawingSheet) => void,
): void => {
  const { sheet } = country;
  inkFor(country, region);
  const transform = `translate(${pointText(site.x, site.y)}) scale(${site.scale})`;
  sheet.group(`transform="${transform}"`, () => draw(sheet));
};

/** For what is drawn in the coordinates of the whole transect. */
export const IN_PLACE = { x: 0, y: 0, scale: 1 } as const;
