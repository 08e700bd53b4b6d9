import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  circlePath,
  pointText,
  polarPoint,
  rectPath,
  roundedRect,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

/** A bulb with its filament, and the light it gives. */
export const drawBulbScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = random.pick([ink.deep, ink.body, ink.green]);
  sheet.fill(rectPath(0, 0, width, height), mixColours(ground, ink.deep, 0.2));
  const many = width > 1000 ? [0.2, 0.5, 0.8] : [0.5];
  for (const share of many)
    drawBulb(sheet, width * share, height * 0.56, Math.min(width * 0.19, height * 0.25));
};

const drawBulb = (sheet: DrawingSheet, x: number, y: number, radius: number) => {
  const { ink } = sheet;
  for (const [index, glow] of [2.3, 1.75, 1.34].entries())
    sheet.fill(circlePath(x, y, radius * glow), ink.lit, 0.1 + index * 0.07);
  let rays = '';
  for (let index = 0; index < 24; index++) {
    const angle = (Math.PI * 2 * index) / 24;
    const [from, to] = [
      polarPoint(x, y, radius * 1.42, angle),
      polarPoint(x, y, radius * (index % 2 ? 1.62 : 1.86), angle),
    ];
    rays += segmentPath(...from, ...to);
  }
  sheet.stroke(rays, 2, ink.lit);
  sheet.stroke(segmentPath(x, -5, x, y - radius * 1.7), 6, ink.line);
  sheet.draw(
    `M${pointText(x - radius * 0.36, y - radius * 1.1)}c0 ${shortNumber(radius * 0.3)} ${shortNumber(-radius * 0.64)} ${shortNumber(radius * 0.5)} ${shortNumber(-radius * 0.64)} ${shortNumber(radius * 1.1)}a${shortNumber(radius)} ${shortNumber(radius)} 0 0 0 ${shortNumber(radius * 2)} 0c0 ${shortNumber(-radius * 0.6)} ${shortNumber(-radius * 0.64)} ${shortNumber(-radius * 0.8)} ${shortNumber(-radius * 0.64)} ${shortNumber(-radius * 1.1)}z`,
    mixColours(ink.lit, ink.pale, 0.62),
    2.2,
  );
  let wire = `M${pointText(x - radius * 0.2, y - radius)}L${pointText(x - radius * 0.42, y + radius * 0.1)}`;
  for (let index = 0; index < 6; index++)
    wire += `l${shortNumber(radius * 0.07)} ${shortNumber(index % 2 ? radius * 0.3 : -radius * 0.3)}l${shortNumber(radius * 0.07)} 0`;
  wire += `L${pointText(x + radius * 0.2, y - radius)}`;
  sheet.stroke(wire, 3.2, ink.accent);
  sheet.draw(roundedRect(x - radius * 0.4, y - radius * 1.74, radius * 0.8, radius * 0.66, 8), ink.wood, 2);
  let thread = '';
  for (const share of [0.2, 0.42, 0.64, 0.86])
    thread += segmentPath(
      x - radius * 0.4,
      y - radius * (1.74 - share * 0.66),
      x + radius * 0.4,
      y - radius * (1.8 - share * 0.66),
    );
  sheet.stroke(thread, 2);
};
