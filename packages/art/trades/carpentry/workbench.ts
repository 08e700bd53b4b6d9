import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIndoors } from '#art/setting.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  timberPath,
} from '#art/shapes.ts';

/** The bench with its plane and shavings, the tools on the wall. */
export const drawWorkbenchScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 70;
  drawIndoors(sheet, random.pick([ink.green, ink.body2, ink.tint, ink.water]), floor);
  const middle = width / 2;
  const top = height * 0.62;
  const span = Math.min(width * 0.84, 860);
  drawToolWall(sheet, middle, height * 0.12, span);
  for (const share of [-0.42, 0.36])
    sheet.draw(rectPath(middle + span * share, top, 54, floor - top + 14), ink.wood, 2);
  sheet.draw(rectPath(middle - span * 0.4, top + (floor - top) * 0.62, span * 0.78, 26), ink.wood, 2);
  sheet.shade(rectPath(middle - span / 2 + 6, top + 40, span - 8, 18), 0.26);
  sheet.draw(rectPath(middle - span / 2, top, span, 42), ink.wood2, 2.2);
  sheet.hatch(rectPath(middle - span / 2, top, span, 42), 92, 11, 0.5, ink.line, 0.35);
  sheet.draw(rectPath(middle - span / 2 - 46, top + 4, 44, 70), ink.wood, 2);
  sheet.stroke(segmentPath(middle - span / 2 - 24, top + 30, middle - span / 2 - 24, top + 66), 5);
  sheet.draw(rectPath(middle - 190, top - 26, 430, 26), mixColours(ink.wood, ink.wood2, 0.4), 2);
  drawPlane(sheet, middle - 30, top - 26);
  for (let i = 0; i < 6; i++) {
    const [x, y] = [middle - 250 + i * 26, top - 10 - (i % 2) * 9];
    sheet.stroke(`M${pointText(x, y)}q10 -26 24 -6q6 16 -8 14q-10 -2 -4 -10`, 2, ink.wood);
  }
};

const drawPlane = (sheet: DrawingSheet, x: number, base: number) => {
  const { ink } = sheet;
  sheet.draw(
    polygonPath([
      [x - 84, base],
      [x - 84, base - 40],
      [x + 96, base - 40],
      [x + 110, base],
    ]),
    ink.wood,
    2.2,
  );
  sheet.draw(
    polygonPath([
      [x - 6, base - 30],
      [x + 30, base - 96],
      [x + 48, base - 88],
      [x + 14, base - 26],
    ]),
    mixColours(ink.water, ink.pale, 0.4),
    2,
  );
  sheet.draw(`M${pointText(x - 74, base - 40)}q-6 -44 24 -46q14 4 8 20q-8 10 4 26z`, ink.accent, 2);
  sheet.draw(circlePath(x + 76, base - 54, 17), ink.accent, 2);
};

const drawToolWall = (sheet: DrawingSheet, middle: number, top: number, span: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(middle - span * 0.42, top - 10, span * 0.84, 14), ink.wood, 1.8);
  const steel = mixColours(ink.water, ink.pale, 0.4);
  for (let i = 0; i < 5; i++) {
    const x = middle - span * 0.36 + i * 42;
    sheet.draw(roundedRect(x - 9, top + 4, 18, 62, 8), i % 2 ? ink.accent : ink.lit, 1.7);
    sheet.draw(rectPath(x - 6 - i, top + 66, 12 + i * 2, 56 + i * 6), steel, 1.7);
  }
  const saw = middle + span * 0.02;
  sheet.draw(
    polygonPath([
      [saw, top + 10],
      [saw + 62, top + 10],
      [saw + 40, top + 196],
      [saw + 22, top + 196],
    ]),
    steel,
    2,
  );
  sheet.draw(roundedRect(saw - 4, top + 4, 70, 48, 14), ink.wood, 2);
  sheet.draw(roundedRect(saw + 16, top + 16, 32, 22, 9), ink.pale, 1.5);
  const mallet = middle + span * 0.2;
  sheet.draw(rectPath(mallet - 7, top + 30, 14, 146), ink.wood2, 1.8);
  sheet.draw(rectPath(mallet - 44, top + 6, 88, 50), ink.wood, 2);
  const square = middle + span * 0.32;
  sheet.draw(timberPath(square, top + 8, square, top + 150, 22), ink.wood, 1.8);
  sheet.draw(timberPath(square + 11, top + 18, square + span * 0.1, top + 18, 14), steel, 1.8);
};
