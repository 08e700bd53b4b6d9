import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, polygonPath, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** A slab from above: steel laid out in its formwork, the concrete coming. */
export const drawRebarScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  drawWallFace(sheet, mixColours(ink.body2, ink.body, 0.4));
  const margin = 56;
  const form = rectPath(margin - 24, margin - 24, width - 2 * margin + 48, height - 2 * margin + 48);
  sheet.shade(rectPath(margin - 8, margin - 6, width - 2 * margin + 48, height - 2 * margin + 48), 0.24);
  sheet.draw(form, ink.wood, 2.2);
  const inside = rectPath(margin, margin, width - 2 * margin, height - 2 * margin);
  sheet.draw(inside, ink.wood2, 2);
  let boards = '';
  for (let y = margin + 62; y < height - margin; y += 62) boards += segmentPath(margin, y, width - margin, y);
  sheet.stroke(boards, 1.1, ink.line, 'opacity=".5"');
  sheet.clip(inside, () => {
    drawSteel(sheet, margin);
    drawConcrete(sheet, width * random.between(0.4, 0.56));
  });
  sheet.stroke(inside, 2);
  for (let x = margin; x < width; x += 150)
    sheet.draw(rectPath(x, margin - 40, 18, 22) + rectPath(x, height - margin + 18, 18, 22), ink.wood, 1.6);
};

const drawSteel = (sheet: DrawingSheet, margin: number) => {
  const { width, height, ink } = sheet;
  let [bars, ties] = ['', ''];
  for (let x = margin + 24; x < width; x += 44) bars += segmentPath(x, 0, x, height);
  for (let y = margin + 24; y < height; y += 44) bars += segmentPath(0, y, width, y);
  for (let x = margin + 24; x < width; x += 88) {
    for (let y = margin + 24; y < height; y += 88) ties += circlePath(x, y, 5);
  }
  sheet.group('transform="translate(5 7)"', () => sheet.stroke(bars, 5, ink.line, 'opacity=".2"'));
  sheet.stroke(bars, 7, ink.line);
  sheet.stroke(bars, 4.2, mixColours(ink.accent, ink.pale, 0.15));
  sheet.draw(ties, ink.deep, 1);
};

const drawConcrete = (sheet: DrawingSheet, edge: number) => {
  const { height, ink, random } = sheet;
  let front = `M0 0H${shortNumber(edge)}`;
  const step = height / 6;
  for (let i = 0; i < 6; i++)
    front += `q${shortNumber(random.between(20, 64))} ${shortNumber(step / 2)} ${shortNumber(random.between(-34, 34))} ${shortNumber(step)}`;
  const pour = `${front}H0z`;
  sheet.draw(
    pour,
    ink.night ? mixColours(ink.pale, ink.paper, 0.2) : mixColours(ink.pale, ink.deep, 0.16),
    2.2,
  );
  sheet.stipple(pour, ink.line, 22, 0.4, 70, 2);
  sheet.shade(
    polygonPath([
      [edge * 0.52, height * 0.3],
      [edge * 0.92, height * 0.3],
      [edge * 0.92, height * 0.34],
      [edge * 0.52, height * 0.34],
    ]),
    0.2,
  );
  sheet.draw(rectPath(edge * 0.5, height * 0.26, edge * 0.42, 24), ink.wood, 2);
  sheet.draw(rectPath(edge * 0.7, height * 0.26 - 190, 14, 190), ink.wood2, 1.8);
};
