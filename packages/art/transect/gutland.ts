import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse, type HousePlan } from '#art/house.ts';
import { type InkSet, mixColours } from '#art/ink.ts';
import { drawCourses, drawSlateRows } from '#art/masonry-textures.ts';
import { archPath, polygonPath, rectPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';
import { drawInRegion, IN_PLACE, type TransectSheet } from './transect-sheet.ts';

/** A farm under one roof: house and barn in a row. */
export const drawGutland = (country: TransectSheet): void => {
  drawInRegion(country, 'gutland', IN_PLACE, (sheet) => {
    drawTree(sheet, 470, 362, 86, 'round');
    drawTree(sheet, 642, 372, 96, 'poplar');
    drawTree(sheet, 652, 372, 74, 'poplar', mixColours(sheet.ink.green, sheet.ink.line, 0.2));
  });
  drawInRegion(country, 'gutland', { x: 492, y: 369, scale: 0.5 }, (sheet) => {
    drawHouse(sheet, farmhouse(sheet.ink));
    drawBarn(sheet);
  });
};

const farmhouse = (ink: InkSet): HousePlan => ({
  x: 0,
  base: 0,
  width: 190,
  floors: 2,
  floorHeight: 80,
  bays: 4,
  roof: 'half',
  roofHeight: 84,
  wall: ink.pale,
  trim: ink.body,
  roofColour: ink.deep,
  chimneys: [0.1],
  shutter: ink.green,
  accent: ink.accent,
  doorBay: 1,
  dormers: [0.3, 0.7],
  slateHeight: 14,
});

const drawBarn = (sheet: DrawingSheet) => {
  const { ink } = sheet;
  sheet.draw(rectPath(190, -120, 104, 120), mixColours(ink.body, ink.body2, 0.5), 2);
  drawCourses(sheet, 190, -120, 104, 120, { rowHeight: 15, blockWidth: 30, density: 0.4, opacity: 0.5 });
  const roof = polygonPath([
    [184, -118],
    [194, -190],
    [290, -190],
    [300, -118],
  ]);
  const tiles = {
    rowHeight: 14,
    blockWidth: 20,
    density: 0.5,
    colour: mixColours(ink.accent, ink.line, 0.4),
  };
  sheet.draw(roof, ink.accent, 2);
  drawSlateRows(sheet, roof, 184, -190, 120, 74, tiles);
  sheet.draw(archPath(216, -84, 54, 84), ink.green, 2);
  sheet.stroke('M243 -84V0', 2);
};
