import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawIndoors } from '#art/setting.ts';
import { pointText, polygonPath, rectPath, type SheetPoint, shortNumber, timberPath } from '#art/shapes.ts';

/** Under the ridge: rafters, and between them the wool that keeps the house warm. */
export const drawAtticScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 92;
  drawIndoors(sheet, mixColours(ink.deep, ink.body, 0.25), floor);
  const span = Math.min(width * 0.98, 1100);
  const middle = width / 2;
  const [ridge, knee] = [34, floor - 120];
  const gable: SheetPoint[] = [
    [middle - span / 2, knee],
    [middle - 60, ridge],
    [middle + 60, ridge],
    [middle + span / 2, knee],
    [middle + span / 2, floor - 18],
    [middle - span / 2, floor - 18],
  ];
  const back: SheetPoint[] = [
    [middle - span * 0.28, floor - 150],
    [middle, ridge + 70],
    [middle + span * 0.28, floor - 150],
    [middle + span * 0.28, floor - 18],
    [middle - span * 0.28, floor - 18],
  ];
  sheet.draw(polygonPath(gable), random.pick([ink.lit, ink.wood2, ink.body2]), 2);
  drawWool(sheet, gable);
  sheet.draw(polygonPath(back), mixColours(ink.pale, ink.tint, 0.4), 2.2);
  drawWindow(sheet, middle - 56, floor - 250, 112, 130, { surround: 10, rows: 2 });
  for (let i = 0; i <= 4; i++) {
    const share = i / 4;
    for (const side of [-1, 1]) {
      const foot = middle + side * span * (0.28 + 0.22 * share);
      const head = middle + side * 60 * share;
      sheet.draw(
        timberPath(foot, floor - 150 + 30 * share, head, ridge + 70 * (1 - share), 12 + 8 * share),
        ink.wood,
        1.8,
      );
    }
  }
  sheet.draw(rectPath(middle - span * 0.2, ridge + 150, span * 0.4, 18), ink.wood2, 1.8);
  for (let i = 0; i < 3; i++)
    drawRoll(sheet, middle - span * 0.36 + (i % 2) * 84, floor + 12 - Math.floor(i / 2) * 58, 42);
};

const drawWool = (sheet: DrawingSheet, gable: readonly SheetPoint[]) => {
  const { width, height, ink } = sheet;
  let wool = '';
  for (let y = 20; y < height; y += 26) {
    wool += `M0 ${y}`;
    for (let x = 0; x < width; x += 52) wool += 'q13 -16 26 0t26 0';
  }
  sheet.clip(polygonPath(gable), () => sheet.stroke(wool, 1.4, ink.line, 'opacity=".45"'));
};

const drawRoll = (sheet: DrawingSheet, x: number, base: number, radius: number) => {
  const { ink } = sheet;
  const y = base - radius;
  sheet.draw(`M${pointText(x, y - radius)}h90v${shortNumber(radius * 2)}h-90z`, ink.lit, 1.8);
  sheet.draw(
    `M${pointText(x - radius, y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`,
    ink.wood2,
    1.8,
  );
  sheet.stroke(`M${pointText(x, y)}m-8 0a8 8 0 1 1 16 4a18 18 0 1 1 -34 -6a28 28 0 1 1 52 12`, 1.5);
};
