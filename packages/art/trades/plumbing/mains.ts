import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe, drawValve } from '#art/pipework.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, rectPath, roundedRect, segmentPath, shortNumber } from '#art/shapes.ts';

/** Where the water comes in: meter, filter, and a pipe for each floor. */
export const drawMainsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  drawWallFace(sheet, random.pick([ink.body2, ink.tint, mixColours(ink.water, ink.pale, 0.3)]));
  const copper = mixColours(ink.accent, ink.wood, 0.45);
  const line = height * 0.7;
  const middle = width / 2;
  const risers = width > 1000 ? 6 : 4;
  sheet.shade(rectPath(0, line + 24, width, 18), 0.16);
  for (let i = 0; i < risers; i++) {
    const x = middle - 40 + i * 104;
    const y = height * 0.42;
    drawPipe(
      sheet,
      [
        [x, -40],
        [x, line],
      ],
      22,
      i % 2 ? copper : mixColours(ink.deep, ink.water, 0.3),
    );
    drawValve(sheet, x, y + (i % 2) * 30, 26, i % 2 ? ink.accent : ink.green);
    sheet.draw(rectPath(x - 30, y + 78, 60, 28), ink.pale, 1.7);
    sheet.stroke(
      segmentPath(x - 20, y + 88, x + 18, y + 88) + segmentPath(x - 20, y + 96, x + 6, y + 96),
      1.5,
    );
  }
  drawPipe(
    sheet,
    [
      [-40, line],
      [width + 40, line],
    ],
    34,
    copper,
  );
  drawMeter(sheet, middle - 290, line);
  sheet.draw(rectPath(middle - 184, line - 34, 76, 68), mixColours(ink.lit, ink.body, 0.5), 2);
  sheet.draw(roundedRect(middle - 176, line + 30, 60, 110, 26), mixColours(ink.water, ink.pale, 0.3), 2);
  sheet.hatch(rectPath(middle - 164, line + 44, 36, 80), 90, 7, 1);
  sheet.draw(circlePath(middle - 146, line - 58, 26), ink.pale, 2);
  sheet.stroke(segmentPath(middle - 146, line - 58, middle - 132, line - 70), 2);
};

const drawMeter = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.shade(circlePath(x + 9, y + 10, 72), 0.24);
  sheet.draw(circlePath(x, y, 72), ink.deep, 2.2);
  sheet.draw(circlePath(x, y, 57), ink.pale, 2);
  sheet.draw(rectPath(x - 36, y - 24, 72, 22), ink.line, 1.4);
  let digits = '';
  for (let i = 1; i < 5; i++) digits += `M${shortNumber(x - 36 + i * 14.4)} ${shortNumber(y - 24)}v22`;
  sheet.stroke(digits, 1.6, ink.pale);
  sheet.draw(circlePath(x, y + 24, 13), ink.accent, 1.6);
  sheet.stroke(segmentPath(x, y + 24, x + 8, y + 16), 1.6);
};
