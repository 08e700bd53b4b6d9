import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { drawWallFace } from '#art/setting.ts';
import {
  circlePath,
  FULL_TURN,
  pointText,
  polarPoint,
  polygonPath,
  rectPath,
  type SheetPoint,
} from '#art/shapes.ts';

/** Tall windows under their gables of stucco, with a rose between them. */
export const drawStuccoScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body, ink.body2, ink.green, ink.accent]);
  drawWallFace(sheet, wall);
  const trim = wall === ink.body2 ? ink.pale : mixColours(ink.pale, ink.body2, 0.2);
  let joints = '';
  for (let y = height - 110; y < height; y += 36) joints += `M0 ${y}H${width}`;
  sheet.draw(rectPath(-4, height - 128, width + 8, 14), trim, 1.8);
  sheet.stroke(joints, 2.4);
  const count = width > 1000 ? 4 : 2;
  const roses: number[] = [];
  for (let i = 0; i < count; i++) {
    const x = (width * (i + 0.5)) / count;
    drawBay(sheet, x, trim, i % 2 === 0);
    if (i) roses.push((width * i) / count);
  }
  for (const x of roses) drawRose(sheet, x, height * 0.46, 52, trim);
  drawCornice(sheet, trim);
};

const drawBay = (sheet: DrawingSheet, x: number, trim: string, isPointed: boolean) => {
  const { height } = sheet;
  const [top, foot] = [height * 0.36, height - 190];
  sheet.shade(rectPath(x - 84, top - 20, 186, foot - top + 44), 0.16);
  sheet.draw(
    rectPath(x - 92, top - 34, 22, foot - top + 34) + rectPath(x + 70, top - 34, 22, foot - top + 34),
    trim,
    1.7,
  );
  drawWindow(sheet, x - 54, top, 108, foot - top, { trim, surround: 12, rows: 4, hasCurtain: true });
  const gable: SheetPoint[] = [
    [x - 112, top - 48],
    [x, top - 116],
    [x + 112, top - 48],
  ];
  const bow = `M${pointText(x - 112, top - 48)}q112 -104 224 0z`;
  sheet.draw(isPointed ? polygonPath(gable) : bow, trim, 2);
  sheet.draw(circlePath(x, top - 66, 10), sheet.ink.accent, 1.4);
  sheet.draw(rectPath(x - 116, top - 50, 232, 16), trim, 1.8);
};

const drawRose = (sheet: DrawingSheet, x: number, y: number, radius: number, trim: string) => {
  sheet.shade(circlePath(x + 6, y + 7, radius), 0.2);
  sheet.draw(circlePath(x, y, radius), trim, 1.8);
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const [petalX, petalY] = polarPoint(x, y, radius * 0.58, (i * FULL_TURN) / 8);
    petals += circlePath(petalX, petalY, radius * 0.24);
  }
  sheet.draw(petals, mixColours(trim, sheet.ink.body2, 0.5), 1.4);
  sheet.draw(circlePath(x, y, radius * 0.24), sheet.ink.accent, 1.5);
};

const drawCornice = (sheet: DrawingSheet, trim: string) => {
  const { width } = sheet;
  sheet.shade(rectPath(0, 44, width, 22), 0.24);
  sheet.draw(rectPath(-4, -4, width + 8, 30), trim, 1.8);
  let blocks = '';
  for (let x = 10; x < width; x += 40) blocks += rectPath(x, 26, 20, 18);
  sheet.draw(blocks, trim, 1.4);
};
