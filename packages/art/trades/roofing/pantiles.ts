import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawChimney } from '#art/roofs.ts';
import { pointText, rectPath, shortNumber } from '#art/shapes.ts';

const TILE = { width: 36, height: 44 } as const;

/** Rows of clay pantiles with a roof window, the last rows still battens. */
export const drawPantilesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.2, height * 0.12, 40);
  drawClouds(sheet, 16, 90, 2);
  const ridge = height * 0.24;
  drawChimney(sheet, width * 0.78, ridge, 58, 70);
  sheet.fill(rectPath(0, ridge, width, height), mixColours(ink.wood2, ink.pale, 0.3));
  let battens = '';
  for (let y = ridge + 22; y < height; y += TILE.height / 2) battens += rectPath(-4, y, width + 8, 9);
  sheet.draw(battens, ink.wood, 1.2);
  const clay = random.pick([ink.accent, mixColours(ink.accent, ink.body, 0.5), ink.body]);
  const open = width * random.between(0.74, 0.86);
  const id = sheet.define('pantile', (id) => {
    const line = `stroke="${ink.line}" stroke-width="1.5"`;
    const tile = `<path d="M0 0H36V34q-9 12 -18 8t-18 -4z" fill="${clay}" ${line}/><path d="M9 4v30" stroke="${ink.pale}" stroke-width="3" opacity=".3"/><path d="M27 4v34" stroke="${ink.line}" stroke-width="6" opacity=".16"/>`;
    return `<g id="${id}">${tile}</g>`;
  });
  for (let row = Math.floor((height - ridge) / TILE.height) + 1; row >= 0; row--) {
    const y = ridge + row * TILE.height;
    const reach = open - row * 34;
    let uses = '';
    for (let x = -8; x < reach; x += TILE.width)
      uses += `<use href="#${id}" x="${shortNumber(x)}" y="${shortNumber(y)}"/>`;
    sheet.append(uses);
  }
  drawRoofWindow(sheet, width * 0.3, ridge + (height - ridge) * 0.3, 150, Math.min(200, height * 0.36));
  sheet.draw(rectPath(-4, ridge - 12, width + 8, 22), mixColours(clay, ink.line, 0.25), 2);
  let joints = '';
  for (let x = 30; x < width; x += 64) joints += `M${pointText(x, ridge - 12)}q8 11 0 22`;
  sheet.stroke(joints, 1.6);
};

const drawRoofWindow = (sheet: DrawingSheet, x: number, y: number, width: number, height: number) => {
  const { ink } = sheet;
  sheet.shade(rectPath(x + 8, y + 10, width + 14, height + 14), 0.3);
  sheet.draw(rectPath(x - 16, y - 16, width + 32, height + 32), mixColours(ink.deep, ink.water, 0.3), 2);
  drawWindow(sheet, x, y, width, height, { surround: 0, hasSill: false, rows: 1, frame: ink.pale });
};
