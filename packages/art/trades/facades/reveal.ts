import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';

/** A house front behind its scaffold, coat by coat from the top. */
export const drawRevealScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const coat = random.pick([ink.accent, ink.body, ink.green]);
  const finishedHeight = height * random.pick([0.36, 0.58]);
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.pale, ink.body2, 0.35));
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 24, 0.3, 70, 1.5);
  sheet.fill(rectPath(0, 0, width, finishedHeight), coat);
  sheet.hatch(rectPath(0, finishedHeight, width, 26), 45, 6, 0.7, ink.line, 0.5);
  const columns = Math.max(2, Math.round(width / 270));
  const [paneWidth, paneHeight] = [86, Math.min(150, height * 0.24)];
  for (const share of [0.09, 0.42, 0.74])
    for (let column = 0; column < columns; column++)
      drawWindow(
        sheet,
        (width * (column + 0.5)) / columns - paneWidth / 2,
        height * share,
        paneWidth,
        paneHeight,
        {
          rows: 2,
          surround: 12,
          trim: ink.pale,
        },
      );
  drawScaffold(sheet, columns);
};

const drawScaffold = (sheet: DrawingSheet, columns: number) => {
  const { width, height, ink } = sheet;
  const decks = [0.355, 0.685];
  for (let column = 0; column <= columns; column++) {
    const x = (width * column) / columns - 6;
    sheet.shade(rectPath(x + 16, 0, 6, height), 0.2);
    sheet.draw(rectPath(x, -5, 12, height + 10), ink.water, 1.7);
  }
  for (const share of decks) {
    const y = height * share;
    sheet.shade(rectPath(0, y + 14, width, 10), 0.28);
    sheet.draw(rectPath(-5, y, width + 10, 14), ink.wood, 1.7);
    sheet.stroke(segmentPath(0, y - 58, width, y - 58) + segmentPath(0, y - 30, width, y - 30), 4, ink.water);
    sheet.stroke(segmentPath(0, y - 61, width, y - 61) + segmentPath(0, y - 33, width, y - 33), 1);
  }
  const [from, to] = [height * 0.685, height * 0.355];
  sheet.stroke(segmentPath(10, from, width / columns - 10, to + 14), 5, ink.water);
  sheet.stroke(segmentPath(10, from - 3, width / columns - 10, to + 11), 1);
};
