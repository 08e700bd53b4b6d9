import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { circle, type Point, polygon, rect } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A terrace of boards that runs to a hedge, with its screws. */
export const decking = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const horizon = height * 0.36;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.pick([0.18, 0.8]), horizon * 0.36, Math.min(42, horizon * 0.2));
  drawClouds(sheet, horizon * 0.1, horizon * 0.5, 2);
  for (let x = -20; x < width + 40; x += 34)
    sheet.draw(
      circle(x, horizon - random.between(0, 22), 34),
      mix(ink.green, ink.line, random.between(0, 0.28)),
      1.3,
    );
  sheet.fill(rect(0, horizon, width, height), ink.deep);
  const floor = (across: number, near: number): Point => [
    width / 2 + (across - 0.5) * width * (1 + near * 2),
    horizon + (height - horizon) * near,
  ];
  const count = 16;
  for (let at = -6; at < count + 6; at++) {
    const [from, to] = [at / count + 0.004, (at + 1) / count - 0.004];
    const colour = mix(ink.wood, ink.wood2, random.between(0, 0.85));
    sheet.draw(polygon([floor(from, 0), floor(to, 0), floor(to, 1), floor(from, 1)]), colour, 1.4);
    for (const near of [0.2, 0.52, 0.9]) {
      const size = 1.4 + near * 2.6;
      for (const share of [0.22, 0.78])
        sheet.fill(circle(...floor(from + (to - from) * share, near), size), ink.line, 0.7);
    }
  }
  drawTrestle(sheet);
};

/** Two trestles with the next board on them. */
const drawTrestle = (sheet: Sheet) => {
  const { width, height, ink } = sheet;
  const [y, left, right] = [height * 0.56, width * 0.24, width * 0.66];
  for (const x of [left, right]) {
    sheet.stroke(
      `M${x} ${y}l-34 ${height * 0.22}M${x + 30} ${y}l34 ${height * 0.22}M${x - 18} ${y + height * 0.13}h66`,
      8,
      ink.accent,
    );
    sheet.draw(rect(x - 22, y - 8, 74, 14), ink.accent, 1.6);
  }
  sheet.draw(rect(left - 80, y - 30, right - left + 220, 24), ink.wood2, 1.8);
  sheet.hatch(rect(left - 80, y - 30, right - left + 220, 24), 90, 40, 0.6, ink.line, 0.4);
};
