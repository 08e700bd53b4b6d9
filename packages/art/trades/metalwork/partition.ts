import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIndoors } from '#art/setting.ts';
import { polygonPath, rectPath, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** A wall of thin steel bars and glass, and the room behind it. */
export const drawPartitionScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 92;
  const wall = random.pick([ink.body2, ink.tint, ink.body]);
  drawIndoors(sheet, wall, floor);
  const opening = Math.min(width * 0.8, 1200);
  const left = (width - opening) / 2;
  const top = 46;
  sheet.draw(
    rectPath(left, top, opening, floor - top),
    mixColours(ink.accent, ink.pale, ink.night ? 0.1 : 0.3),
    2,
  );
  drawRoomBehind(sheet, left, floor, opening);
  const columns = Math.max(4, 2 * Math.round(opening / 190));
  const pane = opening / columns;
  const iron = ink.night ? mixColours(ink.line, ink.deep, 0.35) : ink.line;
  let bars = '';
  for (let i = 0; i <= columns; i++) bars += segmentPath(left + i * pane, top, left + i * pane, floor);
  for (const share of [0, 0.24, 0.48, 0.72, 1])
    bars += segmentPath(left, top + (floor - top) * share, left + opening, top + (floor - top) * share);
  const gleam = (x: number) =>
    polygonPath([
      [x, floor],
      [x + 150, top],
      [x + 210, top],
      [x + 60, floor],
    ]);
  sheet.fill(gleam(left + pane * 0.4) + gleam(left + pane * 2.3), ink.pale, ink.night ? 0.06 : 0.24);
  sheet.stroke(bars, 6, iron);
  const door = left + pane * (columns / 2 - 1);
  sheet.stroke(rectPath(door + 4, top + (floor - top) * 0.24, pane * 2 - 8, (floor - top) * 0.76), 5, iron);
  sheet.stroke(
    segmentPath(door + pane - 14, floor - 180, door + pane - 14, floor - 120) +
      segmentPath(door + pane + 14, floor - 180, door + pane + 14, floor - 120),
    6,
    ink.lit,
  );
  drawPottedPlant(sheet, left - 30, floor + 26, 190, ink.accent);
};

const drawRoomBehind = (sheet: DrawingSheet, left: number, floor: number, opening: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(left, floor - 34, opening, 34), ink.wood, 1.6);
  sheet.draw(rectPath(left + opening * 0.56, floor - 150, opening * 0.3, 12), ink.wood2, 1.7);
  sheet.stroke(
    segmentPath(left + opening * 0.6, floor - 138, left + opening * 0.6, floor - 34) +
      segmentPath(left + opening * 0.82, floor - 138, left + opening * 0.82, floor - 34),
    4,
  );
  sheet.stroke(segmentPath(left + opening * 0.71, 46, left + opening * 0.71, 150), 1.6);
  const lamp = left + opening * 0.71;
  sheet.draw(
    polygonPath([
      [lamp - 16, 150],
      [lamp + 16, 150],
      [lamp + 50, 200],
      [lamp - 50, 200],
    ]),
    ink.lit,
    1.8,
  );
  sheet.draw(rectPath(left + opening * 0.1, floor - 250, opening * 0.2, 110), ink.pale, 1.8);
  sheet.fill(rectPath(left + opening * 0.12, floor - 232, opening * 0.1, 74), ink.deep);
};
