import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { polygonPath, rectPath, type SheetPoint } from '#art/shapes.ts';

/** Beams overhead and the boards they carry, with a post under them. */
export const drawCeilingScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const back = { left: width * 0.3, right: width * 0.7, top: height * 0.42, foot: height * 0.84 };
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.pale, ink.body2, 0.25));
  sheet.fill(
    polygonPath([
      [0, height * 1.2],
      [back.left, back.foot],
      [back.right, back.foot],
      [width, height * 1.2],
    ]),
    ink.body2,
  );
  sheet.draw(rectPath(back.left, back.top, back.right - back.left, back.foot - back.top), ink.tint, 1.7);
  sheet.shade(
    polygonPath([
      [0, 0],
      [back.left, back.top],
      [back.left, back.foot],
      [0, height * 1.2],
    ]),
    0.14,
  );
  const over = (across: number, near: number): SheetPoint => {
    const left = back.left * (1 - near) - width * 0.24 * near;
    const right = back.right * (1 - near) + width * 1.24 * near;
    return [left + (right - left) * across, back.top * (1 - near) - height * 0.05 * near];
  };
  const boards = 26;
  for (let index = 0; index < boards; index++)
    sheet.draw(
      polygonPath([
        over(0, index / boards),
        over(1, index / boards),
        over(1, (index + 1) / boards),
        over(0, (index + 1) / boards),
      ]),
      mixColours(ink.wood2, ink.wood, random.between(0, 0.6)),
      0.9,
    );
  for (let index = 0; index < 5; index++) drawBeam(sheet, over, 0.06 + index * 0.21);
  const wide = Math.min(46, width * 0.06);
  const x = width * random.pick([0.22, 0.74]);
  sheet.draw(rectPath(x, height * 0.1, wide, height), ink.wood, 1.9);
  sheet.hatch(rectPath(x, height * 0.1, wide, height), 90, 12, 0.6, ink.line, 0.35);
  sheet.draw(rectPath(x - wide * 0.4, height * 0.1, wide * 1.8, wide * 0.6), ink.wood, 1.8);
};

/** It runs from the back to the front, its side and its underside seen. */
const drawBeam = (
  sheet: DrawingSheet,
  over: (across: number, near: number) => SheetPoint,
  across: number,
) => {
  const { ink } = sheet;
  const [thick, drop] = [0.06, 0.5];
  const lower = ([x, y]: SheetPoint, by: number): SheetPoint => [x, y + by];
  const [far, near] = [20, 20 + sheet.height * 0.13 * drop];
  const underside = polygonPath([
    lower(over(across, 0), far),
    lower(over(across + thick, 0), far),
    lower(over(across + thick, 1), near),
    lower(over(across, 1), near),
  ]);
  const side = across < 0.5 ? across + thick : across;
  sheet.draw(
    polygonPath([over(side, 0), over(side, 1), lower(over(side, 1), near), lower(over(side, 0), far)]),
    mixColours(ink.wood, ink.deep, 0.4),
    1.5,
  );
  sheet.draw(underside, ink.wood, 1.7);
};
