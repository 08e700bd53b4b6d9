import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawDoor, drawWindow } from '#art/openings.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  segmentPath,
  shortNumber,
  timberPath,
} from '#art/shapes.ts';
import { drawBucket } from '#art/tools.ts';

/** A hall of black and white tiles, shining where the mop has been. */
export const drawMoppedScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.56;
  const wall = random.pick([ink.green, ink.body2, ink.accent, ink.water]);
  sheet.fill(rectPath(0, 0, width, floor), wall);
  sheet.draw(rectPath(-4, floor - 110, width + 8, 110), ink.pale, 1.8);
  let panels = '';
  for (let x = width / 2 - 900; x < width; x += 120) panels += rectPath(x + 12, floor - 94, 96, 66);
  sheet.stroke(panels, 1.5);
  drawTiles(sheet, floor);
  drawDoor(sheet, width * 0.5 - 65, floor, 130, floor * 0.82, {
    colour: wall === ink.accent ? ink.deep : ink.accent,
    trim: ink.pale,
  });
  for (const share of [0.2, 0.8])
    drawWindow(sheet, width * share - 50, floor * 0.16, 100, floor * 0.46, { surround: 10, rows: 3 });
  drawShine(sheet, floor);
  drawBucket(sheet, width * 0.26, height - 44, 112, ink.body);
  const [headX, headY] = [width * 0.66, height - 70];
  sheet.draw(timberPath(headX, headY, headX + 110, floor - 190, 11), ink.wood, 2);
  let strands = '';
  for (let i = -7; i <= 7; i++)
    strands += `M${pointText(headX + i * 3, headY)}q${shortNumber(i * 7)} 20 ${shortNumber(i * 10)} 44`;
  sheet.stroke(strands, 10, ink.line, 'stroke-linecap="round"');
  sheet.stroke(strands, 6.6, ink.pale, 'stroke-linecap="round"');
  sheet.draw(rectPath(headX - 26, headY - 12, 52, 20), ink.accent, 1.9);
};

const drawTiles = (sheet: DrawingSheet, floor: number) => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, floor, width, height - floor), ink.pale);
  const middle = width / 2;
  const rows = 7;
  const depth = (row: number) => floor + (height + 20 - floor) * (row / rows) ** 1.6;
  const place = (column: number, y: number) => middle + column * (46 + ((y - floor) / (height - floor)) * 96);
  let dark = '';
  const reach = Math.ceil(width / 92) + 2;
  for (let row = 0; row < rows; row++) {
    const [top, foot] = [depth(row), depth(row + 1)];
    for (let column = -reach + (row % 2); column < reach; column += 2) {
      dark += polygonPath([
        [place(column, top), top],
        [place(column + 1, top), top],
        [place(column + 1, foot), foot],
        [place(column, foot), foot],
      ]);
    }
  }
  sheet.clip(rectPath(0, floor, width, height - floor), () =>
    sheet.draw(dark, mixColours(ink.deep, ink.line, 0.2), 1.3),
  );
  sheet.stroke(segmentPath(0, floor, width, floor), 2.2);
};

const drawShine = (sheet: DrawingSheet, floor: number) => {
  const { width, height, ink } = sheet;
  const swept = `M${pointText(width * 0.36, floor)}H${shortNumber(width * 0.64)}L${pointText(width * 0.74, height)}H${shortNumber(width * 0.3)}z`;
  sheet.fill(swept, ink.pale, ink.night ? 0.12 : 0.32);
  let stars = '';
  for (const [x, y, size] of [
    [0.42, 0.72, 20],
    [0.56, 0.64, 14],
    [0.5, 0.86, 26],
  ] as const) {
    stars +=
      segmentPath(width * x - size, height * y, width * x + size, height * y) +
      segmentPath(width * x, height * y - size, width * x, height * y + size);
  }
  sheet.stroke(stars, 3, ink.lit, 'stroke-linecap="round"');
  sheet.draw(
    circlePath(width * 0.3, height * 0.8, 9) + circlePath(width * 0.33, height * 0.76, 6),
    ink.water,
    1.4,
  );
};
