import { DrawingSheet } from './drawing-sheet.ts';
import { drawHouse, type HousePlan } from './house.ts';
import { type DrawingTheme, type InkSet, inkOf } from './ink.ts';
import { SeededRandom } from './random.ts';
import { circlePath, rectPath, segmentPath } from './shapes.ts';
import { drawTree } from './trees.ts';

/** Surveyed, drawn, built. */
export type BuildStep = 0 | 1 | 2;

const WIDTH = 480;
const HEIGHT = 320;
const BASE = HEIGHT - 44;

/** Three states of one house, for "how it works". */
export const drawHouseStage = (step: BuildStep, options: { theme?: DrawingTheme } = {}): string => {
  const { theme } = options;
  const ink = inkOf('gutland', theme);
  const sheet = new DrawingSheet({
    width: WIDTH,
    height: HEIGHT,
    // Until it is built the house is outlines on the page.
    ink: step === 2 ? ink : oneColour(ink, theme === 'night' ? '#151E25' : '#F7F4EC'),
    random: new SeededRandom(5),
    idPrefix: `st${step}${theme ?? ''}`,
  });
  if (step === 1) drawGrid(sheet, ink);
  if (step === 2) {
    drawTree(sheet, 418, BASE, 128, 'round');
    drawTree(sheet, 58, BASE, 150, 'poplar');
  }
  const house = houseAt(step, sheet.ink);
  const dashes = step === 0 ? ' stroke-dasharray="6 5" opacity=".72"' : '';
  sheet.group(`transform="translate(102 ${BASE}) scale(.72)"${dashes}`, () => drawHouse(sheet, house));
  sheet.ink = ink;
  if (step === 0) drawSurvey(sheet);
  if (step === 1) drawDimensions(sheet);
  if (step === 2) drawGround(sheet);
  return sheet.toCutout();
};

const oneColour = (ink: InkSet, colour: string): InkSet => ({
  ...ink,
  pale: colour,
  body: colour,
  body2: colour,
  deep: colour,
  accent: colour,
  glass: colour,
  green: colour,
  lit: colour,
  tint: colour,
  wood: colour,
  wood2: colour,
});

const houseAt = (step: BuildStep, ink: InkSet): HousePlan => ({
  x: 0,
  base: 0,
  width: 380,
  floors: 2,
  floorHeight: 92,
  bays: 4,
  roof: 'half',
  roofHeight: 112,
  dormers: [0.3, 0.7],
  chimneys: [0.15, 0.85],
  shutter: ink.accent,
  doorBay: 1,
  trim: ink.body,
  // A survey leaves these out.
  hasQuoins: step > 0,
  hasBands: step > 0,
  hasKeystones: step > 0,
  slateDensity: step > 0 ? 0.5 : 0,
});

const drawGrid = (sheet: DrawingSheet, ink: InkSet) => {
  let grid = '';
  for (let x = 12; x < WIDTH; x += 16) grid += `M${x} 0V${HEIGHT}`;
  for (let y = 8; y < HEIGHT; y += 16) grid += `M0 ${y}H${WIDTH}`;
  sheet.stroke(grid, 0.6, ink.line, 'opacity=".18"');
};

const drawSurvey = (sheet: DrawingSheet) => {
  const { accent } = sheet.ink;
  sheet.stroke(`M20 ${BASE}H${WIDTH - 20}`, 1.6, sheet.ink.line, 'stroke-dasharray="10 6"');
  sheet.draw(circlePath(300, 150, 52), 'none', 2.6, accent);
  sheet.stroke(segmentPath(337, 187, 372, 222), 5, accent);
  for (const x of [102, 376]) {
    sheet.stroke(
      segmentPath(x, BASE - 14, x, BASE + 14) + segmentPath(x - 8, BASE, x + 8, BASE),
      1.6,
      accent,
    );
  }
};

const drawDimensions = (sheet: DrawingSheet) => {
  const { accent } = sheet.ink;
  sheet.stroke(`M20 ${BASE}H${WIDTH - 20}`, 2.2);
  sheet.dimensionAcross(102, 376, HEIGHT - 16, accent, [170, 238, 307]);
  sheet.dimensionDown(BASE - 213, BASE, 60, accent, [BASE - 142, BASE - 76]);
  sheet.stroke(`M239 24V${BASE}`, 1.2, accent, 'stroke-dasharray="14 4 2 4"');
};

const drawGround = (sheet: DrawingSheet) => {
  const strip = rectPath(20, BASE + 1.3, WIDTH - 40, 18);
  sheet.stroke(`M20 ${BASE}H${WIDTH - 20}`, 2.6);
  sheet.fill(strip, sheet.ink.body);
  sheet.hatch(strip, 45, 7, 0.7, sheet.ink.line, 0.7);
};
