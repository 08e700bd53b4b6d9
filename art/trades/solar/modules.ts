import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawChimney } from '#art/roofs.ts';
import { polygon, rect, segment } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** Solar modules in rows on a tiled slope, seen from the street. */
export const modules = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const [top, eaves] = [height * 0.26, height * 0.84];
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.8, top * 0.45, Math.min(40, top * 0.24));
  drawClouds(sheet, top * 0.12, top * 0.6, 2);
  drawChimney(sheet, width * 0.1, top, 54, top * 0.42, ink.body);
  sheet.fill(rect(0, top, width, eaves - top), mix(ink.body, ink.deep, 0.35));
  drawTiles(sheet, top, eaves);
  sheet.draw(rect(-5, top - 9, width + 10, 15), ink.deep, 1.8);
  const columns = Math.max(3, Math.round(width / 150));
  const rows = 2;
  const [side, gap] = [(width * 0.78) / columns, 7];
  const tall = ((eaves - top) * 0.72) / rows;
  const left = random.pick([0.08, 0.14]) * width;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      drawModule(
        sheet,
        left + column * side,
        top + (eaves - top) * 0.12 + row * tall,
        side - gap,
        tall - gap,
      );
  sheet.draw(rect(-5, eaves - 8, width + 10, 18), ink.water, 1.8);
  sheet.fill(rect(0, eaves + 10, width, height - eaves), ink.pale);
  sheet.shade(rect(0, eaves + 10, width, 16), 0.24);
  drawCourses(sheet, 0, eaves + 26, width, height - eaves, { rowHeight: 18, blockWidth: 60, density: 0.4 });
};

const drawTiles = (sheet: Sheet, top: number, eaves: number) => {
  const { width, ink } = sheet;
  let rows = '';
  for (let y = top + 22; y < eaves; y += 22)
    for (let x = (y % 44) - 22; x < width; x += 30) rows += `M${Math.round(x)} ${Math.round(y)}q15 9 30 0`;
  sheet.stroke(rows, 1, ink.line, 'opacity=".5"');
};

const drawModule = (sheet: Sheet, x: number, y: number, width: number, height: number) => {
  const { ink } = sheet;
  sheet.shade(rect(x + 5, y + 6, width, height), 0.4);
  sheet.draw(rect(x, y, width, height), mix(ink.deep, '#1C3A5C', 0.55), 2, ink.pale);
  let cells = '';
  for (let at = 1; at < 4; at++) cells += segment(x + (width * at) / 4, y, x + (width * at) / 4, y + height);
  for (let at = 1; at < 6; at++) cells += segment(x, y + (height * at) / 6, x + width, y + (height * at) / 6);
  sheet.stroke(cells, 0.8, ink.pale, 'opacity=".5"');
  sheet.fill(
    polygon([
      [x + width * 0.1, y + height],
      [x + width * 0.55, y],
      [x + width * 0.75, y],
      [x + width * 0.3, y + height],
    ]),
    ink.pale,
    0.16,
  );
  sheet.stroke(rect(x, y, width, height), 1.4);
};
