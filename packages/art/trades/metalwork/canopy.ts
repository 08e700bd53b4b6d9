import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import {
  archPath,
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A canopy of steel and glass over a door, hung from two rods. */
export const drawCanopyScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.pale, ink.body2, ink.tint]));
  drawCourses(sheet, 0, 0, width, height, { rowHeight: 40, blockWidth: 104, density: 0.6, opacity: 0.4 });
  const [x, ground] = [width / 2, height * 0.9];
  const door = Math.min(width * 0.26, height * 0.36);
  sheet.draw(
    archPath(x - door / 2 - 18, height * 0.36, door + 36, ground - height * 0.36, door * 0.2),
    ink.body,
    2,
  );
  sheet.draw(
    archPath(x - door / 2, height * 0.39, door, ground - height * 0.39, door * 0.18),
    random.pick([ink.green, ink.accent, ink.deep]),
    2,
  );
  for (const side of [-0.4, 0.06])
    for (const y of [0.52, 0.72])
      sheet.stroke(rectPath(x + door * side, height * y, door * 0.34, height * 0.14), 1.8);
  sheet.draw(circlePath(x + door * 0.38, height * 0.7, 7), ink.lit, 1.5);
  const [top, reach, deep] = [height * 0.3, door * 1.05, height * 0.075];
  const iron = mixColours(ink.deep, ink.line, 0.35);
  sheet.shade(
    polygonPath([
      [x - reach, top + deep],
      [x + reach, top + deep],
      [x + reach * 0.86, top + deep + height * 0.1],
      [x - reach * 0.86, top + deep + height * 0.1],
    ]),
    0.3,
  );
  sheet.draw(
    polygonPath([
      [x - reach * 0.8, top],
      [x + reach * 0.8, top],
      [x + reach, top + deep],
      [x - reach, top + deep],
    ]),
    mixColours(ink.water, ink.pale, 0.35),
    2,
  );
  let bars = '';
  for (let index = -4; index <= 4; index++)
    bars += segmentPath(x + reach * 0.2 * index, top, x + reach * 0.25 * index, top + deep);
  sheet.stroke(bars, 4, iron);
  sheet.draw(rectPath(x - reach - 8, top + deep - 6, reach * 2 + 16, 17), iron, 1.8);
  for (const side of [-1, 1]) {
    const [far, near] = [x + side * reach * 0.84, x + side * reach * 0.5];
    sheet.stroke(segmentPath(far, top + deep, near, height * 0.08), 7);
    sheet.stroke(segmentPath(far, top + deep, near, height * 0.08), 4, iron);
    sheet.draw(circlePath(near, height * 0.08, 11), iron, 1.7);
    const r = deep * 0.5;
    sheet.stroke(
      `M${pointText(x + side * reach * 0.8, top + deep + 12)}q${shortNumber(-side * r * 0.4)} ${shortNumber(r * 2)} ${shortNumber(-side * r * 2.2)} ${shortNumber(r * 2.2)}a${shortNumber(r * 0.7)} ${shortNumber(r * 0.7)} 0 1 ${side > 0 ? 1 : 0} ${shortNumber(side * r * 0.8)} ${shortNumber(-r * 0.9)}`,
      5,
      iron,
    );
  }
  sheet.draw(rectPath(x - door * 0.8, ground, door * 1.6, height * 0.04), ink.body2, 1.8);
  sheet.draw(rectPath(x - door, ground + height * 0.04, door * 2, height), ink.body2, 1.8);
};
