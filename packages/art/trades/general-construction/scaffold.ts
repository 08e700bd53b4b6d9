import { drawClouds, drawGround, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A town house behind its scaffold. */
export const drawScaffoldScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.between(0.8, 0.9), height * 0.17, 36);
  drawSkyline(sheet, height - 56);
  drawClouds(sheet, 50, 170, 3);
  drawGround(sheet, height - 56);
  const houseWidth = Math.min(width * 0.52, 430);
  const left = width / 2 - houseWidth / 2 + random.between(-30, 10);
  const floors = 4;
  const house = drawHouse(sheet, {
    x: left,
    base: height - 56,
    width: houseWidth,
    floors,
    floorHeight: 84,
    bays: 4,
    wall: random.pick([ink.pale, ink.body2, ink.body]),
    roof: 'saddle',
    roofHeight: 66,
    hasBands: true,
    hasKeystones: true,
    doorBay: 1,
    chimneys: [0.2],
  });
  const from = left + houseWidth * (random.chance() ? 0.32 : -0.12);
  const to = from + houseWidth * 0.82;
  const { bayWidth, base, lift } = drawScaffold(sheet, { to, from, left, houseWidth });
  drawLadder(sheet, { from, bayWidth, base, lift });
  sheet.dimensionDown(
    house.wallTop,
    height - 56,
    left + houseWidth + 96 > width - 20 ? left - 60 : to + 52,
    ink.line,
    [1, 2, 3].map((i) => height - 70 - i * 84),
  );
  drawTree(sheet, width * 0.07, height - 56, 150, 'round');
};

/** Poles, boards with their guard rails, braces, and here and there a net. */
const drawScaffold = (
  sheet: DrawingSheet,
  { to, from, left, houseWidth }: Record<'to' | 'from' | 'left' | 'houseWidth', number>,
) => {
  const { height, ink, random } = sheet;
  const bays = 5;
  const bayWidth = (to - from) / bays;
  let poles = '';
  let braces = '';
  let base = height - 56;
  const lift = 84;
  const levels = 4;
  for (let i = 0; i <= bays; i++) {
    poles += segmentPath(from + i * bayWidth, base, from + i * bayWidth, base - lift * levels - 56);
  }
  for (let level = 1; level <= levels; level++) {
    const y = base - level * lift + 8;
    sheet.draw(rectPath(from - 14, y, to - from + 28, 7), ink.accent, 1.3);
    sheet.shade(
      rectPath(Math.max(left, from), y + 7, Math.min(left + houseWidth, to) - Math.max(left, from), 6),
      0.2,
    );
    poles += segmentPath(from - 8, y - 22, to + 8, y - 22) + segmentPath(from - 8, y - 40, to + 8, y - 40);
    const i = random.integer(0, bays - 1);
    braces +=
      segmentPath(from + i * bayWidth, y, from + (i + 1) * bayWidth, y - lift) +
      segmentPath(from + ((i + 2) % bays) * bayWidth, y - lift, from + (((i + 2) % bays) + 1) * bayWidth, y);
  }
  if (random.chance(0.7)) {
    const bay = random.integer(0, bays - 2);
    const level = random.integer(1, 2);
    const net = rectPath(from + bay * bayWidth, base - (level + 1) * lift + 8, bayWidth * 2, lift);
    sheet.fill(net, ink.green, 0.55);
    sheet.hatch(net, 45, 7, 0.5, ink.pale, 0.7);
  }
  sheet.stroke(braces, 1.4);
  sheet.stroke(poles, 2.6);
  for (let i = 0; i <= bays; i++) {
    sheet.draw(rectPath(from + i * bayWidth - 7, base - 4, 14, 4), ink.line, 0);
  }
  return { bayWidth, base, lift };
};

const drawLadder = (
  sheet: DrawingSheet,
  { from, bayWidth, base, lift }: Record<'from' | 'bayWidth' | 'base' | 'lift', number>,
) => {
  const { random } = sheet;
  const foot = from + bayWidth * (random.integer(0, 3) + 0.25);
  let ladder =
    segmentPath(foot, base, foot + 22, base - lift * 1.25) +
    segmentPath(foot + 16, base, foot + 38, base - lift * 1.25);
  for (let i = 1; i < 9; i++) {
    ladder += segmentPath(foot + i * 2.5, base - i * 11.5, foot + 16 + i * 2.5, base - i * 11.5);
  }
  sheet.stroke(ladder, 1.8);
};
