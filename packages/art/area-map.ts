import { DrawingSheet } from './drawing-sheet.ts';
import { type DrawingTheme, inkOf } from './ink.ts';
import { cantonOutlines, countryOutline } from './map-outlines.ts';
import { SeededRandom } from './random.ts';

/** The parts of the map of an area: the start, then of each canton what it shows by its share, then the end. */
export interface AreaMapPieces {
  start: string;
  cantons: { name: string; none: string; part: string; whole: string }[];
  end: string;
}

/** Draws the country from above in pieces: hatched is a part of a canton, filled the whole of it. */
export const areaMapPieces = (theme: DrawingTheme): AreaMapPieces => {
  const ink = inkOf('gutland', theme);
  const sheet = new DrawingSheet({
    width: 430,
    height: 620,
    ink,
    random: new SeededRandom(1),
    idPrefix: theme === 'night' ? 'man' : 'mad',
  });
  let before = 0;
  const takePiece = () => {
    const markup = sheet.marksMarkup();
    const piece = markup.slice(before);
    before = markup.length;
    return piece;
  };
  sheet.fill(countryOutline, ink.tint);
  takePiece();
  const cantons = cantonOutlines.map(({ name, outline }) => {
    sheet.fill(outline, ink.body);
    const filled = takePiece();
    sheet.hatch(outline, 45, 8, 1, ink.line, 0.8);
    const hatched = takePiece();
    sheet.stroke(outline, 1.6, ink.line, 'opacity=".55"');
    const bordered = takePiece();
    return { name, none: bordered, part: hatched + bordered, whole: filled + hatched + bordered };
  });
  const [first = ''] = sheet.toCutout().split(cantons[0]?.whole ?? '');
  sheet.stroke(countryOutline, 4, ink.line, 'stroke-linejoin="round"');
  return { start: first, cantons, end: `${takePiece()}</svg>` };
};
