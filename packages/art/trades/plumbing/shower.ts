import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe } from '#art/pipework.ts';
import {
  circlePath,
  ellipsePath,
  pointText,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A level shower behind a sheet of glass. */
export const drawShowerScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 84;
  const tile = random.pick([ink.green, ink.water, ink.body2, ink.accent]);
  sheet.fill(rectPath(0, 0, width, height), ink.pale);
  const middle = width / 2;
  const niche = rectPath(middle - 320, 0, 640, floor);
  sheet.draw(niche, tile, 2);
  let joints = '';
  for (let y = floor - 52, row = 0; y > -52; y -= 52, row++) {
    joints += segmentPath(middle - 320, y, middle + 320, y);
    for (let x = middle - 320 + (row % 2 ? 20 : 40); x < middle + 320; x += 40)
      joints += segmentPath(x, y, x, y + 52);
  }
  sheet.clip(niche, () => {
    for (let i = 0; i < 26; i++) {
      sheet.fill(
        rectPath(middle - 320 + 40 * random.integer(0, 15), floor - 52 * random.integer(1, 11), 40, 52),
        mixColours(tile, ink.pale, random.between(0.15, 0.4)),
      );
    }
    sheet.stroke(joints, 1.2, ink.pale);
  });
  sheet.stroke(niche, 2);
  sheet.fill(rectPath(0, floor, width, height - floor), mixColours(ink.deep, ink.body2, 0.35));
  let floorJoints = '';
  for (let i = -12; i <= 12; i++)
    floorJoints += segmentPath(middle + i * 70, floor, middle + i * 110, height);
  sheet.stroke(floorJoints + segmentPath(0, floor + 34, width, floor + 34), 1.2);
  sheet.stroke(segmentPath(0, floor, width, floor), 2.2);
  sheet.draw(ellipsePath(middle - 60, floor + 30, 34, 8), ink.pale, 1.7);
  drawFittings(sheet, middle - 60, height);
  sheet.draw(rectPath(middle - 270, height * 0.5, 100, 76), mixColours(tile, ink.line, 0.3), 2);
  sheet.draw(
    rectPath(middle - 256, height * 0.5 + 32, 22, 44) + rectPath(middle - 224, height * 0.5 + 42, 26, 34),
    ink.lit,
    1.6,
  );
  drawScreen(sheet, middle + 90, floor);
};

const drawFittings = (sheet: DrawingSheet, x: number, height: number) => {
  const { ink } = sheet;
  const brass = mixColours(ink.lit, ink.body, 0.4);
  drawPipe(
    sheet,
    [
      [x + 100, height * 0.6],
      [x + 100, 84],
      [x, 84],
      [x, 118],
    ],
    12,
    brass,
  );
  sheet.draw(`M${pointText(x - 76, 150)}q0 -30 76 -34q76 4 76 34z`, brass, 2);
  let drops = '';
  for (let i = -5; i <= 5; i++) drops += segmentPath(x + i * 13, 160, x + i * 16, height * 0.72);
  sheet.stroke(drops, 1.7, ink.pale, 'stroke-dasharray="16 12" opacity=".9"');
  sheet.draw(rectPath(x + 50, height * 0.58, 100, 20), brass, 2);
  sheet.draw(
    circlePath(x + 58, height * 0.58 + 10, 17) + circlePath(x + 142, height * 0.58 + 10, 17),
    ink.pale,
    1.9,
  );
};

const drawScreen = (sheet: DrawingSheet, x: number, floor: number) => {
  const { ink } = sheet;
  sheet.fill(rectPath(x, 56, 240, floor - 56), ink.water, ink.night ? 0.16 : 0.34);
  const gleam = (from: number) =>
    polygonPath([
      [x + from, floor],
      [x + from + 96, 56],
      [x + from + 130, 56],
      [x + from + 34, floor],
    ]);
  sheet.fill(gleam(14) + gleam(80), ink.pale, 0.3);
  sheet.stroke(rectPath(x, 56, 240, floor - 56), 3.4);
  sheet.stroke(`M${shortNumber(x + 222)} ${shortNumber(floor * 0.5)}v70`, 7);
};
