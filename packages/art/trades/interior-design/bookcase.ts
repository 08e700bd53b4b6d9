import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawIndoors } from '#art/setting.ts';
import { circlePath, polygonPath, rectPath, roundedRect, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** A wall of shelves, and a chair to read in. */
export const drawBookcaseScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 88;
  const wall = random.pick([ink.green, ink.accent, ink.body, ink.deep]);
  drawIndoors(sheet, wall, floor);
  const columns = width > 1000 ? 10 : 6;
  const cell = Math.min((width * 0.94) / columns, 130);
  const left = (width - columns * cell) / 2;
  const top = 30;
  const rows = height > 500 ? 5 : 3;
  const rowHeight = (floor - top) / rows;
  sheet.shade(rectPath(left + 12, top + 10, columns * cell, floor - top), 0.26);
  sheet.draw(rectPath(left, top, columns * cell, floor - top), ink.wood, 2.2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      drawCell(sheet, left + column * cell, top + row * rowHeight, cell, rowHeight, row === rows - 1);
  }
  drawChair(sheet, width * 0.5, floor + 34, wall === ink.accent ? ink.deep : ink.accent);
};

const drawCell = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  isCupboard: boolean,
) => {
  const { ink, random } = sheet;
  if (isCupboard) {
    sheet.draw(rectPath(x + 4, y + 4, width - 8, height - 8), ink.wood2, 1.7);
    sheet.draw(circlePath(x + width - 18, y + height * 0.4, 4), ink.line, 1);
    return;
  }
  sheet.draw(rectPath(x + 6, y + 6, width - 12, height - 12), ink.pale, 1.5);
  sheet.shade(rectPath(x + 6, y + 6, width - 12, 10), 0.24);
  const base = y + height - 6;
  const kind = random.integer(0, 5);
  if (kind === 0) return drawPottedPlant(sheet, x + width / 2, base, height * 0.7, ink.accent);
  if (kind === 1) {
    sheet.draw(
      roundedRect(x + width * 0.3, base - height * 0.5, width * 0.4, height * 0.5, width * 0.16),
      random.pick([ink.water, ink.accent, ink.body]),
      1.6,
    );
    return;
  }
  let bookX = x + 10;
  const end = x + width - (kind === 2 ? width * 0.4 : 16);
  while (bookX < end - 8) {
    const thickness = Math.min(random.between(8, 17), end - bookX);
    const tall = height * random.between(0.5, 0.78);
    sheet.draw(
      rectPath(bookX, base - tall, thickness, tall),
      random.pick([ink.accent, ink.deep, ink.green, ink.body2, ink.lit, ink.pale]),
      1.2,
    );
    bookX += thickness;
  }
};

const drawChair = (sheet: DrawingSheet, x: number, base: number, cloth: string) => {
  const { ink } = sheet;
  sheet.shade(rectPath(x - 110, base - 8, 240, 18), 0.3);
  for (const side of [-84, 70])
    sheet.draw(
      polygonPath([
        [x + side, base - 40],
        [x + side + 16, base - 40],
        [x + side + 10, base],
        [x + side + 6, base],
      ]),
      ink.wood,
      1.6,
    );
  sheet.draw(roundedRect(x - 92, base - 236, 184, 190, 40), cloth, 2.2);
  sheet.draw(roundedRect(x - 74, base - 120, 148, 50, 14), ink.body2, 2);
  for (const side of [-1, 1])
    sheet.draw(roundedRect(x + side * 94 - 24, base - 142, 48, 112, 22), cloth, 2.2);
  sheet.draw(rectPath(x - 74, base - 72, 148, 42), cloth, 2);
  const lamp = x + 176;
  sheet.stroke(segmentPath(lamp, base, lamp, base - 330) + segmentPath(lamp - 34, base, lamp + 34, base), 4);
  sheet.draw(
    polygonPath([
      [lamp - 30, base - 390],
      [lamp + 30, base - 390],
      [lamp + 58, base - 316],
      [lamp - 58, base - 316],
    ]),
    ink.lit,
    2,
  );
};
