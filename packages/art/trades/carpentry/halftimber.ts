import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, pointList, rectPath, timberPath } from '#art/shapes.ts';

/** Posts, rails and braces, pegged, with their panels filled. */
export const drawHalfTimberScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  drawWallFace(sheet, random.pick([ink.pale, ink.tint, ink.body2]));
  const oak = random.pick([ink.wood, mixColours(ink.wood, ink.deep, 0.5), ink.accent]);
  const bays = width > 1000 ? 8 : 4;
  const bay = width / bays;
  const rails = [-6, height * 0.34, height * 0.68, height - 30];
  let shadows = '';
  for (let i = 0; i <= bays; i++) shadows += rectPath(i * bay + 17, 0, 12, height);
  for (const y of rails) shadows += rectPath(0, y + 34, width, 11);
  sheet.shade(shadows, 0.2);
  for (let i = 0; i < bays; i++) drawPanels(sheet, i, bay, rails, oak);
  for (let i = 0; i <= bays; i++) sheet.draw(rectPath(i * bay - 17, -6, 34, height + 12), oak, 2);
  for (const y of rails) sheet.draw(rectPath(-6, y, width + 12, 34), mixColours(oak, ink.wood2, 0.18), 2);
  let pegs = '';
  for (let i = 0; i <= bays; i++)
    for (const y of rails)
      for (const [dx, dy] of pointList([-7, 11], [7, 23])) pegs += circlePath(i * bay + dx, y + dy, 3.6);
  sheet.draw(pegs, ink.pale, 1.1);
};

const drawPanels = (sheet: DrawingSheet, i: number, bay: number, rails: readonly number[], oak: string) => {
  const { random, ink } = sheet;
  const left = i * bay;
  for (let row = 0; row < 3; row++) {
    const [top, foot] = [(rails[row] ?? 0) + 34, rails[row + 1] ?? 0];
    const kind = random.integer(0, 3);
    if (row === 1 && (i + Math.floor(sheet.seed)) % 2 === 0) {
      drawWindow(sheet, left + bay * 0.26, top + 20, bay * 0.48, foot - top - 40, {
        surround: 8,
        trim: oak,
        rows: 3,
        shutter: null,
      });
      continue;
    }
    const edge = [left + 17, left + bay - 17] as const;
    if (kind === 0 || kind === 2) sheet.draw(timberPath(edge[0], foot, edge[1], top, 24), oak, 1.8);
    if (kind === 1 || kind === 2) sheet.draw(timberPath(edge[0], top, edge[1], foot, 24), oak, 1.8);
    if (kind === 3) sheet.hatch(rectPath(left + 17, top, bay - 34, foot - top), 45, 16, 0.5, ink.line, 0.25);
  }
};
