import { DrawingSheet } from './drawing-sheet.ts';
import { type DrawingTheme, inkOf } from './ink.ts';
import { cantonOutlines, countryOutline } from './map-outlines.ts';
import { SeededRandom } from './random.ts';

/** How much of a canton belongs to an area. */
export type CantonShare = 'none' | 'part' | 'whole';

/** The cantons in the order in which an area names its shares. */
export const cantonNames: readonly string[] = cantonOutlines.map(({ name }) => name);

/** The country from above: hatched is a part of a canton, filled the whole of it. */
export const areaMap = (shares: readonly CantonShare[], options: { theme?: DrawingTheme } = {}): string => {
  const { theme = 'day' } = options;
  const ink = inkOf('gutland', theme);
  const sheet = new DrawingSheet({
    width: 430,
    height: 620,
    ink,
    random: new SeededRandom(1),
    idPrefix: theme === 'night' ? 'man' : 'mad',
  });
  sheet.fill(countryOutline, ink.tint);
  for (const [index, { outline }] of cantonOutlines.entries()) {
    if (shares[index] === 'whole') sheet.fill(outline, ink.body);
    if (shares[index] !== 'none') sheet.hatch(outline, 45, 8, 1, ink.line, 0.8);
    sheet.stroke(outline, 1.6, ink.line, 'opacity=".55"');
  }
  sheet.stroke(countryOutline, 4, ink.line, 'stroke-linejoin="round"');
  return sheet.toCutout();
};
