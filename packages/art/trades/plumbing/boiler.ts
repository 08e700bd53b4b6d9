import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe, drawValve } from '#art/pipework.ts';
import { circlePath, polarPoint, rectPath, roundedRect, segmentPath, shortNumber } from '#art/shapes.ts';

/** A hot-water tank in the cellar, with what leads to it and away. */
export const drawBoilerScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.88;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  sheet.hatch(rectPath(0, 0, width, height), 0, 46, 0.7, ink.line, 0.25);
  sheet.fill(rectPath(0, floor, width, height - floor), ink.body2);
  sheet.stroke(segmentPath(0, floor, width, floor), 1.8);
  const [hot, cold] = [ink.accent, ink.water];
  const wide = Math.min(width * 0.3, height * 0.42);
  const [x, y] = [width / 2 - wide / 2, height * 0.2];
  drawPipe(
    sheet,
    [
      [x + wide * 0.3, y + 30],
      [x + wide * 0.3, height * 0.08],
      [-20, height * 0.08],
    ],
    24,
    hot,
  );
  drawPipe(
    sheet,
    [
      [x + wide * 0.7, y + 30],
      [x + wide * 0.7, height * 0.13],
      [width + 20, height * 0.13],
    ],
    24,
    hot,
  );
  drawPipe(
    sheet,
    [
      [x + wide - 10, floor - height * 0.12],
      [width * 0.84, floor - height * 0.12],
      [width * 0.84, height + 20],
    ],
    24,
    cold,
  );
  drawPipe(
    sheet,
    [
      [x + 10, floor - height * 0.12],
      [width * 0.14, floor - height * 0.12],
      [width * 0.14, height + 20],
    ],
    24,
    cold,
  );
  drawValve(sheet, width * 0.84, floor - height * 0.02, 24, ink.green);
  drawTank(sheet, { x, y, wide, floor, colour: random.pick([ink.body, ink.green, ink.pale]) });
};

interface Tank {
  x: number;
  y: number;
  wide: number;
  floor: number;
  colour: string;
}

const drawTank = (sheet: DrawingSheet, { x, y, wide, floor, colour }: Tank) => {
  const { ink } = sheet;
  const tall = floor - y - 20;
  for (const share of [0.16, 0.74])
    sheet.draw(rectPath(x + wide * share, floor - 26, wide * 0.1, 26), ink.deep, 1.6);
  sheet.shade(roundedRect(x + 16, y + 12, wide, tall, wide * 0.28), 0.3);
  sheet.draw(roundedRect(x, y, wide, tall, wide * 0.28), colour, 2.2);
  sheet.fill(
    roundedRect(x + wide * 0.12, y + wide * 0.18, wide * 0.09, tall - wide * 0.36, 10),
    ink.pale,
    0.5,
  );
  for (const share of [0.24, 0.78])
    sheet.draw(rectPath(x - 3, y + tall * share, wide + 6, 12), mixColours(colour, ink.deep, 0.4), 1.5);
  const dial = { x: x + wide / 2, y: y + tall * 0.48, r: wide * 0.19 };
  sheet.draw(circlePath(dial.x, dial.y, dial.r), ink.pale, 2);
  let marks = '';
  for (let index = 0; index <= 8; index++) {
    const angle = Math.PI * (0.8 + (index / 8) * 1.4);
    marks += segmentPath(
      ...polarPoint(dial.x, dial.y, dial.r * 0.72, angle),
      ...polarPoint(dial.x, dial.y, dial.r * 0.88, angle),
    );
  }
  sheet.stroke(marks, 1.6);
  sheet.stroke(
    segmentPath(dial.x, dial.y, ...polarPoint(dial.x, dial.y, dial.r * 0.66, Math.PI * 1.72)),
    3,
    ink.accent,
  );
  sheet.fill(circlePath(dial.x, dial.y, Number(shortNumber(dial.r * 0.1))), ink.line);
};
