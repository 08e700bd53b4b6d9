import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIsoBox, isometricProjection } from '#art/isometric.ts';
import { circlePath, rectPath } from '#art/shapes.ts';
import { drawTreeInPlan } from '#art/trees.ts';

/** Larch boards on their joists, down to the lawn in two steps. */
export const drawDeckScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const lawn = mixColours(ink.green, ink.pale, ink.night ? 0 : 0.25);
  sheet.fill(rectPath(0, 0, width, height), lawn);
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 26, 0.3, 60, 1.6);
  drawTreeInPlan(sheet, width * 0.1, height * 0.14, 70, ink.green);
  drawTreeInPlan(sheet, width * 0.93, height * 0.16, 56, mixColours(ink.green, ink.deep, 0.2));
  const scale = Math.min(27, width / 29);
  const project = isometricProjection(width * 0.5, height * 0.5, scale);
  const wood = random.pick([ink.wood, mixColours(ink.wood, ink.body2, 0.4), ink.wood2]);
  for (let x = -8.6; x < 8; x += 4.1)
    drawIsoBox(sheet, project, [x, -7, 0], [0.7, 14, 0.8], mixColours(ink.wood, ink.line, 0.25));
  const open = random.integer(9, 11);
  for (let i = 0; i < 14; i++) {
    if (i >= open && i < open + 2) continue;
    drawIsoBox(
      sheet,
      project,
      [-9, -7 + i, 0.8],
      [18, 0.88, 0.42],
      mixColours(wood, ink.wood2, random.between(0, 0.5)),
      { grain: 2, lineWidth: 1.6 },
    );
  }
  for (const [y, z] of [
    [7.1, 0.2],
    [8.7, -0.4],
  ] as const)
    drawIsoBox(sheet, project, [-4.5, y, z - 0.5], [9, 1.5, 0.9], wood, { grain: 2 });
  drawTable(sheet, project);
};

const drawTable = (sheet: DrawingSheet, project: ReturnType<typeof isometricProjection>) => {
  const { ink } = sheet;
  drawIsoBox(sheet, project, [-6.4, -5.2, 1.2], [0.4, 0.4, 2], ink.deep);
  drawIsoBox(sheet, project, [-2.6, -5.2, 1.2], [0.4, 0.4, 2], ink.deep);
  drawIsoBox(sheet, project, [-2.6, -2.6, 1.2], [0.4, 0.4, 2], ink.deep);
  drawIsoBox(sheet, project, [-6.8, -5.6, 3.1], [5, 3.6, 0.35], ink.pale);
  drawIsoBox(sheet, project, [1.4, -5.2, 1.2], [5.4, 2, 1.1], ink.accent);
  drawIsoBox(sheet, project, [1.4, -5.9, 1.2], [5.4, 0.8, 2.6], ink.accent);
  const [x, y] = project(-4.4, -4, 3.5);
  sheet.draw(circlePath(x, y - 10, 20), ink.green, 1.7);
  sheet.draw(rectPath(x - 13, y - 4, 26, 20), ink.accent, 1.7);
};
