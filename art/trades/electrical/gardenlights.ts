import { mix } from '#art/ink.ts';
import { circle, ellipse, num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';
import { drawTree } from '#art/trees.ts';

/** A garden path at dusk, lamp after lamp. */
export const gardenlights = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const dusk = mix(ink.deep, ink.water, ink.night ? 0.05 : 0.2);
  const horizon = height * 0.46;
  sheet.fill(rect(0, 0, width, height), dusk);
  let stars = '';
  for (let i = 0; i < 34; i++)
    stars += circle(random.between(0, width), random.between(0, horizon - 60), random.between(1, 2.4));
  sheet.fill(stars, ink.night ? ink.line : ink.pale, 0.8);
  sheet.fill(circle(width * 0.2, height * 0.17, 34), ink.lit);
  sheet.fill(circle(width * 0.2 + 15, height * 0.17 - 8, 29), dusk);
  sheet.fill(rect(0, horizon, width, height), mix(ink.green, ink.deep, 0.55));
  const silhouette = mix(ink.green, ink.deep, 0.72);
  for (let x = 20; x < width; x += random.between(90, 150))
    drawTree(sheet, x, horizon + 16, random.between(110, 210), 'round', silhouette);
  sheet.stroke(`M0 ${num(horizon)}H${width}`, 2);
  const door = width * 0.62;
  drawPorch(sheet, door, horizon);
  const path = `M${xy(door - 30, horizon)}C${xy(door - 60, height * 0.64)} ${xy(width * 0.2, height * 0.66)} ${xy(width * 0.26, height + 4)}H${num(width * 0.66)}C${xy(width * 0.5, height * 0.72)} ${xy(door + 40, height * 0.66)} ${xy(door + 30, horizon)}z`;
  sheet.draw(path, mix(ink.body2, ink.deep, ink.night ? 0 : 0.2), 2);
  sheet.hatch(path, 0, 17, 0.5, ink.line, 0.4);
  const lamps = [
    [door + 76, horizon + 34, 0.5],
    [door - 120, horizon + 62, 0.66],
    [width * 0.66, height * 0.8, 0.95],
    [width * 0.2, height * 0.84, 1.1],
  ] as const;
  for (const [x, y, size] of lamps) drawLamp(sheet, x, y, size);
};

const drawPorch = (sheet: Sheet, x: number, base: number) => {
  const { ink } = sheet;
  sheet.draw(rect(x - 150, base - 130, 300, 130), mix(ink.body, ink.deep, 0.25), 2);
  sheet.draw(
    polygon([
      [x - 172, base - 128],
      [x, base - 236],
      [x + 172, base - 128],
    ]),
    ink.deep,
    2,
  );
  sheet.draw(rect(x - 26, base - 92, 52, 92), ink.lit, 2);
  sheet.stroke(segment(x, base - 92, x, base), 1.8);
  for (const side of [-96, 62]) {
    sheet.draw(rect(x + side, base - 92, 34, 46), ink.lit, 1.8);
    sheet.stroke(
      segment(x + side + 17, base - 92, x + side + 17, base - 46) +
        segment(x + side, base - 69, x + side + 34, base - 69),
      1.6,
    );
  }
};

const drawLamp = (sheet: Sheet, x: number, base: number, size: number) => {
  const { ink } = sheet;
  const height = 130 * size;
  sheet.fill(ellipse(x, base + 4, 104 * size, 26 * size), ink.lit, 0.3);
  sheet.fill(circle(x, base - height, 58 * size), ink.lit, 0.2);
  sheet.fill(circle(x, base - height, 34 * size), ink.lit, 0.28);
  sheet.draw(rect(x - 4 * size, base - height, 8 * size, height), ink.line, 1.4);
  sheet.draw(circle(x, base - height, 17 * size), ink.lit, 1.8);
  sheet.draw(
    `M${xy(x - 24 * size, base - height - 12 * size)}q${num(24 * size)} ${num(-24 * size)} ${num(48 * size)} 0z`,
    ink.accent,
    1.7,
  );
};
