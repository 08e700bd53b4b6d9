import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';
import { drawInRegion, IN_PLACE, type TransectSheet } from './transect-sheet.ts';

/** The blast furnace and the workers' row before it. */
export const drawMinett = (country: TransectSheet): void => {
  drawInRegion(country, 'minett', IN_PLACE, drawFurnace);
  for (let i = 0; i < 5; i++) {
    const site = { x: 1190 + i * 31, y: 394, scale: 0.42 };
    drawInRegion(country, 'minett', site, (sheet) => drawRowHouse(sheet, i));
  }
  drawInRegion(country, 'minett', IN_PLACE, (sheet) => drawTree(sheet, 1180, 394, 44, 'bare'));
};

const drawFurnace = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  const iron = ink.night ? mixColours(ink.deep, ink.line, 0.25) : ink.deep;
  sheet.draw(rectPath(1352, 330, 26, 64), iron, 1.2);
  sheet.draw('M1356 330V276l4 -8h10l4 8v54z', mixColours(iron, ink.body, 0.35), 1.2);
  sheet.stroke('M1350 300h30M1350 316h30M1352 284h26', 1.4);
  sheet.stroke('M1365 268v-18M1358 250h14', 2);
  const gasMain = 'M1374 282q22 -4 24 18v94';
  sheet.stroke(gasMain, 7, ink.line);
  sheet.stroke(gasMain, 4.4, mixColours(iron, ink.pale, 0.25));
  for (const stove of [1386, 1402, 1418]) {
    sheet.draw(`M${stove} 394v-66q7 -10 14 0v66z`, mixColours(ink.body, iron, 0.4), 1.1);
    sheet.stroke(`M${stove} 340h14M${stove} 360h14`, 1);
  }
  drawStack(sheet);
  drawSkipHoist(sheet);
};

const drawStack = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  sheet.draw('M1334 394V258h9V394z', ink.body, 1.2);
  sheet.stroke('M1332 258h13M1334 268h9M1334 276h9', 1.4);
  sheet.stroke('M1338 252q-4 -12 8 -18t4 -20', 1.2, ink.line, 'opacity=".5" stroke-linecap="round"');
};

const drawSkipHoist = (sheet: DrawingSheet) => {
  let hoist = segmentPath(1352, 394, 1306, 330) + segmentPath(1356, 394, 1310, 330);
  for (let i = 0; i < 9; i++)
    hoist += segmentPath(1352 - i * 5, 394 - i * 7, 1356 - i * 5 - 5, 394 - i * 7 - 7);
  sheet.stroke(hoist, 0.9);
};

/** One plan for the whole row: colours and doors tell neighbours apart. */
const drawRowHouse = (sheet: DrawingSheet, index: number) => {
  const { ink } = sheet;
  const isOdd = index % 2 === 1;
  drawHouse(sheet, {
    x: 0,
    base: 0,
    width: 73,
    floors: 2,
    floorHeight: 72,
    bays: 2,
    roof: 'saddle',
    roofHeight: 52,
    wall: itemAt([ink.body2, ink.pale, ink.body, ink.pale, ink.body2], index),
    trim: itemAt([ink.pale, ink.body2, ink.body2, ink.body, ink.pale], index),
    roofColour: isOdd ? ink.deep : mixColours(ink.body, ink.line, 0.35),
    chimneys: [0.85],
    doorBay: isOdd ? 1 : 0,
    accent: isOdd ? ink.accent : ink.deep,
    slateHeight: 15,
    slateDensity: 0.4,
    texture: 'brick',
  });
};
