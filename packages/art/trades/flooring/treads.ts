import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIndoors } from '#art/setting.ts';
import { circlePath, polygonPath, rectPath, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** A stair dressed in wood, its runner held by rods. */
export const drawTreadsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 52;
  const wall = random.pick([ink.body2, ink.green, ink.tint, ink.body]);
  drawIndoors(sheet, wall, floor);
  const middle = width / 2;
  const steps = 9;
  const rise = (floor - 54) / steps;
  const wood = random.pick([ink.wood, ink.wood2]);
  const runner = wall === ink.green ? ink.accent : random.pick([ink.green, ink.accent, ink.deep]);
  const halfAt = (step: number) => 300 - step * 15;
  const topHalf = halfAt(steps);
  sheet.draw(
    polygonPath([
      [middle - 316, floor],
      [middle - topHalf - 16, 50],
      [middle + topHalf + 16, 50],
      [middle + 316, floor],
    ]),
    ink.pale,
    2,
  );
  sheet.draw(rectPath(middle - topHalf, -4, topHalf * 2, 58), mixColours(ink.deep, wall, 0.4), 1.8);
  for (let step = steps - 1; step >= 0; step--) {
    const half = halfAt(step);
    const y = floor - (step + 1) * rise;
    const band = half * 0.46;
    sheet.draw(rectPath(middle - half, y + rise * 0.34, half * 2, rise * 0.66), ink.pale, 1.6);
    sheet.draw(
      rectPath(middle - band, y + rise * 0.34, band * 2, rise * 0.66),
      mixColours(runner, ink.line, 0.16),
      1.5,
    );
    sheet.shade(rectPath(middle - half, y + rise * 0.34, half * 2, rise * 0.16), 0.24);
    sheet.draw(rectPath(middle - half - 6, y, half * 2 + 12, rise * 0.36), wood, 1.8);
    sheet.draw(rectPath(middle - band, y, band * 2, rise * 0.36), runner, 1.6);
    sheet.stroke(
      segmentPath(middle - band + 9, y, middle - band + 9, y + rise) +
        segmentPath(middle + band - 9, y, middle + band - 9, y + rise),
      3,
      ink.lit,
    );
    sheet.stroke(
      segmentPath(middle - band - 8, y + rise * 0.98, middle + band + 8, y + rise * 0.98),
      3.4,
      ink.lit,
    );
  }
  drawBalusters(sheet, middle, floor, steps, rise, halfAt, wood);
  drawPottedPlant(sheet, middle + 352, floor + 18, 170, ink.accent);
};

const drawBalusters = (
  sheet: DrawingSheet,
  middle: number,
  floor: number,
  steps: number,
  rise: number,
  halfAt: (step: number) => number,
  wood: string,
) => {
  const { ink } = sheet;
  let bars = '';
  for (let step = 0; step < steps; step++) {
    const x = middle - halfAt(step) - 6;
    bars += segmentPath(x, floor - (step + 1) * rise, x, floor - (step + 1) * rise - 110);
  }
  sheet.stroke(bars, 4.5, ink.line);
  sheet.stroke(bars, 2.6, ink.pale);
  const foot = middle - halfAt(0) - 16;
  sheet.stroke(segmentPath(foot, floor - rise - 104, middle - halfAt(steps) - 4, -12), 13, ink.line);
  sheet.stroke(segmentPath(foot, floor - rise - 104, middle - halfAt(steps) - 4, -12), 9, wood);
  sheet.draw(rectPath(foot - 14, floor - rise - 120, 26, rise + 120), wood, 2);
  sheet.draw(circlePath(foot - 1, floor - rise - 134, 18), wood, 2);
};
