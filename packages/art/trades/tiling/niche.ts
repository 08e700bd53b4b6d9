import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { circlePath, pointText, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** A tiled shower with its niche, its head and the drain in the floor. */
export const drawNicheScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.8;
  const tile = random.pick([ink.green, ink.water, ink.body2, ink.accent]);
  const side = random.pick([44, 56]);
  drawWall(sheet, { floor, tile, side, isStaggered: random.chance() });
  drawFloor(sheet, floor);
  const [x, y] = [width * 0.56, height * 0.3];
  const [wide, tall] = [Math.min(width * 0.26, 330), height * 0.22];
  sheet.draw(rectPath(x - 9, y - 9, wide + 18, tall + 18), ink.pale, 1.8);
  sheet.fill(rectPath(x, y, wide, tall), mixColours(tile, ink.deep, 0.45));
  sheet.shade(
    `M${pointText(x, y)}h${shortNumber(wide)}v16h${shortNumber(-wide + 16)}v${shortNumber(tall - 16)}h-16z`,
    0.5,
  );
  for (const [index, bottle] of [ink.pale, ink.lit, ink.wood2].entries()) {
    const [left, high] = [x + wide * (0.2 + index * 0.24), tall * (0.62 - index * 0.12)];
    sheet.draw(rectPath(left, y + tall - high, wide * 0.13, high), bottle, 1.5);
    sheet.draw(rectPath(left + wide * 0.035, y + tall - high - 12, wide * 0.06, 12), ink.deep, 1.2);
  }
  drawShower(sheet, width * 0.24, floor);
};

interface Wall {
  floor: number;
  tile: string;
  side: number;
  isStaggered: boolean;
}

const drawWall = (sheet: DrawingSheet, { floor, tile, side, isStaggered }: Wall) => {
  const { width, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, floor), ink.pale);
  const long = isStaggered ? side * 2 : side;
  for (let row = 0, y = 0; y < floor; row++, y += side) {
    for (let x = isStaggered && row % 2 ? -side : 0; x < width; x += long) {
      const high = Math.min(side, floor - y) - 4;
      if (high > 4)
        sheet.fill(
          rectPath(x + 2, y + 2, long - 4, high),
          mixColours(tile, ink.pale, random.between(0, 0.42)),
        );
    }
  }
  sheet.stroke(segmentPath(0, floor, width, floor), 2);
};

const drawFloor = (sheet: DrawingSheet, floor: number) => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, floor, width, height - floor), ink.deep);
  let joints = '';
  for (let index = -12; index <= 12; index++)
    joints += segmentPath(width / 2 + index * 44, floor, width / 2 + index * 120, height);
  for (const share of [0.18, 0.42, 0.72])
    joints += segmentPath(0, floor + (height - floor) * share, width, floor + (height - floor) * share);
  sheet.stroke(joints, 1, ink.pale, 'opacity=".45"');
  const y = floor + (height - floor) * 0.5;
  sheet.draw(rectPath(width * 0.18, y, width * 0.2, 12), ink.water, 1.5);
};

const drawShower = (sheet: DrawingSheet, x: number, floor: number) => {
  const { height, ink } = sheet;
  const metal = mixColours(ink.water, ink.pale, 0.35);
  const head = height * 0.17;
  sheet.shade(rectPath(x + 10, head, 7, floor * 0.62 - head), 0.25);
  sheet.draw(rectPath(x - 5, head, 10, floor * 0.68 - head), metal, 1.6);
  sheet.draw(rectPath(x - 5, head - 10, 96, 10), metal, 1.6);
  sheet.draw(rectPath(x + 48, head, 84, 13), metal, 1.6);
  let drops = '';
  for (let index = 0; index < 7; index++)
    for (let fall = 0; fall < 6; fall++)
      drops += segmentPath(
        x + 54 + index * 12,
        head + 28 + fall * 44 + (index % 2) * 20,
        x + 54 + index * 12,
        head + 44 + fall * 44 + (index % 2) * 20,
      );
  sheet.stroke(drops, 1.4, ink.pale, 'opacity=".8"');
  sheet.draw(circlePath(x, floor * 0.68, 19), metal, 1.7);
  sheet.stroke(segmentPath(x, floor * 0.68, x + 14, floor * 0.68 - 14), 3);
};
