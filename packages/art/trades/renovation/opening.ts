import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { polygonPath, rectPath, segmentPath } from '#art/shapes.ts';

/** A wall broken through: props under the new beam, the next room in the light behind. */
export const drawOpeningScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.88;
  sheet.fill(
    rectPath(0, 0, width, height),
    random.pick([ink.pale, ink.body2, mixColours(ink.green, ink.pale, 0.5)]),
  );
  sheet.stipple(rectPath(0, 0, width, floor), ink.line, 18, 0.3, 80, 1.5);
  const [left, right, head] = [width * 0.26, width * 0.76, height * 0.28];
  const ragged = polygonPath([
    [left, floor],
    [left - 18, height * 0.7],
    [left + 8, height * 0.58],
    [left - 14, height * 0.42],
    [left, head],
    [right, head],
    [right + 16, height * 0.46],
    [right - 8, height * 0.6],
    [right + 20, height * 0.74],
    [right, floor],
  ]);
  const edge = polygonPath([
    [left - 46, floor],
    [left - 58, height * 0.5],
    [left - 36, head - 6],
    [right + 38, head - 6],
    [right + 56, height * 0.56],
    [right + 44, floor],
  ]);
  sheet.clip(edge, () => {
    sheet.fill(rectPath(0, 0, width, height), ink.body);
    drawCourses(sheet, 0, 0, width, height, {
      rowHeight: 18,
      blockWidth: 44,
      density: 1,
      lineWidth: 1.2,
      opacity: 0.7,
    });
  });
  sheet.stroke(edge, 1.5);
  sheet.fill(ragged, ink.tint);
  sheet.clip(ragged, () => {
    sheet.fill(rectPath(0, height * 0.72, width, height), ink.wood2);
    sheet.draw(
      rectPath(width * 0.42, height * 0.4, width * 0.18, height * 0.24),
      ink.night ? ink.lit : ink.water,
      1.8,
    );
    sheet.stroke(
      segmentPath(width * 0.51, height * 0.4, width * 0.51, height * 0.64) +
        segmentPath(width * 0.42, height * 0.52, width * 0.6, height * 0.52),
      3,
      ink.pale,
    );
    sheet.fill(
      polygonPath([
        [width * 0.42, height * 0.72],
        [width * 0.6, height * 0.72],
        [width * 0.7, height],
        [width * 0.36, height],
      ]),
      ink.lit,
      0.25,
    );
  });
  sheet.stroke(ragged, 2);
  sheet.draw(
    rectPath(left - 70, head - 34, right - left + 140, 34),
    mixColours(ink.deep, ink.accent, 0.3),
    2,
  );
  sheet.stroke(
    segmentPath(left - 70, head - 25, right + 70, head - 25) +
      segmentPath(left - 70, head - 9, right + 70, head - 9),
    1.3,
  );
  sheet.draw(rectPath(-5, floor, width + 10, height), ink.wood, 1.8);
  for (const share of [0.2, 0.5, 0.8]) drawProp(sheet, left + (right - left) * share, head, floor);
  for (const [x, size] of [
    [0.12, 30],
    [0.17, 20],
    [0.86, 34],
    [0.91, 18],
  ] as const)
    sheet.draw(
      polygonPath([
        [width * x, floor + 12],
        [width * x + size, floor + 12],
        [width * x + size * 0.8, floor - size * 0.4],
        [width * x + size * 0.2, floor - size * 0.5],
      ]),
      ink.body,
      1.5,
    );
};

const drawProp = (sheet: DrawingSheet, x: number, head: number, floor: number) => {
  const { ink } = sheet;
  const middle = head + (floor - head) * 0.46;
  sheet.draw(rectPath(x - 6, head, 12, middle - head), ink.water, 1.7);
  sheet.draw(rectPath(x - 9, middle, 18, floor - middle), ink.accent, 1.7);
  sheet.draw(rectPath(x - 14, middle - 8, 28, 15), ink.accent, 1.6);
  for (const y of [head, floor - 8]) sheet.draw(rectPath(x - 22, y, 44, 8), ink.accent, 1.6);
};
