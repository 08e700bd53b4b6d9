import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { polygonPath, rectPath, roundedRect, segmentPath } from '#art/shapes.ts';

/** A ground floor of terrazzo between strips of brass, and the machine that polishes it. */
export const drawTerrazzoScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const fields = [
    ink.pale,
    ink.body2,
    mixColours(ink.green, ink.pale, 0.6),
    mixColours(ink.accent, ink.pale, 0.65),
  ];
  const side = Math.min(260, height * 0.44);
  for (let row = 0; row * side < height; row++)
    for (let column = 0; column * side < width; column++) {
      const [x, y] = [column * side, row * side];
      sheet.fill(rectPath(x, y, side, side), random.pick(fields));
      for (let chip = 0; chip < 34; chip++) {
        const [cx, cy, size] = [
          x + random.between(8, side - 8),
          y + random.between(8, side - 8),
          random.between(4, 13),
        ];
        sheet.fill(
          polygonPath([
            [cx - size, cy + random.between(-3, 3)],
            [cx + random.between(-3, 3), cy - size * 0.7],
            [cx + size, cy + random.between(-2, 4)],
            [cx + random.between(-4, 2), cy + size * 0.8],
          ]),
          random.pick([ink.deep, ink.body, ink.accent, ink.pale, ink.green]),
        );
      }
    }
  let strips = '';
  for (let index = 0; index < width; index += side) strips += segmentPath(index, -5, index, height + 9);
  for (let index = 0; index < height; index += side) strips += segmentPath(-5, index, width + 9, index);
  sheet.stroke(strips, 9);
  sheet.stroke(strips, 6, mixColours(ink.lit, ink.wood, 0.4));
  drawMachine(sheet, width * random.pick([0.3, 0.62]), height * 0.6);
};

const drawMachine = (sheet: DrawingSheet, x: number, y: number) => {
  const { height, ink } = sheet;
  const size = Math.min(150, height * 0.24);
  sheet.shade(roundedRect(x - size * 0.52, y + size * 0.1, size * 1.24, size * 0.6, size * 0.2), 0.4);
  sheet.stroke(
    segmentPath(x + size * 0.2, y, x + size * 1.5, y - size * 1.7) +
      segmentPath(x - size * 0.1, y, x + size * 1.2, y - size * 1.7),
    11,
  );
  sheet.stroke(
    segmentPath(x + size * 0.2, y, x + size * 1.5, y - size * 1.7) +
      segmentPath(x - size * 0.1, y, x + size * 1.2, y - size * 1.7),
    8,
    ink.water,
  );
  sheet.stroke(segmentPath(x + size * 1.1, y - size * 1.7, x + size * 1.62, y - size * 1.7), 15, ink.deep);
  sheet.draw(
    roundedRect(x - size * 0.6, y - size * 0.08, size * 1.2, size * 0.5, size * 0.16),
    ink.accent,
    2.2,
  );
  sheet.draw(
    roundedRect(x - size * 0.34, y - size * 0.5, size * 0.68, size * 0.5, size * 0.14),
    ink.deep,
    2.1,
  );
  sheet.draw(rectPath(x - size * 0.16, y - size * 0.36, size * 0.32, size * 0.12), ink.pale, 1.5);
};
