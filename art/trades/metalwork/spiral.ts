import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A winding stair of steel up the back of a house. */
export const spiral = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), random.pick([ink.body2, ink.pale, ink.body]));
  drawCourses(sheet, 0, 0, width, height, { rowHeight: 32, blockWidth: 80, density: 0.45, opacity: 0.4 });
  for (const [x, y] of [
    [0.08, 0.12],
    [0.08, 0.56],
    [0.8, 0.12],
    [0.8, 0.56],
  ] as const)
    drawWindow(sheet, width * x, height * y, Math.min(110, width * 0.12), height * 0.26, {
      rows: 3,
      surround: 12,
      trim: ink.pale,
    });
  const iron = mix(ink.deep, ink.line, 0.3);
  const [x, radius, floor] = [width / 2, Math.min(width * 0.2, height * 0.3), height * 0.93];
  sheet.draw(rect(-5, floor, width + 10, height), mix(ink.green, ink.body2, 0.4), 1.8);
  const steps = 22;
  const at = (step: number) => {
    const angle = (step / steps) * Math.PI * 4;
    return {
      dx: Math.sin(angle) * radius,
      isFront: Math.cos(angle) > 0,
      y: floor - (step / steps) * (floor + height * 0.06),
    };
  };
  const rail = (isFront: boolean) => {
    let path = '';
    for (let step = 0; step < steps * 4; step++) {
      const [from, to] = [at(step / 4), at((step + 1) / 4)];
      if (from.isFront === isFront)
        path += segment(x + from.dx, from.y - height * 0.13, x + to.dx, to.y - height * 0.13);
    }
    return path;
  };
  const draw = (isFront: boolean) => {
    for (let step = 0; step < steps; step++) {
      const { dx, y, isFront: front } = at(step);
      if (front !== isFront) continue;
      const next = at(step + 1).dx;
      sheet.draw(
        polygon([
          [x, y],
          [x + dx, y],
          [x + next, y - 5],
          [x, y - 5],
        ]),
        isFront ? ink.water : mix(ink.water, iron, 0.5),
        1.6,
      );
      sheet.draw(`M${xy(x, y)}L${xy(x + dx, y)}v9L${xy(x, y + 9)}z`, iron, 1.4);
      sheet.stroke(`M${xy(x + dx, y)}v${num(-height * 0.13)}`, 3, iron);
    }
    sheet.stroke(rail(isFront), 7, iron);
  };
  draw(false);
  sheet.draw(rect(x - 11, -5, 22, floor + 5), iron, 1.8);
  draw(true);
};
