import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawRoundWindow } from '#art/openings.ts';
import { drawIndoors } from '#art/setting.ts';
import { polygonPath, rectPath, roundedRect, segmentPath, timberPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** A room made under the ridge, its old trusses kept. */
export const drawUnderRoofScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 96;
  const wall = random.pick([ink.accent, ink.green, ink.body, ink.water]);
  drawIndoors(sheet, wall, floor);
  const middle = width / 2;
  const reach = Math.min(width / 2, 560);
  for (const side of [-1, 1]) {
    const slope = polygonPath([
      [middle + side * (width / 2 + 4), -4],
      [middle, -4],
      [middle + side * 40, 24],
      [middle + side * reach, floor - 110],
      [middle + side * (width / 2 + 4), floor - 110],
    ]);
    sheet.draw(slope, ink.pale, 2);
  }
  drawRoundWindow(sheet, middle, height * 0.3, 58);
  for (const side of [-1, 1]) {
    sheet.draw(timberPath(middle + side * reach, floor - 104, middle + side * 8, 16, 22), ink.wood, 2);
    sheet.draw(rectPath(middle + side * (reach - 40) - 11, floor - 128, 22, 130), ink.wood, 2);
  }
  sheet.draw(rectPath(middle - reach, height * 0.46, reach * 2, 24), ink.wood2, 2);
  sheet.draw(timberPath(middle - 110, height * 0.47, middle, height * 0.09, 14), ink.wood, 1.7);
  sheet.draw(timberPath(middle + 110, height * 0.47, middle, height * 0.09, 14), ink.wood, 1.7);
  const cloth = wall === ink.green ? ink.accent : ink.green;
  sheet.shade(roundedRect(middle - 160, floor + 4, 340, 26, 8), 0.24);
  sheet.draw(roundedRect(middle - 170, floor - 96, 340, 80, 16), cloth, 2);
  sheet.draw(roundedRect(middle - 190, floor - 62, 380, 72, 14), mixColours(cloth, ink.pale, 0.2), 2);
  sheet.stroke(segmentPath(middle, floor - 60, middle, floor - 14), 1.6);
  sheet.draw(roundedRect(middle - 130, floor - 100, 66, 52, 8), ink.lit, 1.7);
  drawPottedPlant(sheet, middle + 262, floor + 16, 170, ink.deep);
};
