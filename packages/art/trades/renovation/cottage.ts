import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { drawHouse } from '#art/house.ts';
import { mixColours } from '#art/ink.ts';
import { drawHills, drawOutdoors } from '#art/setting.ts';
import { archPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';

/** A farmhouse whose barn gate has become a window. */
export const drawCottageScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height * 0.82;
  drawOutdoors(sheet, base, 0.2);
  drawHills(sheet, base);
  const full = Math.min(width * 0.8, 820);
  const left = (width - full) / 2;
  const wall = random.pick([ink.pale, ink.body2]);
  const roofHeight = Math.min(120, height * 0.2);
  const common = {
    base,
    wall,
    roofHeight,
    roof: 'saddle',
    floors: 2,
    floorHeight: Math.min(94, height * 0.17),
  } as const;
  drawTree(sheet, left - 20, base, 220, 'round');
  drawHouse(sheet, {
    ...common,
    x: left,
    width: full * 0.52,
    bays: 4,
    shutter: random.pick([ink.accent, ink.green]),
    hasQuoins: true,
    chimneys: [0.14],
    dormers: [0.5],
  });
  const barn = left + full * 0.52;
  const barnWidth = full * 0.48;
  drawHouse(sheet, {
    ...common,
    x: barn,
    width: barnWidth,
    bays: 1,
    hasDoor: false,
    texture: 'ashlar',
    wall: ink.body,
    windowHeight: 1,
    chimneys: [0.86],
  });
  const gate = Math.min(barnWidth * 0.66, 240);
  const [x, top] = [barn + barnWidth / 2 - gate / 2, base - common.floorHeight * 1.86];
  sheet.fill(
    rectPath(barn + 4, base - common.floorHeight * 2, barnWidth - 8, common.floorHeight * 1.4),
    ink.body,
  );
  sheet.draw(archPath(x - 16, top - 16, gate + 32, base - top + 16, gate * 0.32), ink.pale, 2);
  sheet.draw(
    archPath(x, top, gate, base - top, gate * 0.3),
    ink.night || sheet.weather === 'evening' ? ink.lit : mixColours(ink.glass, ink.water, 0.3),
    2,
  );
  let bars = segmentPath(x, top + gate * 0.34, x + gate, top + gate * 0.34);
  for (let i = 1; i < 4; i++)
    bars += `M${shortNumber(x + (gate * i) / 4)} ${shortNumber(top + 8)}V${shortNumber(base)}`;
  sheet.stroke(bars, 5, ink.line);
  drawTree(sheet, left + full + 40, base, 130, 'round');
  sheet.draw(rectPath(x - 30, base, gate + 60, 10), ink.pale, 1.6);
};
