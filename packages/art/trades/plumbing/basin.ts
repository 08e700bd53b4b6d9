import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe } from '#art/pipework.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, pointText, polygonPath, rectPath, roundedRect, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** A basin with its trap, under a mirror. */
export const drawBasinScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body2, ink.tint, ink.accent, ink.deep]);
  drawWallFace(sheet, wall);
  const middle = width / 2;
  const top = height * 0.62;
  const splash = height * 0.3;
  sheet.draw(rectPath(-4, top - 90, width + 8, height), ink.pale, 2);
  let tiles = '';
  for (let y = top - 90; y < height; y += 45) tiles += segmentPath(0, y, width, y);
  for (let x = middle % 45; x < width; x += 45) tiles += segmentPath(x, top - 90, x, height);
  sheet.stroke(tiles, 1, ink.line, 'opacity=".45"');
  drawMirror(sheet, middle, splash);
  const brass = mixColours(ink.lit, ink.body, 0.4);
  drawPipe(
    sheet,
    [
      [middle, top + 70],
      [middle, top + 130],
      [middle + 60, top + 130],
      [middle + 60, top + 96],
      [middle + 140, top + 96],
      [middle + 140, height + 50],
    ],
    20,
    brass,
  );
  sheet.shade(roundedRect(middle - 170, top + 22, 360, 80, 30), 0.22);
  sheet.draw(`M${pointText(middle - 190, top)}h380v20q-14 62 -90 66h-200q-76 -4 -90 -66z`, ink.pale, 2.2);
  sheet.stroke(segmentPath(middle - 188, top + 16, middle + 188, top + 16), 1.4);
  drawPipe(
    sheet,
    [
      [middle, top],
      [middle, top - 76],
      [middle - 54, top - 76],
      [middle - 54, top - 46],
    ],
    14,
    brass,
  );
  sheet.draw(rectPath(middle + 34, top - 22, 16, 22) + rectPath(middle + 22, top - 34, 40, 12), brass, 1.8);
  sheet.draw(rectPath(middle + 240, top - 60, 100, 150), wall === ink.accent ? ink.green : ink.accent, 2);
  sheet.stroke(segmentPath(middle + 228, top - 60, middle + 352, top - 60), 6);
  sheet.stroke(
    segmentPath(middle + 240, top + 60, middle + 340, top + 60) +
      segmentPath(middle + 240, top + 70, middle + 340, top + 70),
    1.6,
  );
  drawPottedPlant(sheet, middle - 150, top, 110, ink.deep);
};

const drawMirror = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  const radius = y * 0.74;
  sheet.shade(circlePath(x + 9, y + 10, radius + 8), 0.24);
  sheet.draw(circlePath(x, y, radius + 9), ink.wood, 2);
  sheet.draw(circlePath(x, y, radius), mixColours(ink.water, ink.pale, 0.35), 1.8);
  sheet.clip(circlePath(x, y, radius), () =>
    sheet.fill(
      polygonPath([
        [x - radius, y + radius * 0.5],
        [x + radius * 0.4, y - radius],
        [x + radius, y - radius],
        [x - radius * 0.5, y + radius],
      ]),
      ink.pale,
      0.4,
    ),
  );
};
