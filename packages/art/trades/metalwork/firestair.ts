import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { drawOutdoors } from '#art/setting.ts';
import { polylinePath, rectPath, segmentPath, timberPath } from '#art/shapes.ts';

/** A stair of steel outside the house, from landing to landing. */
export const drawFireStairScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 54;
  drawOutdoors(sheet, base, 0.1);
  const houseWidth = Math.max(width * 0.84, 500);
  const floorHeight = (base - 66) / 3.4;
  drawHouse(sheet, {
    x: width * 0.12,
    base,
    width: houseWidth,
    floors: 4,
    floorHeight,
    bays: Math.max(4, Math.round(houseWidth / 120)),
    wall: random.pick([ink.body, ink.body2]),
    trim: ink.pale,
    hasDoor: false,
    roof: 'flat',
  });
  const left = width * 0.5 - 210;
  for (let flight = 0; flight < 3; flight++)
    drawFlight(sheet, left, base - flight * floorHeight, floorHeight, flight % 2 === 0);
};

const drawFlight = (sheet: DrawingSheet, left: number, foot: number, rise: number, climbsRight: boolean) => {
  const { ink } = sheet;
  const steel = ink.accent;
  const [from, to] = climbsRight ? [left + 70, left + 350] : [left + 350, left + 70];
  const top = foot - rise;
  const steps = 9;
  sheet.shade(timberPath(from + 22, foot + 14, to + 22, top + 14, 20), 0.26);
  const outline: [number, number][] = [[from, foot]];
  for (let i = 1; i <= steps; i++) {
    const x = from + ((to - from) * i) / steps;
    outline.push(
      [from + ((to - from) * (i - 1)) / steps, foot - (rise * i) / steps],
      [x, foot - (rise * i) / steps],
    );
  }
  sheet.draw(timberPath(from, foot, to, top, 14), steel, 1.8);
  sheet.stroke(polylinePath(outline), 2.6, mixColours(ink.line, steel, 0.2));
  let bars = '';
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [from + ((to - from) * i) / steps, foot - (rise * i) / steps];
    bars += segmentPath(x, y, x, y - 54);
  }
  sheet.stroke(bars, 1.5);
  sheet.stroke(segmentPath(from, foot - 54, to, top - 54), 4.5, steel);
  const landing = climbsRight ? left + 336 : left - 4;
  sheet.draw(rectPath(landing, top - 4, 92, 12), steel, 1.8);
  sheet.stroke(
    rectPath(landing, top - 58, 92, 54) +
      segmentPath(landing + 30, top - 58, landing + 30, top) +
      segmentPath(landing + 60, top - 58, landing + 60, top),
    1.6,
  );
  const post = climbsRight ? left + 424 : left;
  sheet.draw(rectPath(post - 4, top, 8, rise + 4), steel, 1.5);
};
