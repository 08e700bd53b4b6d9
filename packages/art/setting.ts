import { drawClouds, drawGround, drawSun } from './backdrop.ts';
import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { rectPath, segmentPath, shortNumber } from './shapes.ts';

/** Sky and ground, with the sun at one side. */
export const drawOutdoors = (sheet: DrawingSheet, base: number, sunAt = 0.82): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * sunAt, height * 0.17, 40);
  drawClouds(sheet, 30, height * 0.3, 3);
  drawGround(sheet, base);
};

/** A wall with its skirting, and boards that run towards us. */
export const drawIndoors = (
  sheet: DrawingSheet,
  wall: string,
  floorTop: number,
  floor = sheet.ink.wood2,
): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, floorTop), wall);
  sheet.stipple(rectPath(0, 0, width, floorTop), ink.line, 10, 0.2);
  sheet.fill(rectPath(0, floorTop, width, height - floorTop), floor);
  let boards = '';
  for (let i = -14; i <= 14; i++) {
    boards += segmentPath(width / 2 + (i * width) / 18, floorTop, width / 2 + (i * width) / 9, height);
  }
  sheet.stroke(boards, 1.1, ink.line, 'opacity=".5"');
  sheet.draw(rectPath(-4, floorTop - 18, width + 8, 18), ink.pale, 1.6);
  sheet.shade(rectPath(0, floorTop, width, 9), 0.2);
};

/** A wall that fills the sheet. */
export const drawWallFace = (sheet: DrawingSheet, colour: string): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, height), colour);
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 12, 0.28, 80, 1.4);
};

/** Hills behind hills, each paler than the one before it. */
export const drawHills = (sheet: DrawingSheet, base: number): void => {
  const { width, ink, random } = sheet;
  for (const [rise, share] of [
    [120, 0.55],
    [70, 0.25],
  ] as const) {
    let path = `M0 ${shortNumber(base)}V${shortNumber(base - rise)}`;
    for (let x = 0; x < width; x += 260) {
      path += `q65 ${shortNumber(-random.between(14, 60))} 130 0t130 0`;
    }
    sheet.fill(`${path}V${shortNumber(base)}z`, mixColours(ink.green, ink.tint, share));
  }
};
