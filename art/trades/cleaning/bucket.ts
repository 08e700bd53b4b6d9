import { mix } from '#art/ink.ts';
import { circle, ellipse, num, rect, segment, timber, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A bucket and a mop on a floor of which one half shines. */
export const bucket = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = height * 0.44;
  sheet.fill(
    rect(0, 0, width, wall),
    random.pick([mix(ink.water, ink.pale, 0.55), ink.tint, mix(ink.green, ink.pale, 0.6)]),
  );
  sheet.draw(rect(-5, wall - 26, width + 10, 26), ink.pale, 1.7);
  const floor = (across: number, near: number) =>
    [width / 2 + (across - 0.5) * width * (1 + near * 1.6), wall + (height - wall) * near] as const;
  for (let row = 0; row < 6; row++)
    for (let column = -4; column < 14; column++) {
      const [near, next] = [(row / 6) ** 1.3, ((row + 1) / 6) ** 1.3];
      const [from, to] = [column / 10, (column + 1) / 10];
      const corners = [floor(from, near), floor(to, near), floor(to, next), floor(from, next)];
      const isClean = from < 0.5;
      const colour = (row + column) % 2 ? ink.pale : ink.body2;
      sheet.draw(
        `M${corners.map(([x, y]) => xy(x, y)).join('L')}z`,
        isClean ? colour : mix(colour, ink.deep, 0.42),
        1,
      );
    }
  for (const [x, y] of [
    [0.14, 0.62],
    [0.3, 0.8],
    [0.42, 0.56],
  ] as const) {
    const [cx, cy, r] = [width * x, height * y, 20];
    sheet.stroke(
      segment(cx - r, cy, cx + r, cy) +
        segment(cx, cy - r, cx, cy + r) +
        segment(cx - r * 0.5, cy - r * 0.5, cx + r * 0.5, cy + r * 0.5) +
        segment(cx - r * 0.5, cy + r * 0.5, cx + r * 0.5, cy - r * 0.5),
      2,
      ink.lit,
    );
  }
  drawMop(sheet);
  drawBucket(sheet, width * 0.68, height * 0.56, Math.min(width * 0.2, height * 0.28));
};

const drawMop = (sheet: Sheet) => {
  const { width, height, ink } = sheet;
  const [x, y] = [width * 0.48, height * 0.82];
  sheet.draw(timber(x, y - 10, x - width * 0.12, -20, 13), ink.wood, 1.8);
  for (let at = 0; at < 9; at++)
    sheet.stroke(
      `M${xy(x - 20 + at * 5, y - 14)}q${num((at - 4) * 14)} 26 ${num((at - 4) * 22)} 60`,
      8,
      at % 2 ? ink.pale : ink.tint,
    );
  sheet.draw(rect(x - 34, y - 30, 66, 22), ink.accent, 1.8);
};

const drawBucket = (sheet: Sheet, x: number, y: number, size: number) => {
  const { ink } = sheet;
  sheet.shade(ellipse(x + size * 0.62, y + size * 1.04, size * 0.6, size * 0.13), 0.4);
  sheet.stroke(
    `M${xy(x + size * 0.04, y)}a${num(size * 0.47)} ${num(size * 0.5)} 0 0 1 ${num(size * 0.94)} 0`,
    5,
  );
  sheet.draw(
    `M${xy(x, y)}l${num(size * 0.13)} ${num(size)}a${num(size * 0.38)} ${num(size * 0.09)} 0 0 0 ${num(size * 0.76)} 0l${num(size * 0.13)} ${num(-size)}z`,
    ink.water,
    2.1,
  );
  sheet.draw(ellipse(x + size * 0.51, y, size * 0.51, size * 0.13), mix(ink.water, ink.deep, 0.3), 2);
  for (const [dx, dy, r] of [
    [0.3, -0.04, 0.12],
    [0.5, -0.08, 0.15],
    [0.7, -0.03, 0.11],
    [0.42, 0.01, 0.08],
  ] as const)
    sheet.draw(circle(x + size * dx, y + size * dy, size * r), ink.pale, 1.5);
};
