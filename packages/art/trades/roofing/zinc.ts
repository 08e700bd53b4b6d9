import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawRoundWindow } from '#art/openings.ts';
import { drawChimney } from '#art/roofs.ts';
import { circlePath, pointText, rectPath, shortNumber } from '#art/shapes.ts';

/** Standing seams over a cornice, with round dormers. */
export const drawZincScene = (sheet: DrawingSheet): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.82, 74, 36);
  drawClouds(sheet, 20, 90, 2);
  const top = 130;
  drawZincSlope(sheet, top);
  drawChimney(sheet, width * 0.16, top - 2, 64, 72, ink.body);
  const count = width > 1000 ? 4 : 2;
  for (let i = 0; i < count; i++) {
    drawRoundDormer(sheet, count, i);
  }
  drawCornice(sheet);
};

const drawZincSlope = (sheet: DrawingSheet, top: number) => {
  const { width, height, ink, random } = sheet;
  const zinc = mixColours(ink.water, ink.deep, 0.3);
  const slope = `M0 ${top}H${width}V${height - 92}H0z`;
  sheet.fill(slope, zinc);
  let seams = '';
  let shadows = '';
  for (let x = 20; x < width; x += 52) {
    seams += `M${x} ${top}V${height - 92}`;
    shadows += rectPath(x + 1, top, 7, height - 92 - top);
  }
  sheet.shade(shadows, 0.16);
  sheet.stroke(seams, 2.2);
  let crossSeams = '';
  for (let x = 20; x < width; x += 52) {
    const y = top + random.between(60, 260);
    crossSeams += `M${x} ${shortNumber(y)}h52`;
  }
  sheet.stroke(crossSeams, 1.3);
  sheet.draw(rectPath(0, top - 12, width, 20), ink.deep, 1.8);
};

const drawRoundDormer = (sheet: DrawingSheet, count: number, i: number) => {
  const { width, height, ink } = sheet;
  const x = width * (count === 2 ? itemAt([0.34, 0.7], i) : 0.2 + i * 0.22);
  const y = height * 0.56;
  const radius = 62;
  sheet.shade(`M${pointText(x + radius, y - radius)}q70 40 60 170h-60z`, 0.35);
  sheet.draw(
    `M${pointText(x - radius - 34, y + radius + 26)}q34 -10 34 -60v${shortNumber(-radius + 34)}a${radius} ${radius} 0 0 1 ${2 * radius} 0v${shortNumber(radius - 34)}q0 50 34 60z`,
    ink.body2,
    2,
  );
  sheet.draw(circlePath(x, y - 2, radius * 0.74), ink.pale, 2);
  drawRoundWindow(sheet, x, y - 2, radius * 0.58);
};

const drawCornice = (sheet: DrawingSheet) => {
  const { width, height, ink } = sheet;
  sheet.draw(rectPath(0, height - 98, width, 16), ink.deep, 1.8);
  sheet.draw(rectPath(0, height - 82, width, 16), ink.body2, 1.6);
  sheet.fill(rectPath(0, height - 66, width, 66), ink.pale);
  sheet.shade(rectPath(0, height - 66, width, 22), 0.22);
  let dentils = '';
  for (let x = 8; x < width; x += 34) dentils += rectPath(x, height - 64, 18, 16);
  sheet.draw(dentils, ink.body2, 1.2);
  drawCourses(sheet, 0, height - 36, width, 40, { rowHeight: 20, blockWidth: 80, density: 0.5 });
};
