import { inkOf, mix, type Region, type Theme } from './ink.ts';
import { cantonOutlines, countryOutline } from './map-outlines.ts';
import { Random } from './random.ts';
import { xy } from './shapes.ts';
import { Sheet } from './sheet.ts';

const WIDTH = 430;
const HEIGHT = 620;

/** The country from above, each canton in the inks of its ground. */
export const map = (options: { theme?: Theme } = {}): string => {
  const { theme = 'day' } = options;
  const sheet = new Sheet({
    width: WIDTH,
    height: HEIGHT,
    ink: inkOf('gutland', theme),
    random: new Random(11),
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
const drawGraticule = (sheet: Sheet) => {
  let path = '';
  for (let y = 30; y < HEIGHT; y += 70) {
    for (let x = 40; x < WIDTH; x += 70) path += `M${xy(x - 4, y)}h8M${xy(x, y - 4)}v8`;
  }
  sheet.stroke(path, 0.9, sheet.ink.line, 'opacity=".3"');
};

interface Canton {
  region: Region;
  outline: string;
  theme: Theme;
}

const drawCanton = (sheet: Sheet, { region, outline, theme }: Canton) => {
  const ink = inkOf(region, theme);
  sheet.ink = ink;
  const ground = mix(ink.body2, ink.paper, ink.night ? 0.25 : 0.4);
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
  sheet: Sheet,
  box: Box,
  gap: number,
  draw: (x: number, y: number, length: number) => string,
) => {
  const { random } = sheet;
  let path = '';
  for (let y = box.top - gap; y < box.bottom + gap; y += gap) {
    for (let x = box.left + random.between(-30, 0); x < box.right; ) {
      const length = random.between(16, 46);
      if (random.chance(0.7)) path += draw(x, y, length);
      x += length + random.between(8, 26);
    }
  }
  return path;
};

/** Slate lies in steep leaves. */
const drawSlate = (sheet: Sheet, box: Box) =>
  sheet.stroke(
    rows(sheet, box, 9, (x, y, length) => `M${xy(x, y)}l${xy(length * 0.6, -length * 0.4)}`),
    1,
    sheet.ink.body,
  );

/** Sandstone lies in beds. */
const drawSandstone = (sheet: Sheet, box: Box) =>
  sheet.stroke(
    rows(sheet, box, 12, (x, y, length) => `M${xy(x, y)}h${Math.round(length)}`),
    1,
    sheet.ink.body,
    'opacity=".8"',
  );

/** Ore lies in red bands. */
const drawOre = (sheet: Sheet, box: Box) =>
  sheet.stroke(
    rows(sheet, box, 7, (x, y, length) => `M${xy(x, y)}h${Math.round(length * 1.3)}`),
    1.6,
    sheet.ink.body,
    'opacity=".75"',
  );

/** Vines stand in waves along the river. */
const drawVines = (sheet: Sheet, box: Box) =>
  sheet.stroke(
    rows(
      sheet,
      box,
      10,
      (x, y, length) => `M${xy(x, y)}q${xy(length / 4, -5)} ${xy(length / 2, 0)}t${xy(length / 2, 0)}`,
    ),
    1.1,
    sheet.ink.body,
  );

/** Streets cross. */
const drawStreets = (sheet: Sheet, box: Box) => {
  drawSandstone(sheet, box);
  sheet.stroke(
    rows(sheet, box, 26, (x, y, length) => `M${xy(x, y)}v${Math.round(length * 0.4)}`),
    1,
    sheet.ink.deep,
    'opacity=".45"',
  );
};

const textures: Record<Region, (sheet: Sheet, box: Box) => void> = {
  eislek: drawSlate,
  gutland: drawSandstone,
  minett: drawOre,
  musel: drawVines,
  stad: drawStreets,
};
