import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse, type HousePlan } from '#art/house.ts';
import type { InkSet } from '#art/ink.ts';
import { pointText } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';
import { drawInRegion, IN_PLACE, inkFor, type TransectSheet } from './transect-sheet.ts';

/** A wine grower's house, the vines on the slope, a boat on the river. */
export const drawMusel = (country: TransectSheet): void => {
  const site = { x: 1448, y: 379, scale: 0.42 };
  drawInRegion(country, 'musel', site, (sheet) => drawHouse(sheet, growersHouse(sheet.ink)));
  inkFor(country, 'musel');
  drawVines(country.sheet);
  drawInRegion(country, 'musel', IN_PLACE, (sheet) => {
    drawTree(sheet, 1436, 384, 50, 'poplar');
    drawTree(sheet, 1664, 440, 46, 'round');
    drawBoat(sheet);
  });
};

const growersHouse = (ink: InkSet): HousePlan => ({
  x: 0,
  base: 0,
  width: 120,
  floors: 2,
  floorHeight: 78,
  bays: 3,
  roof: 'mansard',
  roofHeight: 78,
  wall: ink.pale,
  trim: ink.body2,
  dormers: [0.5],
  chimneys: [0.2],
  accent: ink.accent,
  shutter: ink.body,
  slateHeight: 15,
});

/** Stakes with a cross bar, down the slope. */
const drawVines = (sheet: DrawingSheet) => {
  let stakes = '';
  for (let i = 0; i < 8; i++) {
    const x = 1500 + i * 6.4;
    const y = 404 + (i / 8) * 50;
    stakes += `M${pointText(x, y)}v-9M${pointText(x - 3, y - 7)}h7`;
  }
  sheet.stroke(stakes, 1.1);
};

const drawBoat = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  sheet.draw('M1560 450h30l-5 8h-20z', ink.accent, 1);
  sheet.draw('M1572 449v-24l12 20z', ink.pale, 1);
  sheet.stroke('M1572 450v-28', 1.2);
};
