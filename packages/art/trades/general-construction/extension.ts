import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { drawOutdoors } from '#art/setting.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** The old house, and the new room that looks into the garden. */
export const drawExtensionScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 72;
  drawOutdoors(sheet, base, 0.78);
  const houseWidth = Math.min(width * 0.46, 400);
  const left = width / 2 - houseWidth * 0.98;
  drawTree(sheet, left - 70, base, 210, 'round');
  const floorHeight = Math.min(116, (base - 210) / 2);
  drawHouse(sheet, {
    x: left,
    base,
    width: houseWidth,
    floors: 2,
    floorHeight,
    bays: 3,
    wall: random.pick([ink.body, ink.body2, ink.pale]),
    roof: random.pick(['gable', 'saddle']),
    roofHeight: Math.min(140, houseWidth * 0.4),
    chimneys: [0.2],
    shutter: random.pick([ink.accent, ink.green, null]),
    doorBay: 0,
    hasBands: true,
  });
  drawNewRoom(sheet, left + houseWidth, base, houseWidth * 0.94);
  drawTree(sheet, left + houseWidth * 2.1, base, 120, 'round');
};

const drawNewRoom = (sheet: DrawingSheet, left: number, base: number, width: number) => {
  const { ink } = sheet;
  const top = base - 176;
  sheet.shade(rectPath(left, top + 14, width, 176), 0.12);
  sheet.draw(rectPath(left, top, width, base - top), ink.wood2, 2);
  let boards = '';
  for (let x = left + 12; x < left + width; x += 12) boards += segmentPath(x, top, x, base);
  sheet.stroke(boards, 0.9, ink.line, 'opacity=".55"');
  const glass = ink.night || sheet.weather === 'evening' ? ink.lit : mixColours(ink.glass, ink.water, 0.4);
  sheet.draw(rectPath(left + 34, top + 34, width - 68, base - top - 34), glass, 2);
  let frames = '';
  for (let i = 1; i < 4; i++)
    frames += segmentPath(
      left + 34 + ((width - 68) * i) / 4,
      top + 34,
      left + 34 + ((width - 68) * i) / 4,
      base,
    );
  sheet.stroke(frames + rectPath(left + 34, top + 34, width - 68, base - top - 34), 5, ink.line);
  sheet.fill(
    rectPath(left + width * 0.34, base - 58, width * 0.3, 8) +
      rectPath(left + width * 0.38, base - 50, 7, 50) +
      rectPath(left + width * 0.58, base - 50, 7, 50),
    ink.deep,
  );
  sheet.shade(rectPath(left, top, width, 16), 0.24);
  sheet.draw(rectPath(left - 2, top - 16, width + 28, 18), ink.deep, 2);
  sheet.dimensionAcross(left, left + width, base + 34, ink.accent);
  sheet.draw(rectPath(left + 10, base - 7, width + 60, 9), ink.wood, 1.6);
};
