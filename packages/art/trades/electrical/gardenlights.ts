import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  circlePath,
  ellipsePath,
  pointText,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A garden path at dusk, lamp after lamp. */
export const drawGardenLightsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const dusk = mixColours(ink.deep, ink.water, ink.night ? 0.05 : 0.2);
  const horizon = height * 0.46;
  sheet.fill(rectPath(0, 0, width, height), dusk);
  let stars = '';
  for (let i = 0; i < 34; i++)
    stars += circlePath(random.between(0, width), random.between(0, horizon - 60), random.between(1, 2.4));
  sheet.fill(stars, ink.night ? ink.line : ink.pale, 0.8);
  sheet.fill(circlePath(width * 0.2, height * 0.17, 34), ink.lit);
  sheet.fill(circlePath(width * 0.2 + 15, height * 0.17 - 8, 29), dusk);
  sheet.fill(rectPath(0, horizon, width, height), mixColours(ink.green, ink.deep, 0.55));
  const silhouette = mixColours(ink.green, ink.deep, 0.72);
  for (let x = 20; x < width; x += random.between(90, 150))
    drawTree(sheet, x, horizon + 16, random.between(110, 210), 'round', silhouette);
  sheet.stroke(`M0 ${shortNumber(horizon)}H${width}`, 2);
  const door = width * 0.62;
  drawPorch(sheet, door, horizon);
  const path = `M${pointText(door - 30, horizon)}C${pointText(door - 60, height * 0.64)} ${pointText(width * 0.2, height * 0.66)} ${pointText(width * 0.26, height + 4)}H${shortNumber(width * 0.66)}C${pointText(width * 0.5, height * 0.72)} ${pointText(door + 40, height * 0.66)} ${pointText(door + 30, horizon)}z`;
  sheet.draw(path, mixColours(ink.body2, ink.deep, ink.night ? 0 : 0.2), 2);
  sheet.hatch(path, 0, 17, 0.5, ink.line, 0.4);
  const lamps = [
    [door + 76, horizon + 34, 0.5],
    [door - 120, horizon + 62, 0.66],
    [width * 0.66, height * 0.8, 0.95],
    [width * 0.2, height * 0.84, 1.1],
  ] as const;
  for (const [x, y, size] of lamps) drawLamp(sheet, x, y, size);
};

const drawPorch = (sheet: DrawingSheet, x: number, base: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(x - 150, base - 130, 300, 130), mixColours(ink.body, ink.deep, 0.25), 2);
  sheet.draw(
    polygonPath([
      [x - 172, base - 128],
      [x, base - 236],
      [x + 172, base - 128],
    ]),
    ink.deep,
    2,
  );
  sheet.draw(rectPath(x - 26, base - 92, 52, 92), ink.lit, 2);
  sheet.stroke(segmentPath(x, base - 92, x, base), 1.8);
  for (const side of [-96, 62]) {
    sheet.draw(rectPath(x + side, base - 92, 34, 46), ink.lit, 1.8);
    sheet.stroke(
      segmentPath(x + side + 17, base - 92, x + side + 17, base - 46) +
        segmentPath(x + side, base - 69, x + side + 34, base - 69),
      1.6,
    );
  }
};

const drawLamp = (sheet: DrawingSheet, x: number, base: number, size: number) => {
  const { ink } = sheet;
  const height = 130 * size;
  sheet.fill(ellipsePath(x, base + 4, 104 * size, 26 * size), ink.lit, 0.3);
  sheet.fill(circlePath(x, base - height, 58 * size), ink.lit, 0.2);
  sheet.fill(circlePath(x, base - height, 34 * size), ink.lit, 0.28);
  sheet.draw(rectPath(x - 4 * size, base - height, 8 * size, height), ink.line, 1.4);
  sheet.draw(circlePath(x, base - height, 17 * size), ink.lit, 1.8);
  sheet.draw(
    `M${pointText(x - 24 * size, base - height - 12 * size)}q${shortNumber(24 * size)} ${shortNumber(-24 * size)} ${shortNumber(48 * size)} 0z`,
    ink.accent,
    1.7,
  );
};
