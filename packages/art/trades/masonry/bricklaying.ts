import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { circlePath, polygonPath, rectPath, segmentPath } from '#art/shapes.ts';

/** A wall going up by the string, a trowel on its mortar. */
export const drawBricklayingScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * random.pick([0.2, 0.78]), height * 0.16, Math.min(44, height * 0.08));
  drawClouds(sheet, height * 0.05, height * 0.22, 2);
  const tall = 38;
  const top = height * 0.36;
  sheet.fill(rectPath(0, top, width, height - top), mixColours(ink.pale, ink.body2, 0.4));
  const step = width * random.between(0.46, 0.66);
  for (let row = 0, y = height - tall; y > top - tall; row++, y -= tall) {
    const isOpen = y < top + tall;
    drawRow(sheet, { row, y, tall, until: isOpen ? step - (y < top ? 120 : 0) : width + 200 });
    if (isOpen) sheet.fill(rectPath(step - (y < top ? 120 : 0), y - 3, width, tall), ink.tint);
  }
  sheet.stroke(segmentPath(0, top - 4, width, top - 4), 1.6, ink.accent);
  for (const x of [width * 0.04, width * 0.96]) sheet.draw(rectPath(x, top - 40, 11, height), ink.wood, 1.7);
  drawTrowel(sheet, step + 60, top + tall);
};

interface Row {
  row: number;
  y: number;
  tall: number;
  until: number;
}

const drawRow = (sheet: DrawingSheet, { row, y, tall, until }: Row) => {
  const { width, ink, random } = sheet;
  const long = 96;
  for (let x = row % 2 ? -long / 2 : 0; x < Math.min(width, until - long); x += long) {
    const colour = mixColours(
      ink.body,
      random.pick([ink.deep, ink.accent, ink.body2]),
      random.between(0, 0.34),
    );
    sheet.draw(rectPath(x + 3, y + 3, long - 6, tall - 6), colour, 1.3);
    if (random.chance(0.25))
      sheet.hatch(rectPath(x + 3, y + 3, long - 6, tall - 6), 45, 7, 0.6, ink.line, 0.4);
  }
};

const drawTrowel = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.draw(`M${x - 40} ${y}q20 -34 74 -30q64 -6 84 30z`, ink.pale, 1.7);
  sheet.draw(
    polygonPath([
      [x, y - 26],
      [x + 92, y - 58],
      [x + 104, y - 22],
    ]),
    mixColours(ink.water, ink.pale, 0.3),
    1.8,
  );
  sheet.stroke(segmentPath(x + 98, y - 44, x + 126, y - 60), 6, ink.deep);
  sheet.stroke(segmentPath(x + 122, y - 58, x + 178, y - 88), 16, ink.wood);
  sheet.draw(circlePath(x + 181, y - 90, 8), ink.wood, 1.5);
};
