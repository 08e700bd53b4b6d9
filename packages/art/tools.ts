import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
  timberPath,
} from './shapes.ts';
import { branchPath } from './trees.ts';

export const drawBucket = (
  sheet: DrawingSheet,
  x: number,
  base: number,
  size: number,
  colour: string,
): void => {
  const [top, half] = [base - size, size * 0.46];
  sheet.shade(rectPath(x - half * 0.6, base - 4, half * 2.2, 8), 0.2);
  sheet.stroke(
    `M${pointText(x - half, top)}q${shortNumber(half)} ${shortNumber(-size * 0.9)} ${shortNumber(half * 2)} 0`,
    2,
  );
  sheet.draw(
    polygonPath([
      [x - half, top],
      [x + half, top],
      [x + half * 0.75, base],
      [x - half * 0.75, base],
    ]),
    colour,
    2,
  );
  sheet.stroke(segmentPath(x - half * 0.94, top + size * 0.2, x + half * 0.94, top + size * 0.2), 1.4);
};

export const drawLadder = (sheet: DrawingSheet, x: number, base: number, height: number, lean = 0): void => {
  const { ink } = sheet;
  const width = Math.max(26, height * 0.12);
  for (let y = base - 20; y > base - height; y -= 26) {
    const shift = (lean * (base - y)) / height;
    sheet.draw(timberPath(x + shift, y, x + width + shift, y, 5), ink.wood2, 1.2);
  }
  sheet.draw(timberPath(x, base, x + lean, base - height, 7), ink.wood, 1.5);
  sheet.draw(timberPath(x + width, base, x + width + lean, base - height, 7), ink.wood, 1.5);
};

/** Blade to the left, handle to the right. */
export const drawTrowel = (sheet: DrawingSheet, x: number, y: number, size: number, turn = -24): void => {
  const { ink } = sheet;
  sheet.group(`transform="translate(${pointText(x, y)}) rotate(${turn})"`, () => {
    sheet.shade(rectPath(-size * 0.9, 8, size * 1.6, 10), 0.18);
    sheet.draw(
      polygonPath([
        [-size, 0],
        [-size * 0.1, -size * 0.3],
        [0, 0],
        [-size * 0.1, size * 0.3],
      ]),
      mixColours(ink.water, ink.pale, 0.4),
      2,
    );
    sheet.stroke(
      `M0 0h${shortNumber(size * 0.2)}v${shortNumber(-size * 0.22)}h${shortNumber(size * 0.1)}`,
      4,
    );
    sheet.draw(roundedRect(size * 0.26, -size * 0.31, size * 0.6, size * 0.16, 6), ink.accent, 1.8);
  });
};

export const drawPottedPlant = (
  sheet: DrawingSheet,
  x: number,
  base: number,
  height: number,
  pot: string,
): void => {
  const { ink, random } = sheet;
  const half = height * 0.16;
  const rim = base - height * 0.34;
  sheet.stroke(
    branchPath(sheet, x, rim, height * 0.22, -Math.PI / 2, 4, 0.6),
    1.6,
    mixColours(ink.green, ink.line, 0.3),
  );
  for (let leaf = 0; leaf < 9; leaf++) {
    const leafX = x + random.between(-half * 1.5, half * 1.5);
    sheet.draw(
      circlePath(leafX, rim - random.between(height * 0.2, height * 0.6), height * 0.07),
      ink.green,
      1.3,
    );
  }
  sheet.draw(
    polygonPath([
      [x - half, rim],
      [x + half, rim],
      [x + half * 0.75, base],
      [x - half * 0.75, base],
    ]),
    pot,
    1.8,
  );
};
