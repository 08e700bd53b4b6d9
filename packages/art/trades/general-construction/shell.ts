import { drawClouds, drawGround, drawSkyline, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';

/** A house as slabs and pillars, the next storey in its forms. */
export const drawShellScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = height * 0.86;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.16, height * 0.16, Math.min(40, height * 0.07));
  drawClouds(sheet, height * 0.06, height * 0.24, 2);
  drawSkyline(sheet, ground);
  drawGround(sheet, ground);
  const [left, right] = [width * 0.16, width * 0.86];
  const storey = height * 0.19;
  const bays = Math.max(3, Math.round((right - left) / 150));
  for (let floor = 0; floor < 3; floor++) {
    const base = ground - floor * storey;
    const isTop = floor === 2;
    const filled = random.integer(0, bays - 1);
    for (let bay = 0; bay < bays; bay++)
      drawBay(sheet, {
        x: left + ((right - left) * bay) / bays,
        wide: (right - left) / bays,
        base,
        storey,
        isFilled: !isTop && bay !== filled && floor === 0,
        isTop,
      });
    sheet.draw(
      rectPath(left - 16, base - storey - 9, right - left + 32, 18),
      mixColours(ink.body2, ink.deep, 0.12),
      1.8,
    );
  }
  drawBars(sheet, left, right, ground - 3 * storey - 9);
};

interface Bay {
  x: number;
  wide: number;
  base: number;
  storey: number;
  isFilled: boolean;
  isTop: boolean;
}

const drawBay = (sheet: DrawingSheet, { x, wide, base, storey, isFilled, isTop }: Bay) => {
  const { ink } = sheet;
  sheet.fill(rectPath(x, base - storey, wide, storey), mixColours(ink.deep, ink.tint, 0.35));
  if (isFilled) {
    sheet.fill(rectPath(x + 8, base - storey, wide - 8, storey), ink.body);
    let joints = '';
    for (let y = base - storey + 14; y < base; y += 14) joints += segmentPath(x + 8, y, x + wide, y);
    sheet.stroke(joints, 0.9, ink.line, 'opacity=".6"');
  } else if (isTop) {
    for (const share of [0.3, 0.62])
      sheet.draw(rectPath(x + wide * share, base - storey, 6, storey), ink.accent, 1.1);
  } else {
    sheet.shade(rectPath(x, base - storey, wide, 22), 0.35);
  }
  sheet.draw(rectPath(x - 8, base - storey, 16, storey), ink.body2, 1.6);
  sheet.draw(rectPath(x + wide - 8, base - storey, 16, storey), ink.body2, 1.6);
};

/** Draws the bars that the next storey will be tied to, and the boards around them. */
const drawBars = (sheet: DrawingSheet, left: number, right: number, top: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(left - 22, top - 16, right - left + 44, 16), ink.wood, 1.7);
  let boards = '';
  for (let x = left; x < right; x += 46) boards += segmentPath(x, top - 16, x, top);
  sheet.stroke(boards, 1);
  let bars = '';
  for (let x = left; x < right; x += 18) bars += segmentPath(x, top - 16, x, top - 54 - (x % 3) * 5);
  sheet.stroke(bars, 2.2, ink.deep);
};
