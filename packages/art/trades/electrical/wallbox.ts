import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { drawHose } from '#art/pipework.ts';
import { drawOutdoors } from '#art/setting.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A car at its wallbox beside the house. */
export const drawWallboxScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 86;
  drawOutdoors(sheet, base, 0.84);
  const middle = width / 2;
  drawTree(sheet, middle + 350, base, 220, 'round');
  const houseWidth = 380;
  drawHouse(sheet, {
    x: middle - 380,
    base,
    width: houseWidth,
    floors: 2,
    floorHeight: Math.min(118, (base - 110) / 2.4),
    bays: 3,
    wall: random.pick([ink.body2, ink.pale, ink.body]),
    roof: random.pick(['saddle', 'gable', 'half']),
    roofHeight: Math.min(120, height * 0.2),
    doorBay: 0,
    shutter: random.pick([ink.deep, ink.green, null]),
    chimneys: [0.2],
  });
  drawCarport(sheet, middle, base);
  const box = middle + 26;
  sheet.draw(roundedRect(box - 26, base - 128, 52, 74, 10), ink.pale, 2);
  sheet.draw(circlePath(box, base - 104, 11), ink.green, 1.6);
  drawHose(
    sheet,
    [
      [box, base - 56],
      [box, base - 8],
      [box + 74, base - 8],
      [box + 74, base - 56],
    ],
    { corner: 26, bore: 4, colour: ink.accent },
  );
  drawCar(sheet, middle + 70, base + 26, random.pick([ink.accent, ink.deep, ink.green, ink.body]));
};

const drawCarport = (sheet: DrawingSheet, middle: number, base: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(middle + 330, base - 190, 14, 190), ink.wood, 1.8);
  sheet.shade(rectPath(middle, base - 190, 340, 14), 0.2);
  sheet.draw(rectPath(middle - 4, base - 208, 370, 20), ink.deep, 2);
};

const drawCar = (sheet: DrawingSheet, x: number, base: number, colour: string) => {
  const { ink } = sheet;
  sheet.shade(rectPath(x - 4, base - 8, 268, 16), 0.3);
  const roof = `M${pointText(x + 44, base - 62)}q24 -48 60 -50h62q34 2 62 50z`;
  sheet.draw(roof, colour, 2);
  sheet.draw(
    `M${pointText(x, base - 26)}q0 -34 34 -38h178q46 4 48 34v8q0 6 -8 6h-244q-8 0 -8 -10z`,
    colour,
    2.2,
  );
  const glass = ink.night ? ink.lit : ink.glass;
  sheet.draw(
    polygonPath([
      [x + 62, base - 64],
      [x + 82, base - 100],
      [x + 128, base - 100],
      [x + 128, base - 64],
    ]),
    glass,
    1.6,
  );
  sheet.draw(
    polygonPath([
      [x + 138, base - 64],
      [x + 138, base - 100],
      [x + 166, base - 100],
      [x + 196, base - 64],
    ]),
    glass,
    1.6,
  );
  for (const wheel of [58, 204]) {
    sheet.draw(circlePath(x + wheel, base - 14, 27), ink.line, 1.8);
    sheet.draw(circlePath(x + wheel, base - 14, 14), ink.pale, 1.8);
  }
  sheet.draw(circlePath(x + 250, base - 44, 7), ink.lit, 1.4);
  sheet.stroke(
    segmentPath(x + 134, base - 62, x + 134, base - 20) +
      `M${pointText(x + 144, base - 50)}h${shortNumber(16)}`,
    1.5,
  );
};
