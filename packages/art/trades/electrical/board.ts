import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { itemAt } from '#art/item-at.ts';
import { circlePath, pointText, rectPath, shortNumber } from '#art/shapes.ts';

/** A distribution board, its wires drawn as a line map. */
export const drawBoardScene = (sheet: DrawingSheet): void => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.body2);
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 10, 0.25);
  const left = width / 2 - 330;
  const boardWidth = 660;
  sheet.shade(rectPath(left + 10, 44, boardWidth + 10, height), 0.25);
  sheet.draw(rectPath(left, 34, boardWidth, height), ink.pale, 2.2);
  sheet.draw(rectPath(left + 22, 56, boardWidth - 44, height), mixColours(ink.tint, ink.line, 0.06), 1.6);
  const inks = [ink.accent, ink.deep, ink.body, ink.green, ink.lit];
  for (const y of [180, 420]) drawRow(sheet, { left, boardWidth, inks, y });
};

const drawRow = (
  sheet: DrawingSheet,
  { left, boardWidth, inks, y }: Record<'left' | 'boardWidth' | 'y', number> & { inks: readonly string[] },
) => {
  const { ink, random } = sheet;
  const count = 11;
  const moduleWidth = 48;
  const rowLeft = left + (boardWidth - count * moduleWidth) / 2;
  const wires: string[] = [];
  for (let i = 0; i < count; i++) wires.push(random.pick(inks));
  drawWires(sheet, { y, count, rowLeft, moduleWidth, wires, boardWidth });
  sheet.draw(
    rectPath(rowLeft - 16, y + 46, count * moduleWidth + 32, 12),
    mixColours(ink.pale, ink.line, 0.3),
    1.4,
  );
  drawModules(sheet, { count, rowLeft, moduleWidth, y, wires });
};

/** Wires leave their bundle one after the other and never cross. */
const drawWires = (
  sheet: DrawingSheet,
  {
    y,
    count,
    rowLeft,
    moduleWidth,
    wires,
    boardWidth,
  }: Record<'y' | 'count' | 'rowLeft' | 'moduleWidth' | 'boardWidth', number> & { wires: readonly string[] },
) => {
  const { ink } = sheet;
  const bus = y - 74;
  for (let i = 0; i < count; i++) {
    const x = rowLeft + i * moduleWidth + moduleWidth / 2;
    const colour = itemAt(wires, i);
    const turn = bus - (i % 5) * 9;
    const entry = rowLeft + 30 + (i % 5) * 9 + (i > 5 ? boardWidth - 190 : 0);
    const direction = entry < x ? 1 : -1;
    const path = `M${pointText(entry, y - 180)}V${shortNumber(turn - 12)}q0 12 ${12 * direction} 12H${shortNumber(x - 12 * direction)}q${12 * direction} 0 ${12 * direction} 12V${shortNumber(y)}`;
    sheet.stroke(path, 7, ink.line);
    sheet.stroke(path, 4, colour);
  }
};

const drawModules = (
  sheet: DrawingSheet,
  {
    count,
    rowLeft,
    moduleWidth,
    y,
    wires,
  }: Record<'count' | 'rowLeft' | 'moduleWidth' | 'y', number> & { wires: readonly string[] },
) => {
  const { ink, random } = sheet;
  for (let i = 0; i < count; i++) {
    const x = rowLeft + i * moduleWidth;
    const isOn = random.chance(0.8);
    sheet.shade(rectPath(x + 4, y + 6, moduleWidth - 2, 108), 0.2);
    sheet.draw(rectPath(x + 2, y, moduleWidth - 4, 108), ink.pale, 1.8);
    sheet.fill(rectPath(x + 3, y + 1, moduleWidth - 6, 16), itemAt(wires, i));
    sheet.draw(circlePath(x + moduleWidth / 2, y + 9, 4.5), ink.pale, 1.3);
    sheet.draw(rectPath(x + 13, y + 36, moduleWidth - 26, 38), mixColours(ink.tint, ink.line, 0.15), 1.5);
    sheet.draw(
      rectPath(x + 15, y + (isOn ? 38 : 56), moduleWidth - 30, 16),
      isOn ? ink.deep : ink.accent,
      1.3,
    );
    sheet.stroke(
      `M${shortNumber(x + 12)} ${y + 88}h${moduleWidth - 24}M${shortNumber(x + 12)} ${y + 95}h${moduleWidth - 32}`,
      1.2,
    );
  }
};
