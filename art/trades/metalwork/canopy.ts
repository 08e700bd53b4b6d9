import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { arch, circle, num, polygon, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A canopy of steel and glass over a door, hung from two rods. */
export const canopy = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), random.pick([ink.pale, ink.body2, ink.tint]));
  drawCourses(sheet, 0, 0, width, height, { rowHeight: 40, blockWidth: 104, density: 0.6, opacity: 0.4 });
  const [x, ground] = [width / 2, height * 0.9];
  const door = Math.min(width * 0.26, height * 0.36);
  sheet.draw(
    arch(x - door / 2 - 18, height * 0.36, door + 36, ground - height * 0.36, door * 0.2),
    ink.body,
    2,
  );
  sheet.draw(
    arch(x - door / 2, height * 0.39, door, ground - height * 0.39, door * 0.18),
    random.pick([ink.green, ink.accent, ink.deep]),
    2,
  );
  for (const side of [-0.4, 0.06])
    for (const y of [0.52, 0.72])
      sheet.stroke(rect(x + door * side, height * y, door * 0.34, height * 0.14), 1.8);
  sheet.draw(circle(x + door * 0.38, height * 0.7, 7), ink.lit, 1.5);
  const [top, reach, deep] = [height * 0.3, door * 1.05, height * 0.075];
  const iron = mix(ink.deep, ink.line, 0.35);
  sheet.shade(
    polygon([
      [x - reach, top + deep],
      [x + reach, top + deep],
      [x + reach * 0.86, top + deep + height * 0.1],
      [x - reach * 0.86, top + deep + height * 0.1],
    ]),
    0.3,
  );
  sheet.draw(
    polygon([
      [x - reach * 0.8, top],
      [x + reach * 0.8, top],
      [x + reach, top + deep],
      [x - reach, top + deep],
    ]),
    mix(ink.water, ink.pale, 0.35),
    2,
  );
  let bars = '';
  for (let at = -4; at <= 4; at++)
    bars += segment(x + reach * 0.2 * at, top, x + reach * 0.25 * at, top + deep);
  sheet.stroke(bars, 4, iron);
  sheet.draw(rect(x - reach - 8, top + deep - 6, reach * 2 + 16, 17), iron, 1.8);
  for (const side of [-1, 1]) {
    const [far, near] = [x + side * reach * 0.84, x + side * reach * 0.5];
    sheet.stroke(segment(far, top + deep, near, height * 0.08), 7);
    sheet.stroke(segment(far, top + deep, near, height * 0.08), 4, iron);
    sheet.draw(circle(near, height * 0.08, 11), iron, 1.7);
    const r = deep * 0.5;
    sheet.stroke(
      `M${xy(x + side * reach * 0.8, top + deep + 12)}q${num(-side * r * 0.4)} ${num(r * 2)} ${num(-side * r * 2.2)} ${num(r * 2.2)}a${num(r * 0.7)} ${num(r * 0.7)} 0 1 ${side > 0 ? 1 : 0} ${num(side * r * 0.8)} ${num(-r * 0.9)}`,
      5,
      iron,
    );
  }
  sheet.draw(rect(x - door * 0.8, ground, door * 1.6, height * 0.04), ink.body2, 1.8);
  sheet.draw(rect(x - door, ground + height * 0.04, door * 2, height), ink.body2, 1.8);
};
