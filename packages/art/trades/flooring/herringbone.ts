import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import {
  polygonPath,
  rectPath,
  roundedRect,
  type SheetPoint,
  segmentPath,
  shortNumber,
} from '#art/shapes.ts';

const BOARD = { length: 132, width: 44 } as const;

/** Herringbone from its first row on, within a border. */
export const drawHerringboneScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.pale, ink.body2, 0.5));
  sheet.stipple(rectPath(0, 0, width, height), ink.line, 26, 0.35);
  const tones = random.pick([
    [ink.wood, ink.wood2, mixColours(ink.wood, ink.wood2, 0.5)],
    [mixColours(ink.wood, ink.deep, 0.4), ink.wood, mixColours(ink.wood, ink.deep, 0.2)],
  ]);
  const layers = tones.map(() => '');
  const edge = width * random.between(0.62, 0.76);
  for (const { corners, x } of herringboneBoards(sheet)) {
    if (x < edge) layers[random.integer(0, tones.length - 1)] += polygonPath(corners);
  }
  const half = BOARD.length / Math.SQRT2;
  sheet.shade(rectPath(edge, 0, half * 0.9, height), 0.16);
  layers.forEach((layer, tone) => sheet.draw(layer, tones[tone] ?? ink.wood, 1.8));
  sheet.draw(rectPath(-4, -4, 68, height + 8), mixColours(ink.deep, ink.wood, 0.3), 2);
  sheet.draw(rectPath(42, -4, 10, height + 8), ink.accent, 1.5);
  sheet.stroke(`M${shortNumber(64 + half * 3)} 0V${height}`, 1.6, ink.accent, 'stroke-dasharray="14 5 2 5"');
  drawMallet(sheet, width * 0.84, height * 0.32);
  for (let i = 0; i < 4; i++) {
    sheet.shade(rectPath(width * 0.76 + i * 6 + 8, height * 0.6 + i * 50 + 8, 150, 42), 0.2);
    sheet.draw(
      rectPath(width * 0.76 + i * 6, height * 0.6 + i * 50, 150, 42),
      tones[i % tones.length] ?? ink.wood,
      1.9,
    );
  }
};

/** Two boards at a right angle, moved along and across the row; the whole turned by an eighth. */
const herringboneBoards = ({ width, height }: DrawingSheet) => {
  const { length, width: thick } = BOARD;
  const turned = (x: number, y: number): SheetPoint => [64 + (x - y) / Math.SQRT2, (x + y) / Math.SQRT2];
  const board = (x: number, y: number, across: number, down: number) => ({
    corners: [turned(x, y), turned(x + across, y), turned(x + across, y + down), turned(x, y + down)],
    x: turned(x + across / 2, y + down / 2)[0],
  });
  const boards = [];
  for (let row = -1; row <= width / length / Math.SQRT2 + 1; row++) {
    for (let i = -2; i * thick * Math.SQRT2 < height + 2 * length; i++) {
      const [x, y] = [i * thick + row * length, i * thick - row * length];
      boards.push(board(x, y, length, thick), board(x + length, y + thick - length, thick, length));
    }
  }
  return boards;
};

const drawMallet = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.group(`transform="rotate(28 ${shortNumber(x)} ${shortNumber(y)})"`, () => {
    sheet.shade(rectPath(x - 50, y - 24, 130, 66), 0.24);
    sheet.draw(roundedRect(x - 9, y, 18, 190, 8), ink.wood, 2);
    sheet.draw(roundedRect(x - 62, y - 34, 124, 62, 8), ink.deep, 2.2);
    sheet.stroke(
      segmentPath(x - 40, y - 34, x - 40, y + 28) + segmentPath(x + 40, y - 34, x + 40, y + 28),
      1.6,
      ink.pale,
    );
  });
};
