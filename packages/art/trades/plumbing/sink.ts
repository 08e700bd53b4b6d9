import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawPipe } from '#art/pipework.ts';
import { drawHills, drawWallFace } from '#art/setting.ts';
import { circlePath, pointText, rectPath, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';

/** A stone sink at the kitchen window, the tap running. */
export const drawSinkScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  drawWallFace(sheet, random.pick([ink.body, ink.green, ink.body2]));
  const middle = width / 2;
  const top = height * 0.66;
  const [left, right] = [middle - 250, middle + 250];
  sheet.draw(rectPath(left - 22, 28, 544, top - 120), ink.pale, 2);
  sheet.draw(rectPath(left, 48, 500, top - 160), ink.tint, 1.8);
  sheet.clip(rectPath(left, 48, 500, top - 160), () => {
    sheet.fill(circlePath(left + 370, 120, 34), ink.night ? ink.pale : mixColours(ink.accent, ink.lit, 0.5));
    drawHills(sheet, top - 112);
  });
  sheet.stroke(segmentPath(middle, 48, middle, top - 112) + segmentPath(left, 150, right, 150), 8, ink.pale);
  sheet.stroke(rectPath(left, 48, 500, top - 160), 1.8);
  sheet.draw(rectPath(left - 36, top - 112, 572, 16), ink.pale, 2);
  drawPottedPlant(sheet, left + 44, top - 112, 120, ink.accent);
  const brass = mixColours(ink.lit, ink.body, 0.4);
  drawPipe(
    sheet,
    [
      [middle - 90, top],
      [middle - 90, top - 190],
      [middle, top - 190],
      [middle, top - 130],
    ],
    16,
    brass,
  );
  sheet.stroke(segmentPath(middle, top - 124, middle, top + 6), 8, mixColours(ink.water, ink.pale, 0.5));
  sheet.draw(rectPath(-4, top, width + 8, 26), ink.wood, 2);
  sheet.shade(rectPath(0, top + 26, width, 12), 0.24);
  sheet.fill(rectPath(0, top + 38, width, height), mixColours(ink.deep, ink.body2, 0.15));
  let doors = '';
  for (let x = middle - 900; x < width; x += 180) doors += rectPath(x + 10, top + 54, 160, height);
  sheet.stroke(doors, 1.8);
  sheet.draw(`M${pointText(middle - 170, top - 8)}h340v104q0 34 -34 34h-272q-34 0 -34 -34z`, ink.pale, 2.2);
  sheet.shade(rectPath(middle - 150, top + 96, 300, 20), 0.16);
  sheet.draw(rectPath(middle + 226, top - 54, 64, 54), ink.accent, 1.8);
  sheet.stroke(
    segmentPath(middle + 240, top - 54, middle + 226, top - 128) +
      segmentPath(middle + 262, top - 54, middle + 270, top - 134),
    4,
    ink.wood2,
  );
};
