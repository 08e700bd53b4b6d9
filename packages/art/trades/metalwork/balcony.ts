import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, pointText, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** A balcony of forged bars, with geraniums. */
export const drawBalconyScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body2, ink.pale, ink.body]);
  drawWallFace(sheet, wall);
  const trim = wall === ink.body2 ? ink.pale : ink.body2;
  const slab = height * 0.78;
  const count = width > 1000 ? 4 : 2;
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5)) / count;
    drawWindow(sheet, x - 70, height * 0.12, 140, slab - height * 0.12, {
      trim,
      surround: 16,
      rows: 5,
      hasSill: false,
      shutter: random.pick([ink.green, ink.deep]),
    });
  }
  sheet.shade(rectPath(0, slab + 26, width, 34), 0.24);
  sheet.draw(rectPath(-4, slab, width + 8, 26), trim, 2);
  for (let x = 60; x < width; x += 190) {
    sheet.draw(`M${pointText(x, slab + 26)}h44q0 48 -34 66h-10z`, trim, 1.8);
  }
  drawBars(sheet, slab, slab - 176);
  for (let x = width / count / 2; x < width; x += width / count) drawFlowers(sheet, x, slab - 176);
};

const drawBars = (sheet: DrawingSheet, foot: number, top: number) => {
  const { width, ink } = sheet;
  let [bars, scrolls] = ['', ''];
  for (let x = 14; x < width; x += 26) {
    bars += segmentPath(x, top, x, foot);
    scrolls +=
      circlePath(x + 13, top + 22, 10) +
      `M${pointText(x, foot - 56)}q13 26 26 0M${pointText(x, foot - 30)}q13 -26 26 0`;
  }
  const iron = ink.night ? mixColours(ink.line, ink.deep, 0.3) : ink.line;
  sheet.stroke(bars, 4, iron);
  sheet.stroke(scrolls, 2.4, iron);
  sheet.stroke(segmentPath(0, top, width, top) + segmentPath(0, foot - 8, width, foot - 8), 9, iron);
  sheet.stroke(segmentPath(0, top + 40, width, top + 40), 3, iron);
};

const drawFlowers = (sheet: DrawingSheet, x: number, rail: number) => {
  const { ink, random } = sheet;
  let [leaves, blooms] = ['', ''];
  for (let i = 0; i < 22; i++) {
    const [dx, dy] = [random.between(-84, 84), random.between(-44, 6)];
    if (i % 2) leaves += circlePath(x + dx, rail + dy, random.between(9, 14));
    else blooms += circlePath(x + dx, rail + dy - 6, random.between(5, 9));
  }
  sheet.draw(leaves, ink.green, 1.1);
  sheet.draw(blooms, ink.accent, 1);
  sheet.draw(rectPath(x - 92, rail, 184, 40), ink.wood, 1.8);
  sheet.stroke(`M${shortNumber(x - 92)} ${shortNumber(rail + 12)}h184`, 1.2);
};
