import { drawClouds, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import type { DormerKind, RoofKind } from '#art/roofs.ts';
import { rectPath } from '#art/shapes.ts';

/** The roofs of a town, three rows deep. */
export const drawRoofscapeScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.between(0.14, 0.84), height * 0.22, random.between(40, 62));
  drawClouds(sheet, 40, 180, 3);
  drawSkyline(sheet, height * 0.56);
  drawRow(sheet, height * 0.62, 0.8, 0.42);
  drawRow(sheet, height * 0.82, 0.95, 0.18);
  drawRow(sheet, height * 1.08, 1.15, 0);
};

/** The further back a row stands, the more of the paper is in its colours. */
const drawRow = (sheet: DrawingSheet, ridge: number, scale: number, haze: number) => {
  const { width, ink, random } = sheet;
  // Storeys that the next row hides, or that lie below the sheet, are left out.
  const floors = haze > 0 ? 2 : 1;
  let x = -random.between(30, 160);
  while (x < width + 40) {
    const houseWidth = random.between(170, 290) * scale;
    const wall = mixColours(random.pick([ink.pale, ink.body2, ink.body]), ink.paper, haze);
    drawHouse(sheet, {
      x,
      base: ridge + 260 - (3 - floors) * 92 * scale,
      width: houseWidth,
      floors,
      floorHeight: 92 * scale,
      bays: Math.max(2, Math.round(houseWidth / 86 / scale)),
      wall,
      roofColour: mixColours(random.pick([ink.deep, ink.deep, ink.accent, ink.glass]), ink.paper, haze * 0.7),
      roof: random.pick<RoofKind>(['saddle', 'gable', 'half', 'mansard', 'gable']),
      roofHeight: houseWidth * random.between(0.42, 0.6),
      dormers: random.chance(0.7) ? (houseWidth > 230 ? [0.28, 0.72] : [0.5]) : [],
      dormerKind: random.pick<DormerKind>(['', 'ped', 'round']),
      chimneys: [random.pick([0.16, 0.24, 0.8, 0.86])],
      hasDoor: false,
      texture: 'render',
      slateHeight: 20,
      slateDensity: 0.1,
      lineWidth: 1.8,
    });
    x += houseWidth * random.between(0.82, 1.02);
  }
};
