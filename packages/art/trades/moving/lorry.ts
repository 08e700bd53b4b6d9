import { drawSkyline } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawOutdoors } from '#art/setting.ts';
import { circlePath, polygonPath, rectPath, roundedRect, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** The lorry from behind, its doors open and the household in it. */
export const drawLorryScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 64;
  drawOutdoors(sheet, base, 0.12);
  drawSkyline(sheet, base);
  const middle = width / 2;
  const [half, top, bed] = [190, height * 0.14, base - 96];
  const paint = random.pick([ink.accent, ink.green, ink.body, ink.deep]);
  sheet.shade(rectPath(middle - half - 20, base - 8, half * 2 + 60, 20), 0.3);
  for (const side of [-1, 1]) {
    sheet.draw(roundedRect(middle + side * (half - 46) - 34, base - 84, 68, 90, 14), ink.line, 2);
    sheet.draw(
      polygonPath([
        [middle + side * half, top],
        [middle + side * (half + 122), top + 26],
        [middle + side * (half + 122), bed + 34],
        [middle + side * half, bed],
      ]),
      mixColours(paint, ink.pale, 0.12),
      2.2,
    );
    sheet.stroke(
      segmentPath(middle + side * (half + 96), top + 40, middle + side * (half + 96), bed + 10),
      4,
    );
  }
  sheet.draw(rectPath(middle - half, top, half * 2, bed - top), mixColours(ink.deep, ink.line, 0.3), 2.2);
  drawHousehold(sheet, middle, bed, half, top);
  sheet.stroke(rectPath(middle - half, top, half * 2, bed - top), 13, ink.line);
  sheet.stroke(rectPath(middle - half, top, half * 2, bed - top), 9, paint);
  sheet.draw(rectPath(middle - half - 8, bed, half * 2 + 16, 30), ink.deep, 2);
  for (const side of [-1, 1])
    sheet.draw(rectPath(middle + side * 160 - 18, bed + 8, 36, 14), ink.accent, 1.6);
  sheet.draw(
    polygonPath([
      [middle - 100, bed + 30],
      [middle + 60, bed + 30],
      [middle + 20, base + 40],
      [middle - 170, base + 40],
    ]),
    ink.wood2,
    2,
  );
  let cleats = '';
  for (let i = 1; i < 6; i++)
    cleats += segmentPath(middle - 100 - i * 12, bed + 30 + i * 18, middle + 60 - i * 7, bed + 30 + i * 18);
  sheet.stroke(cleats, 1.6);
  for (const [x, size, rise] of [
    [210, 84, 0],
    [300, 66, 0],
    [222, 58, 84],
  ] as const)
    drawCarton(sheet, middle + x, base + 26 - rise, size);
};

const drawCarton = (sheet: DrawingSheet, x: number, base: number, size: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(x, base - size, size, size), ink.wood, 2);
  sheet.fill(rectPath(x + size * 0.42, base - size, size * 0.16, size * 0.36), ink.pale);
  sheet.stroke(segmentPath(x + size * 0.2, base - size * 0.25, x + size * 0.5, base - size * 0.25), 2);
};

const drawHousehold = (sheet: DrawingSheet, middle: number, bed: number, half: number, top: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(middle - half + 16, top + 60, 110, bed - top - 62), ink.wood, 2);
  sheet.stroke(
    segmentPath(middle - half + 71, top + 60, middle - half + 71, bed) +
      segmentPath(middle - half + 60, top + 180, middle - half + 60, top + 204),
    2,
  );
  drawCarton(sheet, middle - 56, bed, 92);
  drawCarton(sheet, middle - 44, bed - 92, 72);
  sheet.draw(roundedRect(middle + 46, bed - 128, 126, 80, 18), ink.green, 2);
  sheet.draw(roundedRect(middle + 36, bed - 72, 146, 66, 16), mixColours(ink.green, ink.pale, 0.2), 2);
  sheet.draw(
    polygonPath([
      [middle + 90, top + 60],
      [middle + 134, top + 60],
      [middle + 156, top + 112],
      [middle + 68, top + 112],
    ]),
    ink.lit,
    2,
  );
  sheet.stroke(segmentPath(middle + 112, top + 112, middle + 112, bed - 128), 4.5, ink.pale);
  sheet.draw(circlePath(middle + 112, bed - 130, 9), ink.pale, 1.6);
  drawPottedPlant(sheet, middle + 2, bed - 164, 110, ink.accent);
};
