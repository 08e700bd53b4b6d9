import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe } from '#art/pipework.ts';
import { circlePath, rectPath, roundedRect, segmentPath, shortNumber } from '#art/shapes.ts';
import { drawTrowel } from '#art/tools.ts';

const TILE = 76;

/** A wall being tiled from below, checked with the level. */
export const drawWallTilesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.body2, ink.pale, 0.3));
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 20, 0.3);
  const glaze = random.pick([ink.green, ink.accent, ink.deep, ink.water, ink.body]);
  const rows = Math.floor((height * 0.7) / TILE);
  const base = height - 26;
  const layers = ['', '', ''];
  let [shadows, gleams] = ['', ''];
  for (let row = 0; row < rows; row++) {
    const reach = row < rows - 1 ? width : width * random.between(0.4, 0.55);
    for (let x = -20; x < reach; x += TILE) {
      const y = base - (row + 1) * TILE;
      const place = random.integer(0, 2);
      layers[place] += roundedRect(x + 2, y + 2, TILE - 5, TILE - 5, 5);
      shadows += rectPath(x + 6, y + 7, TILE - 4, TILE - 3);
      gleams += `M${shortNumber(x + 12)} ${shortNumber(y + 26)}v-14h14`;
    }
  }
  drawPipe(
    sheet,
    [
      [width * 0.66, -30],
      [width * 0.66, height * 0.24],
    ],
    22,
    mixColours(ink.accent, ink.wood, 0.45),
  );
  sheet.draw(circlePath(width * 0.66, height * 0.24, 26), mixColours(ink.lit, ink.body, 0.4), 2);
  sheet.shade(shadows, 0.2);
  layers.forEach((layer, tone) => layer && sheet.draw(layer, mixColours(glaze, ink.pale, tone * 0.14), 1.7));
  sheet.stroke(gleams, 3, ink.pale, 'opacity=".45" stroke-linecap="round"');
  sheet.draw(rectPath(-4, base, width + 8, 40), ink.wood, 2);
  const line = base - rows * TILE;
  sheet.stroke(segmentPath(0, line, width, line), 1.6, ink.accent, 'stroke-dasharray="14 5 2 5"');
  drawLevel(sheet, width * 0.5, base - (rows - 1) * TILE - 34);
  drawTrowel(sheet, width * 0.3, height * 0.2, 100, 190);
};

const drawLevel = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.shade(rectPath(x + 8, y + 8, 330, 34), 0.26);
  sheet.draw(roundedRect(x, y, 330, 34, 5), ink.lit, 2.2);
  sheet.draw(roundedRect(x + 136, y + 8, 58, 18, 9), ink.green, 1.7);
  sheet.draw(roundedRect(x + 156, y + 10, 18, 14, 7), ink.pale, 1.3);
  sheet.draw(circlePath(x + 40, y + 17, 11) + circlePath(x + 290, y + 17, 11), ink.pale, 1.7);
};
