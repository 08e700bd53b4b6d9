import { mix } from '#art/ink.ts';
import { type Point, polygon, rect, segment, timber } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A room to be, under the slope: wool between the rafters, a window in the roof, a ladder. */
export const attic = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.84;
  const ridge: Point = [width / 2, height * 0.06];
  const [left, right]: [Point, Point] = [
    [width * 0.04, floor],
    [width * 0.96, floor],
  ];
  sheet.fill(rect(0, 0, width, height), mix(ink.deep, ink.paper, 0.2));
  sheet.fill(polygon([left, ridge, right]), ink.tint);
  drawGable(sheet, { left, ridge, right });
  drawSlope(sheet, left, ridge, random.pick([ink.lit, ink.body2]));
  drawSlope(sheet, right, ridge, random.pick([ink.lit, ink.body2]));
  sheet.draw(timber(width * 0.24, height * 0.52, width * 0.76, height * 0.52, 22), ink.wood, 1.8);
  sheet.draw(rect(-5, floor, width + 10, height - floor + 9), ink.wood2, 1.8);
  let joints = '';
  for (let x = -20; x < width; x += 88) joints += segment(x, floor, x - 20, height);
  sheet.stroke(joints + segment(0, (floor + height) / 2, width, (floor + height) / 2), 1.1);
  drawLadder(sheet, floor);
};

interface Gable {
  left: Point;
  ridge: Point;
  right: Point;
}

const drawGable = (sheet: Sheet, { ridge }: Gable) => {
  const { width, height, ink } = sheet;
  const [wide, tall] = [Math.min(width * 0.17, height * 0.24), height * 0.2];
  const [x, y] = [ridge[0] - wide / 2, height * 0.58];
  sheet.draw(rect(x - 10, y - 10, wide + 20, tall + 20), ink.pale, 1.8);
  sheet.fill(rect(x, y, wide, tall), ink.night ? ink.lit : ink.water);
  sheet.stroke(
    rect(x, y, wide, tall) +
      segment(x + wide / 2, y, x + wide / 2, y + tall) +
      segment(x, y + tall / 2, x + wide, y + tall / 2),
    2.4,
    ink.pale,
  );
  sheet.shade(
    polygon([
      [x - 10, y + tall + 10],
      [x + wide + 10, y + tall + 10],
      [x + wide + 60, height * 0.84],
      [x + 20, height * 0.84],
    ]),
    0.1,
  );
};

/** From the eaves to the ridge: rafters, with wool that is packed between some of them. */
const drawSlope = (sheet: Sheet, eaves: Point, ridge: Point, wool: string) => {
  const { width, ink, random } = sheet;
  const inward = eaves[0] < ridge[0] ? 1 : -1;
  const depth = width * 0.12 * inward;
  const inner: [Point, Point] = [
    [eaves[0] + depth, eaves[1]],
    [ridge[0], ridge[1] + Math.abs(depth) * 0.9],
  ];
  const band = polygon([eaves, ridge, inner[1], inner[0]]);
  sheet.draw(band, wool, 1.8);
  sheet.clip(band, () => sheet.hatch(band, inward > 0 ? 20 : -20, 13, 0.9, ink.line, 0.4));
  const count = 6;
  for (let at = 0; at <= count; at++) {
    const share = at / count;
    const from: Point = [eaves[0] + (ridge[0] - eaves[0]) * share, eaves[1] + (ridge[1] - eaves[1]) * share];
    const to: Point = [
      inner[0][0] + (inner[1][0] - inner[0][0]) * share,
      inner[0][1] + (inner[1][1] - inner[0][1]) * share,
    ];
    if (at > 0 && at < count && random.chance(0.2)) continue;
    sheet.draw(timber(...from, ...to, 15), ink.wood, 1.5);
  }
  sheet.draw(timber(...eaves, ...ridge, 20), ink.wood, 1.8);
};

const drawLadder = (sheet: Sheet, floor: number) => {
  const { width, height, ink } = sheet;
  const [x, top] = [width * 0.66, height * 0.36];
  for (const side of [0, 46]) sheet.draw(timber(x + side, floor, x + side + 34, top, 9), ink.accent, 1.5);
  let rungs = '';
  for (let at = 1; at < 8; at++) {
    const share = at / 8;
    const [left, y] = [x + 34 * share, floor + (top - floor) * share];
    rungs += segment(left, y, left + 46, y);
  }
  sheet.stroke(rungs, 5, ink.accent);
};
