import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { drawIndoors } from '#art/setting.ts';
import { rectPath, shortNumber } from '#art/shapes.ts';
import { drawBucket, drawLadder } from '#art/tools.ts';

/** The plaster half off: an old wall comes to light under its beams. */
export const drawOpenWallScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 86;
  const plaster = random.pick([ink.pale, ink.tint, ink.body2]);
  drawIndoors(sheet, plaster, floor);
  const edge = width * random.between(0.5, 0.62);
  let bite = `M0 0H${shortNumber(edge)}`;
  const steps = 9;
  for (let i = 1; i <= steps; i++)
    bite += `L${shortNumber(edge + random.between(-64, 64))} ${shortNumber((floor * i) / steps)}`;
  const wall = `${bite}H0z`;
  sheet.shade(wall, 0.3);
  const stone = random.chance()
    ? { rowHeight: 24, blockWidth: 58, base: mixColours(ink.accent, ink.body, 0.5), light: ink.body2 }
    : { rowHeight: 40, blockWidth: 84, base: ink.body, light: ink.body2 };
  drawAshlar(sheet, wall, 0, 0, edge + 70, floor, stone);
  sheet.stroke(wall, 2.2);
  drawWindow(sheet, width * 0.7, height * 0.26, 130, 190, { surround: 14, rows: 3 });
  for (let x = width * 0.04; x < width; x += 130) {
    sheet.draw(rectPath(x, -4, 44, 76), ink.wood, 2);
    sheet.shade(rectPath(x + 30, 0, 14, 70), 0.24);
  }
  sheet.draw(rectPath(-4, 66, width + 8, 30), mixColours(ink.wood, ink.line, 0.12), 2);
  sheet.shade(rectPath(0, 96, width, 14), 0.2);
  drawLadder(sheet, width * 0.42, floor + 26, height * 0.6, 44);
  drawBucket(sheet, width * 0.6, floor + 40, 66, ink.accent);
};
