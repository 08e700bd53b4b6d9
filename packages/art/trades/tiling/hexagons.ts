import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import {
  FULL_TURN,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';
import { drawTrowel } from '#art/tools.ts';

/** A floor of hexagons, half of it still comb-spread adhesive. */
export const drawHexagonsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.pale, ink.deep, ink.night ? 0.2 : 0.14));
  drawAdhesive(sheet);
  const radius = 46;
  const [stepX, stepY] = [radius * Math.sqrt(3), radius * 1.5];
  const colours = random.pick([
    [ink.pale, ink.accent, ink.deep],
    [ink.body2, ink.pale, ink.green],
    [ink.water, ink.pale, ink.deep],
  ] as const);
  const layers = colours.map(() => '');
  const edge = random.between(0.58, 0.74);
  let shadows = '';
  for (let row = -1; row * stepY < height + radius; row++) {
    for (let column = -1; column * stepX < width * edge + Math.sin(row * 1.3) * 60; column++) {
      const [x, y] = [column * stepX + (row % 2 ? stepX / 2 : 0), row * stepY];
      const kind =
        (column + (row % 2 ? 1 : 0)) % 3 === 0 && row % 2 === 0 ? 1 : (column - row) % 5 === 0 ? 2 : 0;
      const tile = hexagon(x, y, radius - 2);
      layers[kind] += tile;
      shadows += hexagon(x + 4, y + 5, radius - 2);
    }
  }
  sheet.shade(shadows, 0.16);
  layers.forEach((layer, kind) => layer && sheet.draw(layer, itemAt(colours, kind), 1.7));
  drawTrowel(sheet, width * 0.98 - 112, height * 0.4, 100, 196);
  const x = width * 0.84;
  sheet.shade(hexagon(x + 12, height * 0.78 + 14, radius), 0.26);
  sheet.draw(hexagon(x, height * 0.78, radius), itemAt(colours, 1), 2.2);
};

const hexagon = (x: number, y: number, radius: number) =>
  polygonPath(Array.from({ length: 6 }, (_, i) => polarPoint(x, y, radius, ((i + 0.5) * FULL_TURN) / 6)));

const drawAdhesive = (sheet: DrawingSheet) => {
  const { width, height, ink } = sheet;
  let combed = '';
  for (let x = width * 0.4; x < width + 60; x += 13)
    combed += `M${pointText(x, 0)}q${shortNumber(-26)} ${shortNumber(height / 4)} 0 ${shortNumber(height / 2)}t0 ${shortNumber(height / 2)}`;
  sheet.stroke(combed, 4.5, ink.line, 'opacity=".13"');
  sheet.stroke(
    segmentPath(width * 0.78, 0, width * 0.78, height),
    1.8,
    ink.accent,
    'stroke-dasharray="14 5 2 5"',
  );
};
