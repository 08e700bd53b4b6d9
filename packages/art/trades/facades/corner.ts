import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** A corner house with a fresh coat, its quoins and its cornice. */
export const drawCornerScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const coat = random.pick([ink.body, ink.green, ink.accent, ink.water]);
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.88, height * 0.13, Math.min(36, height * 0.06));
  drawClouds(sheet, height * 0.03, height * 0.2, 2);
  const [left, edge, right] = [width * 0.06, width * 0.46, width * 0.94];
  const [top, foot] = [height * 0.22, height * 0.92];
  sheet.draw(
    polygonPath([
      [left, top + 26],
      [edge, top],
      [edge, foot],
      [left, foot - 22],
    ]),
    mixColours(coat, ink.deep, 0.24),
    2,
  );
  sheet.draw(
    polygonPath([
      [edge, top],
      [right, top + 34],
      [right, foot - 30],
      [edge, foot],
    ]),
    mixColours(coat, ink.pale, 0.18),
    2,
  );
  for (const share of [0.1, 0.41, 0.7]) {
    const y = top + (foot - top) * share;
    drawWindow(sheet, left + (edge - left) * 0.2, y + 14, (edge - left) * 0.2, height * 0.15, {
      rows: 2,
      surround: 9,
      trim: ink.pale,
    });
    drawWindow(sheet, left + (edge - left) * 0.6, y + 7, (edge - left) * 0.2, height * 0.15, {
      rows: 2,
      surround: 9,
      trim: ink.pale,
    });
    for (const column of [0.14, 0.42, 0.7])
      drawWindow(
        sheet,
        edge + (right - edge) * column,
        y + 10 + column * 16,
        (right - edge) * 0.15,
        height * 0.15,
        { rows: 2, surround: 9, trim: ink.pale },
      );
  }
  for (let y = top + 8, index = 0; y < foot - 20; y += 30, index++)
    sheet.draw(rectPath(edge - (index % 2 ? 15 : 26), y, index % 2 ? 30 : 52, 26), ink.pale, 1.5);
  sheet.draw(
    polygonPath([
      [left - 24, top + 30],
      [edge, top],
      [edge, top - 30],
      [left - 24, top + 4],
    ]),
    ink.pale,
    1.9,
  );
  sheet.draw(
    polygonPath([
      [edge, top],
      [right + 24, top + 38],
      [right + 24, top + 10],
      [edge, top - 30],
    ]),
    ink.pale,
    1.9,
  );
  sheet.draw(
    `M${shortNumber(left - 10)} ${shortNumber(top + 2)}L${shortNumber(edge)} ${shortNumber(top - 32)}L${shortNumber(right + 10)} ${shortNumber(top + 8)}L${shortNumber(right - width * 0.08)} ${shortNumber(top - height * 0.12)}H${shortNumber(left + width * 0.06)}z`,
    ink.deep,
    1.9,
  );
  sheet.draw(
    polygonPath([
      [-5, height * 0.9],
      [edge, foot - 2],
      [width + 9, height * 0.88],
      [width + 9, height + 9],
      [-5, height + 9],
    ]),
    ink.body2,
    1.8,
  );
  sheet.stroke(
    segmentPath(-5, height * 0.95, edge, height * 0.98) +
      segmentPath(edge, height * 0.98, width + 9, height * 0.93),
    1.4,
  );
};
