import { drawClouds, drawGround, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { polygon, rect, segment } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** An old house, and beside it the new wing: half of it stands, half is still a line. */
export const extension = (sheet: Sheet): void => {
  const { width, height, ink } = sheet;
  const ground = height * 0.86;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.82, height * 0.17, Math.min(40, height * 0.07));
  drawClouds(sheet, height * 0.06, height * 0.26, 2);
  drawGround(sheet, ground);
  const wide = Math.min(width * 0.4, height * 0.6);
  const x = width * 0.1;
  const eaves = height * 0.42;
  sheet.draw(rect(x, eaves, wide, ground - eaves), ink.body2, 2);
  drawCourses(sheet, x, eaves, wide, ground - eaves, {
    rowHeight: 26,
    blockWidth: 66,
    density: 0.5,
    opacity: 0.45,
  });
  sheet.draw(
    polygon([
      [x - 20, eaves],
      [x + wide / 2, height * 0.14],
      [x + wide + 20, eaves],
    ]),
    ink.deep,
    2,
  );
  for (const [dx, dy] of [
    [0.2, 0.14],
    [0.62, 0.14],
    [0.2, 0.56],
  ] as const)
    drawWindow(sheet, x + wide * dx, eaves + (ground - eaves) * dy, wide * 0.18, (ground - eaves) * 0.26, {
      rows: 2,
      surround: 9,
      trim: ink.pale,
    });
  const [left, right, top] = [x + wide, Math.min(width * 0.92, x + wide * 2.05), height * 0.56];
  const done = left + (right - left) * 0.58;
  sheet.draw(rect(left, top, done - left, ground - top), ink.pale, 2);
  sheet.fill(rect(left + 20, top + 46, done - left - 40, ground - top - 46), ink.night ? ink.lit : ink.glass);
  sheet.stroke(
    rect(left + 20, top + 46, done - left - 40, ground - top - 46) +
      segment((left + done) / 2, top + 46, (left + done) / 2, ground),
    3,
    ink.line,
  );
  sheet.draw(rect(left - 2, top - 14, done - left + 14, 20), mix(ink.deep, ink.accent, 0.2), 1.9);
  sheet.dashed(rect(done, top - 14, right - done, ground - top + 14), 1.8);
  sheet.hatch(rect(done, ground - 44, right - done, 44), 45, 7, 0.8, ink.line, 0.6);
  for (let at = 1; at <= 3; at++)
    sheet.draw(rect(done + ((right - done) * at) / 4 - 5, top + 10, 10, ground - top - 10), ink.wood, 1.6);
  sheet.dimensionAcross(left, right, height * 0.94, ink.line, [done]);
};
