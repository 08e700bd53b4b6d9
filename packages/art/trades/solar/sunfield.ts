import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { polygonPath, rectPath, segmentPath } from '#art/shapes.ts';

/** Modules on stands on a flat roof, one row behind the other. */
export const drawSunFieldScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const roof = height * 0.5;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.between(0.2, 0.8), roof * 0.42, Math.min(64, roof * 0.24));
  drawClouds(sheet, 20, roof * 0.5, 3);
  drawTown(sheet, roof);
  sheet.fill(rectPath(0, roof, width, height - roof), ink.body2);
  sheet.stipple(rectPath(0, roof, width, height - roof), ink.line, 30, 0.4, 70, 1.6);
  sheet.draw(rectPath(-5, roof - 12, width + 10, 18), ink.deep, 1.8);
  for (const [row, share] of [0.06, 0.3, 0.62].entries()) {
    const scale = 0.6 + row * 0.32;
    drawRow(sheet, roof + (height - roof) * share, scale);
  }
};

const drawTown = (sheet: DrawingSheet, base: number) => {
  const { width, ink, random } = sheet;
  for (let x = -20; x < width;) {
    const wide = random.between(46, 110);
    const tall = random.between(0.14, 0.4) * base;
    sheet.fill(
      polygonPath([
        [x, base],
        [x, base - tall],
        [x + wide / 2, base - tall - 26],
        [x + wide, base - tall],
        [x + wide, base],
      ]),
      mixColours(ink.body2, ink.tint, random.between(0.25, 0.6)),
    );
    x += wide + random.between(0, 14);
  }
};

const drawRow = (sheet: DrawingSheet, y: number, scale: number) => {
  const { width, height, ink } = sheet;
  const [wide, tall, lean] = [150 * scale, height * 0.15 * scale, 34 * scale];
  for (let x = -wide * 0.3; x < width; x += wide * 1.12) {
    sheet.shade(
      polygonPath([
        [x, y + tall],
        [x + wide, y + tall],
        [x + wide + lean, y + tall + 14 * scale],
        [x + lean, y + tall + 14 * scale],
      ]),
      0.4,
    );
    const legs =
      segmentPath(x + wide - 6, y, x + wide - 6, y + tall) +
      segmentPath(x + lean + 4, y, x + lean + 4, y + tall);
    sheet.stroke(legs, 3 * scale);
    const module = polygonPath([
      [x, y + tall],
      [x + lean, y],
      [x + wide + lean * 0.2, y],
      [x + wide - lean * 0.8, y + tall],
    ]);
    sheet.draw(module, mixColours(ink.deep, '#1C3A5C', 0.55), 1.8);
    let cells = '';
    for (let index = 1; index < 5; index++) {
      const share = index / 5;
      cells += segmentPath(
        x + (wide - lean * 0.8) * share,
        y + tall,
        x + lean + (wide - lean * 0.8) * share,
        y,
      );
    }
    for (let index = 1; index < 3; index++)
      cells += segmentPath(
        x + (lean * index) / 3,
        y + tall - (tall * index) / 3,
        x + wide - lean * 0.8 + (lean * index) / 3,
        y + tall - (tall * index) / 3,
      );
    sheet.stroke(cells, 0.9, ink.pale, 'opacity=".6"');
  }
};
