import { DrawingSheet } from './drawing-sheet.ts';
import { type DrawingRegion, type DrawingTheme, inkOf, mixColours } from './ink.ts';
import { cantonOutlines, countryOutline } from './map-outlines.ts';
import { SeededRandom } from './random.ts';
import { pointText } from './shapes.ts';

const WIDTH = 430;
const HEIGHT = 620;

/** The country from above, each canton in the inks of its ground. */
export const drawCountryMap = (options: { theme?: DrawingTheme } = {}): string => {
  const { theme = 'day' } = options;
  const sheet = new DrawingSheet({
    width: WIDTH,
    height: HEIGHT,
    ink: inkOf('gutland', theme),
    random: new SeededRandom(11),
    idPrefix: theme === 'night' ? 'mpn' : 'mpd',
  });
  drawGraticule(sheet);
  sheet.group('transform="translate(7 7)"', () =>
    sheet.hatch(countryOutline, 45, 6, 0.5, sheet.ink.line, 0.55),
  );
  for (const { region, outline } of cantonOutlines) drawCanton(sheet, { region, outline, theme });
  sheet.ink = inkOf('gutland', theme);
  for (const { outline } of cantonOutlines) sheet.stroke(outline, 0.9, sheet.ink.line, 'opacity=".7"');
  sheet.stroke(countryOutline, 2.2, sheet.ink.line, 'stroke-linejoin="round"');
  return sheet.toCutout();
};

/** A surveyor's crosses behind the country. */
const drawGraticule = (sheet: DrawingSheet) => {
  let path = '';
  for (let y = 30; y < HEIGHT; y += 70) {
    for (let x = 40; x < WIDTH; x += 70) path += `M${pointText(x - 4, y)}h8M${pointText(x, y - 4)}v8`;
  }
  sheet.stroke(path, 0.9, sheet.ink.line, 'opacity=".3"');
};

interface Canton {
  region: DrawingRegion;
  outline: string;
  theme: DrawingTheme;
}

const drawCanton = (sheet: DrawingSheet, { region, outline, theme }: Canton) => {
  const ink = inkOf(region, theme);
  sheet.ink = ink;
  const ground = mixColours(ink.body2, ink.paper, ink.night ? 0.25 : 0.4);
  sheet.fill(outline, ground);
  sheet.clip(outline, () => textures[region](sheet, boxOf(outline)));
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (outline: string): Box => {
  const numbers = (outline.match(/\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

/** Broken lines across a box; `draw` gives one line from x on, of a length. */
const rows = (
  sheet: DrawingSheet,
  box: Box,
  gap: number,
  draw: (x: number, y: number, length: number) => string,
) => {
  const { random } = sheet;
  let path = '';
  for (let y = box.top - gap; y < box.bottom + gap; y += gap) {
    for (let x = box.left + random.between(-30, 0); x < box.right;) {
      const length = random.between(16, 46);
      if (random.chance(0.7)) path += draw(x, y, length);
      x += length + random.between(8, 26);
    }
  }
  return path;
};

/** Slate lies in steep leaves. */
const drawSlate = (sheet: DrawingSheet, box: Box) =>
  sheet.stroke(
    rows(sheet, box, 9, (x, y, length) => `M${pointText(x, y)}l${pointText(length * 0.6, -length * 0.4)}`),
    1,
    sheet.ink.body,
  );

/** Sandstone lies in beds. */
const drawSandstone = (sheet: DrawingSheet, box: Box) =>
  sheet.stroke(
    rows(sheet, box, 12, (x, y, length) => `M${pointText(x, y)}h${Math.round(length)}`),
    1,
    sheet.ink.body,
    'opacity=".8"',
  );

/** Ore lies in red bands. */
const drawOre = (sheet: DrawingSheet, box: Box) =>
  sheet.stroke(
    rows(sheet, box, 7, (x, y, length) => `M${pointText(x, y)}h${Math.round(length * 1.3)}`),
    1.6,
    sheet.ink.body,
    'opacity=".75"',
  );

/** Vines stand in waves along the river. */
const drawVines = (sheet: DrawingSheet, box: Box) =>
  sheet.stroke(
    rows(
      sheet,
      box,
      10,
      (x, y, length) =>
        `M${pointText(x, y)}q${pointText(length / 4, -5)} ${pointText(length / 2, 0)}t${pointText(length / 2, 0)}`,
    ),
    1.1,
    sheet.ink.body,
  );

/** Streets cross. */
const drawStreets = (sheet: DrawingSheet, box: Box) => {
  drawSandstone(sheet, box);
  sheet.stroke(
    rows(sheet, box, 26, (x, y, length) => `M${pointText(x, y)}v${Math.round(length * 0.4)}`),
    1,
    sheet.ink.deep,
    'opacity=".45"',
  );
};

const textures: Record<DrawingRegion, (sheet: DrawingSheet, box: Box) => void> = {
  eislek: drawSlate,
  gutland: drawSandstone,
  minett: drawOre,
  musel: drawVines,
  stad: drawStreets,
};
