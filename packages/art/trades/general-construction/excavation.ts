import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawOutdoors } from '#art/setting.ts';
import { circlePath, polygonPath, rectPath, roundedRect, segmentPath, timberPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** The ground cut open for a cellar, and the digger at its edge. */
export const drawExcavationScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = height * 0.56;
  drawOutdoors(sheet, ground, 0.2);
  drawTree(sheet, width * 0.06, ground, 150);
  drawTree(sheet, width * 0.95, ground, 130, 'poplar');
  drawEarth(sheet, ground);
  const [left, right, floor] = [width * 0.1, width * 0.56, height - 70];
  const pit = polygonPath([
    [left, ground],
    [left + 40, floor],
    [right - 40, floor],
    [right, ground],
  ]);
  sheet.draw(pit, ink.tint, 2.2);
  sheet.draw(rectPath(left + 40, floor, right - left - 80, 20), ink.pale, 2);
  sheet.hatch(rectPath(left + 40, floor, right - left - 80, 20), 45, 7, 0.7);
  let bars = '';
  for (let x = left + 60; x < right - 60; x += 22)
    bars += segmentPath(x, floor, x, floor - random.between(30, 54));
  sheet.stroke(bars, 2, ink.accent);
  sheet.draw(rectPath(left + 60, floor - 92, 26, 92), ink.body2, 1.8);
  drawDigger(sheet, width * 0.6, ground, [right - 70, floor - 60]);
};

const drawEarth = (sheet: DrawingSheet, ground: number) => {
  const { width, height, ink } = sheet;
  const layers = [
    ink.green,
    ink.body,
    mixColours(ink.body, ink.deep, 0.3),
    mixColours(ink.body2, ink.deep, 0.2),
  ];
  layers.forEach((colour, i) => {
    const y = ground + (i ? 22 + ((height - ground) * (i - 1)) / 3 : 0);
    sheet.fill(rectPath(0, y, width, height), colour);
    sheet.stroke(`M0 ${y}H${width}`, i ? 1.2 : 3);
  });
  sheet.stipple(rectPath(0, ground + 24, width, height), ink.line, 24, 0.4, 80, 2.4);
};

const drawDigger = (
  sheet: DrawingSheet,
  x: number,
  ground: number,
  [bucketX, bucketY]: readonly [number, number],
) => {
  const { ink } = sheet;
  const yellow = ink.night ? mixColours(ink.lit, ink.paper, 0.25) : ink.lit;
  sheet.draw(roundedRect(x, ground - 34, 210, 34, 17), ink.deep, 2);
  for (const wheel of [22, 64, 106, 148, 188])
    sheet.draw(circlePath(x + wheel, ground - 17, 10), ink.body2, 1.6);
  sheet.draw(rectPath(x + 60, ground - 52, 90, 18), ink.line, 1.6);
  sheet.draw(roundedRect(x + 20, ground - 120, 190, 70, 10), yellow, 2);
  sheet.draw(roundedRect(x + 26, ground - 188, 84, 90, 8), yellow, 2);
  sheet.draw(rectPath(x + 36, ground - 178, 52, 56), ink.glass, 1.7);
  sheet.shade(rectPath(x + 140, ground - 118, 66, 66), 0.16);
  const elbow: [number, number] = [x - 40, ground - 230];
  sheet.draw(timberPath(x + 70, ground - 100, ...elbow, 24), yellow, 2);
  sheet.draw(timberPath(...elbow, bucketX + 20, bucketY - 30, 17), yellow, 2);
  sheet.draw(circlePath(...elbow, 13), ink.deep, 1.8);
  sheet.draw(
    polygonPath([
      [bucketX + 36, bucketY - 40],
      [bucketX + 44, bucketY + 20],
      [bucketX - 22, bucketY + 26],
      [bucketX - 34, bucketY - 6],
    ]),
    ink.deep,
    2,
  );
};
