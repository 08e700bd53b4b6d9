import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { pointText, polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** A winding stair of steel up the back of a house. */
export const drawSpiralScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.body2, ink.pale, ink.body]));
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
  const iron = mixColours(ink.deep, ink.line, 0.3);
  const [x, radius, floor] = [width / 2, Math.min(width * 0.2, height * 0.3), height * 0.93];
  sheet.draw(rectPath(-5, floor, width + 10, height), mixColours(ink.green, ink.body2, 0.4), 1.8);
  const steps = 22;
  const index = (step: number) => {
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
      const [from, to] = [index(step / 4), index((step + 1) / 4)];
      if (from.isFront === isFront)
        path += segmentPath(x + from.dx, from.y - height * 0.13, x + to.dx, to.y - height * 0.13);
    }
    return path;
  };
  const draw = (isFront: boolean) => {
    for (let step = 0; step < steps; step++) {
      const { dx, y, isFront: front } = index(step);
      if (front !== isFront) continue;
      const next = index(step + 1).dx;
      sheet.draw(
        polygonPath([
          [x, y],
          [x + dx, y],
          [x + next, y - 5],
          [x, y - 5],
        ]),
        isFront ? ink.water : mixColours(ink.water, iron, 0.5),
        1.6,
      );
      sheet.draw(`M${pointText(x, y)}L${pointText(x + dx, y)}v9L${pointText(x, y + 9)}z`, iron, 1.4);
      sheet.stroke(`M${pointText(x + dx, y)}v${shortNumber(-height * 0.13)}`, 3, iron);
    }
    sheet.stroke(rail(isFront), 7, iron);
  };
  draw(false);
  sheet.draw(rectPath(x - 11, -5, 22, floor + 5), iron, 1.8);
  draw(true);
};
