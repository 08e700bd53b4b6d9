import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { circlePath, pointText, polygonPath, rectPath, roundedRect, shortNumber } from '#art/shapes.ts';

/** A camera under the eaves, and what it watches over. */
export const drawCameraScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.body2, ink.pale, ink.body]));
  drawCourses(sheet, 0, 0, width, height, { rowHeight: 38, blockWidth: 96, density: 0.5, opacity: 0.4 });
  const [paneWidth, paneHeight] = [Math.min(150, width * 0.17), Math.min(230, height * 0.4)];
  drawWindow(sheet, width * 0.72, height * 0.34, paneWidth, paneHeight, {
    rows: 3,
    surround: 14,
    trim: ink.pale,
    shutter: ink.green,
  });
  sheet.draw(rectPath(-5, -5, width + 10, height * 0.1), ink.wood, 1.9);
  sheet.shade(rectPath(0, height * 0.1 - 5, width, 36), 0.35);
  const size = Math.min(width * 0.3, height * 0.38);
  const [x, y] = [width * 0.2, height * 0.32];
  sheet.fill(
    polygonPath([
      [x + size * 1.1, y + size * 0.24],
      [width + 9, height * 0.5],
      [width + 9, height + 9],
      [width * 0.5, height + 9],
    ]),
    ink.lit,
    ink.night ? 0.16 : 0.3,
  );
  sheet.draw(roundedRect(x - size * 0.16, y - size * 0.44, size * 0.34, size * 0.34, 12), ink.pale, 2);
  sheet.stroke(
    `M${pointText(x, y - size * 0.26)}q${shortNumber(size * 0.12)} ${shortNumber(size * 0.2)} ${shortNumber(size * 0.34)} ${shortNumber(size * 0.26)}`,
    size * 0.11,
  );
  sheet.stroke(
    `M${pointText(x, y - size * 0.26)}q${shortNumber(size * 0.12)} ${shortNumber(size * 0.2)} ${shortNumber(size * 0.34)} ${shortNumber(size * 0.26)}`,
    size * 0.085,
    mixColours(ink.water, ink.pale, 0.4),
  );
  sheet.group(`transform="rotate(14 ${shortNumber(x + size * 0.5)} ${shortNumber(y + size * 0.14)})"`, () => {
    sheet.shade(roundedRect(x + 10, y + 16, size, size * 0.36, size * 0.16), 0.35);
    sheet.draw(roundedRect(x, y - 4, size, size * 0.38, size * 0.17), ink.pale, 2.2);
    sheet.draw(
      `M${pointText(x - size * 0.05, y - 8)}h${shortNumber(size * 1.16)}v${shortNumber(size * 0.1)}h${shortNumber(-size * 1.16)}z`,
      ink.deep,
      1.9,
    );
    sheet.draw(circlePath(x + size * 0.86, y + size * 0.2, size * 0.14), ink.deep, 2);
    sheet.draw(circlePath(x + size * 0.88, y + size * 0.2, size * 0.075), ink.glass, 1.7);
    sheet.fill(circlePath(x + size * 0.86, y + size * 0.17, size * 0.022), ink.pale);
    sheet.fill(circlePath(x + size * 0.14, y + size * 0.2, size * 0.03), ink.accent);
  });
};
