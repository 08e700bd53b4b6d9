import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { polygonPath, rectPath, type SheetPoint, segmentPath } from '#art/shapes.ts';

/** Boards being laid towards a window; where none lie yet, the joists show. */
export const drawBoardsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = height * 0.42;
  sheet.fill(
    rectPath(0, 0, width, wall),
    random.pick([ink.tint, ink.pale, mixColours(ink.green, ink.pale, 0.6)]),
  );
  const [paneWidth, paneHeight] = [Math.min(150, width * 0.18), wall * 0.62];
  for (const share of width > 1000 ? [0.2, 0.5, 0.8] : [0.28, 0.68])
    drawWindow(sheet, width * share - paneWidth / 2, wall * 0.14, paneWidth, paneHeight, {
      rows: 2,
      surround: 10,
      trim: ink.pale,
    });
  sheet.draw(rectPath(-5, wall - 22, width + 10, 22), ink.pale, 1.7);
  drawJoists(sheet, wall);
  drawLaid(sheet, wall, random.between(0.56, 0.74));
  drawPile(sheet);
};

const toFloor = (sheet: DrawingSheet, wall: number) => {
  const { width, height } = sheet;
  // Everything runs to one point behind the wall.
  return (across: number, near: number): SheetPoint => {
    const spread = 1 + near * 1.5;
    return [width / 2 + (across - 0.5) * width * spread, wall + (height - wall) * near];
  };
};

const drawJoists = (sheet: DrawingSheet, wall: number) => {
  const { width, height, ink } = sheet;
  sheet.fill(rectPath(0, wall, width, height - wall), ink.deep);
  const floor = toFloor(sheet, wall);
  for (let index = 0; index < 7; index++) {
    const near = (index / 7) ** 1.4;
    const thick = 0.02 + near * 0.03;
    sheet.draw(
      polygonPath([floor(-1, near), floor(2, near), floor(2, near + thick), floor(-1, near + thick)]),
      ink.wood2,
      1.4,
    );
  }
};

const drawLaid = (sheet: DrawingSheet, wall: number, until: number) => {
  const { ink, random } = sheet;
  const floor = toFloor(sheet, wall);
  const count = 22;
  for (let index = 0; index < count; index++) {
    const [from, to] = [-0.3 + (index * 1.6) / count, -0.3 + ((index + 1) * 1.6) / count];
    if (to > until) break;
    const end = index > 2 && to > until - 0.12 ? random.between(0.35, 0.8) : 1;
    const board = polygonPath([floor(from, 0), floor(to, 0), floor(to, end), floor(from, end)]);
    sheet.draw(board, mixColours(ink.wood, ink.wood2, random.between(0, 0.9)), 1.5);
    const [joint] = [random.between(0.15, 0.85) * end];
    sheet.stroke(segmentPath(...floor(from, joint), ...floor(to, joint)), 1.2);
    const grain = (share: number) => from + (to - from) * share;
    sheet.stroke(
      segmentPath(...floor(grain(0.35), joint * 0.2), ...floor(grain(0.35), joint * 0.8)) +
        segmentPath(...floor(grain(0.7), joint), ...floor(grain(0.7), Math.min(end, joint + 0.12))),
      0.7,
      ink.line,
      'opacity=".45"',
    );
  }
};

/** Draws the boards still to be laid, beside a mallet. */
const drawPile = (sheet: DrawingSheet) => {
  const { width, height, ink } = sheet;
  const [x, y] = [width * 0.7, height * 0.84];
  sheet.shade(rectPath(x + 8, y + 46, width * 0.28, 12), 0.4);
  for (let index = 0; index < 4; index++)
    sheet.draw(
      rectPath(x + index * 7, y + 36 - index * 13, width * 0.26, 13),
      index % 2 ? ink.wood2 : ink.wood,
      1.6,
    );
};
