import { drawClouds, drawGround, drawSun } from './backdrop.ts';
import { mix } from './ink.ts';
import { num, rect, segment } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Sky and ground, with the sun at one side. */
export const drawOutdoors = (sheet: Sheet, base: number, sunAt = 0.82): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * sunAt, height * 0.17, 40);
  drawClouds(sheet, 30, height * 0.3, 3);
  drawGround(sheet, base);
};

/** A wall with its skirting, and boards that run towards us. */
export const drawIndoors = (sheet: Sheet, wall: string, floorTop: number, floor = sheet.ink.wood2): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rect(0, 0, width, floorTop), wall);
  sheet.stipple(rect(0, 0, width, floorTop), ink.line, 10, 0.2);
  sheet.fill(rect(0, floorTop, width, height - floorTop), floor);
  let boards = '';
  for (let i = -14; i <= 14; i++) {
    boards += segment(width / 2 + (i * width) / 18, floorTop, width / 2 + (i * width) / 9, height);
  }
  sheet.stroke(boards, 1.1, ink.line, 'opacity=".5"');
  sheet.draw(rect(-4, floorTop - 18, width + 8, 18), ink.pale, 1.6);
  sheet.shade(rect(0, floorTop, width, 9), 0.2);
};

/** A wall that fills the sheet. */
export const drawWallFace = (sheet: Sheet, colour: string): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rect(0, 0, width, height), colour);
  sheet.stipple(rect(0, 0, width, height), ink.line, 12, 0.28, 80, 1.4);
};

/** Hills behind hills, each paler than the one before it. */
export const drawHills = (sheet: Sheet, base: number): void => {
  const { width, ink, random } = sheet;
  for (const [rise, share] of [
    [120, 0.55],
    [70, 0.25],
  ] as const) {
    let path = `M0 ${num(base)}V${num(base - rise)}`;
    for (let x = 0; x < width; x += 260) {
      path += `q65 ${num(-random.between(14, 60))} 130 0t130 0`;
    }
    sheet.fill(`${path}V${num(base)}z`, mix(ink.green, ink.tint, share));
  }
};
