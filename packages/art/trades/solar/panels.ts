import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawSlateRows } from '#art/masonry-textures.ts';
import { drawChimney } from '#art/roofs.ts';
import { polygonPath, rectPath, segmentPath } from '#art/shapes.ts';

export interface ModuleField {
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/** Modules side by side, with their cells and one gleam across all. */
export const drawModules = (
  sheet: DrawingSheet,
  { x, y, columns, rows, width, height }: ModuleField,
): void => {
  const { ink } = sheet;
  const [fullWidth, fullHeight] = [columns * width, rows * height];
  sheet.shade(rectPath(x + 9, y + 11, fullWidth, fullHeight), 0.3);
  sheet.draw(
    rectPath(x, y, fullWidth, fullHeight),
    mixColours(ink.deep, ink.night ? '#0a1a2a' : '#1d3f5e', 0.5),
    2,
  );
  let [cells, frames] = ['', ''];
  for (let i = 0; i <= columns * 3; i++)
    cells += segmentPath(x + (i * width) / 3, y, x + (i * width) / 3, y + fullHeight);
  for (let i = 0; i <= rows * 4; i++)
    cells += segmentPath(x, y + (i * height) / 4, x + fullWidth, y + (i * height) / 4);
  for (let i = 0; i <= columns; i++) frames += segmentPath(x + i * width, y, x + i * width, y + fullHeight);
  for (let i = 0; i <= rows; i++) frames += segmentPath(x, y + i * height, x + fullWidth, y + i * height);
  sheet.stroke(cells, 0.8, mixColours(ink.water, ink.pale, 0.4), 'opacity=".55"');
  const gleam = polygonPath([
    [x + fullWidth * 0.3, y + fullHeight],
    [x + fullWidth * 0.55, y],
    [x + fullWidth * 0.68, y],
    [x + fullWidth * 0.43, y + fullHeight],
  ]);
  sheet.fill(gleam, ink.pale, ink.night ? 0.08 : 0.2);
  sheet.stroke(frames, 3, mixColours(ink.pale, ink.water, 0.4));
};

/** A slope with its modules under the sun. */
export const drawPanelsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.8, height * 0.13, 44);
  drawClouds(sheet, 20, 80, 2);
  const ridge = height * 0.24;
  drawChimney(sheet, width * 0.16, ridge, 52, 64);
  const roof = rectPath(0, ridge, width, height);
  const colour = random.pick([ink.body, ink.accent, mixColours(ink.deep, ink.pale, 0.25)]);
  sheet.fill(roof, colour);
  drawSlateRows(sheet, roof, 0, ridge, width, height - ridge, {
    rowHeight: 20,
    blockWidth: 30,
    density: 0.45,
    colour: ink.line,
  });
  sheet.draw(rectPath(-4, ridge - 10, width + 8, 18), ink.deep, 2);
  const columns = width > 1000 ? 11 : random.integer(4, 5);
  const rows = height > 500 ? 2 : 1;
  const moduleHeight = (height - ridge - 130) / rows;
  const moduleWidth = Math.min(moduleHeight * 0.66, (width - 90) / columns);
  drawModules(sheet, {
    x: (width - columns * moduleWidth) / 2,
    y: ridge + 50,
    columns,
    rows,
    width: moduleWidth,
    height: moduleHeight,
  });
  sheet.draw(rectPath(-4, height - 34, width + 8, 14), mixColours(ink.water, ink.deep, 0.3), 2);
  sheet.shade(rectPath(0, height - 20, width, 20), 0.3);
};
