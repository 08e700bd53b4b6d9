import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { arch, polygon, rect } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A row of old houses of which one has been done. */
export const terrace = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.14, height * 0.13, Math.min(36, height * 0.06));
  drawClouds(sheet, height * 0.03, height * 0.16, 2);
  const count = Math.max(3, Math.round(width / 230));
  const wide = width / count;
  const fresh = random.integer(0, count - 1);
  const ground = height * 0.9;
  for (let at = 0; at < count; at++)
    drawHouseOf(sheet, { x: at * wide, wide, ground, isFresh: at === fresh, at });
  sheet.draw(rect(-5, ground, width + 10, height), ink.body2, 1.8);
  drawCourses(sheet, 0, ground + 8, width, height - ground, { rowHeight: 18, blockWidth: 70, density: 0.7 });
};

interface RowHouse {
  x: number;
  wide: number;
  ground: number;
  isFresh: boolean;
  at: number;
}

const drawHouseOf = (sheet: Sheet, { x, wide, ground, isFresh, at }: RowHouse) => {
  const { height, ink } = sheet;
  const eaves = height * (at % 2 ? 0.34 : 0.3);
  const old = mix(ink.body2, ink.deep, 0.22 + (at % 3) * 0.07);
  sheet.draw(rect(x, eaves, wide, ground - eaves), isFresh ? ink.pale : old, 2);
  if (!isFresh) {
    drawCourses(sheet, x, eaves, wide, ground - eaves, {
      rowHeight: 24,
      blockWidth: 54,
      density: 0.4,
      opacity: 0.5,
    });
    sheet.hatch(rect(x, ground - 70, wide, 70), 45, 8, 0.7, ink.line, 0.35);
  }
  sheet.draw(
    polygon([
      [x, eaves],
      [x + wide * 0.14, eaves - height * 0.13],
      [x + wide * 0.86, eaves - height * 0.13],
      [x + wide, eaves],
    ]),
    isFresh ? ink.accent : mix(ink.deep, ink.body, 0.15),
    2,
  );
  sheet.draw(
    rect(x + wide * 0.72, eaves - height * 0.19, wide * 0.12, height * 0.09),
    isFresh ? ink.body : old,
    1.7,
  );
  const look = {
    rows: 2,
    surround: isFresh ? 12 : 7,
    trim: isFresh ? ink.body2 : mix(old, ink.pale, 0.25),
    shutter: isFresh ? ink.green : null,
  };
  const [paneWidth, paneHeight] = [wide * 0.2, (ground - eaves) * 0.22];
  for (const column of [0.26, 0.72])
    drawWindow(
      sheet,
      x + wide * column - paneWidth / 2,
      eaves + (ground - eaves) * 0.14,
      paneWidth,
      paneHeight,
      look,
    );
  drawWindow(
    sheet,
    x + wide * 0.72 - paneWidth / 2,
    eaves + (ground - eaves) * 0.58,
    paneWidth,
    paneHeight,
    look,
  );
  sheet.draw(
    arch(
      x + wide * 0.15,
      ground - (ground - eaves) * 0.42,
      wide * 0.23,
      (ground - eaves) * 0.42,
      wide * 0.06,
    ),
    isFresh ? ink.accent : ink.deep,
    2,
  );
};
