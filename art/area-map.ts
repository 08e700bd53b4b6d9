import { inkOf, type Theme } from './ink.ts';
import { cantonOutlines, countryOutline } from './map-outlines.ts';
import { Random } from './random.ts';
import { Sheet } from './sheet.ts';

/** How much of a canton belongs to an area. */
export type Share = 'none' | 'part' | 'whole';

/** The cantons in the order in which an area names its shares. */
export const cantonNames: readonly string[] = cantonOutlines.map(({ name }) => name);

/** The country from above: hatched is a part of a canton, filled the whole of it. */
export const areaMap = (shares: readonly Share[], options: { theme?: Theme } = {}): string => {
  const { theme = 'day' } = options;
  const ink = inkOf('gutland', theme);
  const sheet = new Sheet({
    width: 430,
    height: 620,
    ink,
    random: new Random(1),
    idPrefix: theme === 'night' ? 'man' : 'mad',
  });
  sheet.fill(countryOutline, ink.tint);
  for (const [at, { outline }] of cantonOutlines.entries()) {
    if (shares[at] === 'whole') sheet.fill(outline, ink.body);
    if (shares[at] !== 'none') sheet.hatch(outline, 45, 8, 1, ink.line, 0.8);
    sheet.stroke(outline, 1.6, ink.line, 'opacity=".55"');
  }
  sheet.stroke(countryOutline, 4, ink.line, 'stroke-linejoin="round"');
  return sheet.toCutout();
};
