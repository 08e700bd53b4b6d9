import { drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawHills, drawIndoors } from '#art/setting.ts';
import { polygonPath, rectPath, roundedRect, segmentPath } from '#art/shapes.ts';
import { drawPottedPlant } from '#art/tools.ts';
import { drawTree } from '#art/trees.ts';

/** Large panes that slide, one open to the garden. */
export const drawSlidingScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height - 98;
  drawIndoors(sheet, random.pick([ink.body2, ink.body, ink.pale, ink.green]), floor);
  const span = Math.min(width * 0.86, 1200);
  const left = (width - span) / 2;
  const top = 54;
  const frame = random.pick([ink.deep, ink.line, ink.wood, ink.accent]);
  sheet.draw(rectPath(left - 16, top - 16, span + 32, floor - top + 20), frame, 2.2);
  const view = rectPath(left, top, span, floor - top);
  sheet.fill(view, ink.tint);
  sheet.clip(view, () => {
    drawSun(sheet, left + span * 0.74, height * 0.24, 44);
    drawHills(sheet, floor - 60);
    sheet.fill(rectPath(left, floor - 62, span, 70), ink.green);
    drawTree(sheet, left + span * 0.2, floor - 50, height * 0.42, 'round');
    drawTree(sheet, left + span * 0.88, floor - 54, height * 0.3, 'poplar');
    sheet.draw(rectPath(left, floor - 24, span, 30), ink.pale, 1.7);
    sheet.draw(roundedRect(left + span * 0.42, floor - 84, 110, 12, 4), ink.wood, 1.7);
    sheet.stroke(
      segmentPath(left + span * 0.42 + 14, floor - 72, left + span * 0.42 + 8, floor - 24) +
        segmentPath(left + span * 0.42 + 96, floor - 72, left + span * 0.42 + 102, floor - 24),
      4,
    );
  });
  const panes = width > 1000 ? 5 : 3;
  const pane = span / panes;
  for (let i = 0; i < panes; i++) {
    if (i === 1) continue;
    const x = left + i * pane + (i === 0 ? 16 : 0);
    const gleam = polygonPath([
      [x + pane * 0.2, floor],
      [x + pane * 0.7, top],
      [x + pane * 0.86, top],
      [x + pane * 0.36, floor],
    ]);
    sheet.fill(rectPath(x, top, pane, floor - top), mixColours(ink.glass, ink.water, 0.5), 0.24);
    sheet.fill(gleam, ink.pale, 0.26);
    sheet.stroke(rectPath(x, top + 2, pane, floor - top - 4), 12, ink.line);
    sheet.stroke(rectPath(x, top + 2, pane, floor - top - 4), 8.6, frame);
    sheet.stroke(segmentPath(x + pane - 16, floor * 0.5, x + pane - 16, floor * 0.5 + 70), 5, ink.pale);
  }
  const light = polygonPath([
    [left + pane + 8, floor],
    [left + pane * 2, floor],
    [left + pane * 1.8, height + 4],
    [left + pane * 0.6, height + 4],
  ]);
  sheet.fill(light, ink.pale, ink.night ? 0.06 : 0.4);
  drawPottedPlant(sheet, left + span + 8, floor + 46, 210, ink.accent);
};
