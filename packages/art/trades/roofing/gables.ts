import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawChimney } from '#art/roofs.ts';
import { polygonPath, rectPath, segmentPath } from '#art/shapes.ts';

/** A gabled roof half laid: battens on one side, a roof ladder on the other. */
export const drawGablesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.84, height * 0.16, Math.min(40, height * 0.07));
  drawClouds(sheet, height * 0.05, height * 0.3, 3);
  const half = Math.min(width * 0.42, height * 0.62);
  const [middle, ridge, eaves] = [width * 0.5, height * 0.14, height * 0.62];
  const wallWidth = half * 1.6;
  drawChimney(sheet, middle + half * 0.3, ridge + (eaves - ridge) * 0.42, 58, height * 0.24, ink.body);
  sheet.draw(rectPath(middle - wallWidth / 2, eaves - 4, wallWidth, height), ink.body2, 1.8);
  for (const share of [0.22, 0.6])
    drawWindow(
      sheet,
      middle - wallWidth / 2 + wallWidth * share,
      height * 0.7,
      wallWidth * 0.17,
      height * 0.2,
      { rows: 2, surround: 10, trim: ink.pale },
    );
  const roof = polygonPath([
    [middle, ridge],
    [middle + half, eaves],
    [middle - half, eaves],
  ]);
  sheet.draw(roof, ink.wood2, 2);
  sheet.clip(roof, () => {
    let battens = '';
    for (let y = ridge; y < eaves; y += 20) battens += rectPath(middle - half, y, half, 8);
    sheet.draw(battens, ink.wood, 1);
    drawSlates(sheet, { middle, ridge, eaves, half });
  });
  sheet.stroke(roof, 2.4);
  drawLadder(sheet, { middle, ridge, eaves, half });
  sheet.draw(rectPath(middle - half - 14, eaves - 8, half * 2 + 28, 15), ink.water, 1.7);
};

interface Roof {
  middle: number;
  ridge: number;
  eaves: number;
  half: number;
}

const drawSlates = (sheet: DrawingSheet, { middle, ridge, eaves, half }: Roof) => {
  const { ink, random } = sheet;
  for (let row = 0, y = eaves - 28; y > ridge - 28; row++, y -= 26)
    for (let x = middle - 8 + (row % 2 ? 18 : 0) + (row % 3) * 8; x < middle + half; x += 36)
      sheet.draw(
        rectPath(x, y, 35, 30),
        mixColours(ink.deep, random.chance(0.25) ? ink.body : ink.glass, random.between(0, 0.55)),
        1.1,
      );
};

const drawLadder = (sheet: DrawingSheet, { middle, ridge, eaves, half }: Roof) => {
  const { ink } = sheet;
  const [foot, head] = [middle + half * 0.5, middle + half * 0.16];
  const top = ridge + (eaves - ridge) * 0.26;
  let rungs = '';
  for (let index = 0; index <= 9; index++) {
    const x = foot + ((head - foot) * index) / 9;
    const y = eaves + ((top - eaves) * index) / 9;
    rungs += segmentPath(x, y, x + 40, y);
  }
  sheet.stroke(
    segmentPath(foot, eaves, head, top) + segmentPath(foot + 40, eaves, head + 40, top),
    7,
    ink.accent,
  );
  sheet.stroke(rungs, 5, ink.accent);
};
