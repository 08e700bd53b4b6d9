import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse, type HousePlan } from '#art/house.ts';
import { type InkSet, mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { archPath, pointList, polygonPath, rectPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';
import { drawInRegion, IN_PLACE, type TransectSheet } from './transect-sheet.ts';

/** Firs, a slated farm, and the castle on its rock. */
export const drawEislek = (country: TransectSheet): void => {
  drawInRegion(country, 'eislek', IN_PLACE, drawFirs);
  drawInRegion(country, 'eislek', { x: 76, y: 293, scale: 0.5 }, (sheet) =>
    drawHouse(sheet, farmhouse(sheet.ink)),
  );
  drawInRegion(country, 'eislek', { x: 182, y: 293, scale: 0.5 }, (sheet) =>
    drawHouse(sheet, barn(sheet.ink)),
  );
  drawInRegion(country, 'eislek', { x: 326, y: 282, scale: 1 }, drawCastle);
};

const firs = [
  { x: 16, base: 298, height: 74 },
  { x: 36, base: 296, height: 94 },
  { x: 58, base: 294, height: 66 },
  { x: 214, base: 294, height: 64 },
  { x: 228, base: 296, height: 86 },
  { x: 246, base: 290, height: 56 },
  { x: 404, base: 298, height: 54 },
] as const;

const drawFirs = (sheet: DrawingSheet) => {
  const colour = mixColours(sheet.ink.green, sheet.ink.line, 0.15);
  for (const { x, base, height } of firs) drawTree(sheet, x, base, height, 'fir', colour);
};

const farmhouse = (ink: InkSet): HousePlan => ({
  x: 0,
  base: 0,
  width: 210,
  floors: 2,
  floorHeight: 82,
  bays: 4,
  roof: 'half',
  roofHeight: 88,
  wall: ink.pale,
  texture: 'render',
  chimneys: [0.16],
  trim: ink.body2,
  accent: ink.accent,
  doorBay: 1,
  slateHeight: 14,
  hasQuoins: true,
});

const barn = (ink: InkSet): HousePlan => ({
  x: 0,
  base: 0,
  width: 92,
  floors: 1,
  floorHeight: 88,
  bays: 1,
  roof: 'gable',
  roofHeight: 74,
  wall: ink.body2,
  texture: 'slate',
  hasDoor: false,
  windowHeight: 40,
});

interface Tower {
  x: number;
  width: number;
  height: number;
  roofHeight: number;
  /** How far in the ridge starts, as a share of the width; without it the roof ends in a point. */
  ridge?: number;
  colour: string;
}

const drawCastle = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  drawTower(sheet, { x: -58, width: 22, height: 74, roofHeight: 40, colour: ink.body2 });
  drawTower(sheet, { x: -36, width: 60, height: 62, roofHeight: 34, ridge: 0.12, colour: ink.pale });
  drawTower(sheet, { x: 20, width: 34, height: 50, roofHeight: 26, ridge: 0.2, colour: ink.body2 });
  drawTower(sheet, { x: 50, width: 15, height: 84, roofHeight: 34, colour: ink.pale });
  drawCurtainWall(sheet);
  const glass = ink.night ? ink.lit : ink.glass;
  sheet.fill(castleWindows, glass);
  sheet.fill(rectPath(-50, -58, 5, 10) + rectPath(55, -70, 4, 9), glass);
  sheet.stroke('M57 -118v-12M57 -130l10 4l-10 4', 1.1, ink.accent);
};

const castleWindows = pointList(
  [-26, -48],
  [-12, -48],
  [2, -48],
  [14, -48],
  [-26, -32],
  [2, -32],
  [28, -38],
  [42, -38],
)
  .map(([x, y]) => archPath(x, y, 5, 10))
  .join('');

const drawTower = (sheet: DrawingSheet, { x, width, height, roofHeight, ridge = 0.5, colour }: Tower) => {
  const body = rectPath(x, -height, width, height);
  const coursing = { rowHeight: 7, blockWidth: 13, density: 0.3, lineWidth: 0.7, opacity: 0.5 };
  sheet.draw(body, colour, 1.2);
  sheet.clip(body, () => drawCourses(sheet, x, -height, width, height, coursing));
  sheet.shade(rectPath(x + width * 0.66, -height, width * 0.34, height), 0.18);
  const roof = polygonPath([
    [x - 2, -height],
    [x + width * ridge, -height - roofHeight],
    [x + width - width * ridge, -height - roofHeight],
    [x + width + 2, -height],
  ]);
  sheet.draw(roof, sheet.ink.deep, 1.2);
};

const drawCurtainWall = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  const coursing = { rowHeight: 7, blockWidth: 13, density: 0.6, lineWidth: 0.7, opacity: 0.6 };
  sheet.draw(rectPath(-68, -20, 140, 20), ink.body2, 1.2);
  drawCourses(sheet, -68, -20, 140, 20, coursing);
  let merlons = '';
  for (let x = -68; x < 70; x += 9) merlons += rectPath(x, -25, 5, 6);
  sheet.draw(merlons, ink.body2, 0.9);
};
