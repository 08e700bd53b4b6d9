import { drawClouds, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import {
  circlePath,
  pointText,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
  shortNumber,
  timberPath,
} from '#art/shapes.ts';

/** The triangle everything else is measured from. */
interface Gable {
  left: number;
  base: number;
  span: number;
  rise: number;
  apexX: number;
  apexY: number;
}

/** A roof truss on its walls. */
export const drawTrussScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawClouds(sheet, 50, 150, 2);
  drawSun(sheet, width * (random.chance() ? 0.12 : 0.88), 100, 40);
  const base = height - 150;
  const span = Math.min(width * 0.78, 680);
  const left = width / 2 - span / 2;
  const rise = random.between(250, 300);
  const gable = { left, base, span, rise, apexX: width / 2, apexY: base - rise };
  const { apexX, apexY } = gable;
  const triangle = polygonPath([
    [left, base],
    [apexX, apexY],
    [left + span, base],
  ]);
  sheet.fill(
    triangle,
    ink.night ? mixColours(ink.paper, ink.lit, 0.12) : mixColours(ink.body2, ink.pale, 0.45),
  );
  drawRoofSide(sheet, gable, -1);
  drawRoofSide(sheet, gable, 1);
  drawTies(sheet, gable);
  drawWallHeads(sheet, gable);
  drawMeasures(sheet, gable);
};

/** The line of a rafter, from the wall plate at 0 to the apex at 1. */
const rafterLine =
  ({ left, base, span, apexX, apexY }: Gable, side: -1 | 1) =>
  (share: number): SheetPoint => {
    const foot = side === -1 ? left : left + span;
    const run = side === -1 ? apexX - left : apexX - left - span;
    return [foot + run * share, base + (apexY - base) * share];
  };

const drawBeam = (
  sheet: DrawingSheet,
  from: SheetPoint,
  to: SheetPoint,
  thickness: number,
  colour = sheet.ink.wood,
) => sheet.draw(timberPath(...from, ...to, thickness), colour, 1.9);

/** Rafter, batten and slates above each other, and the purlins that carry them. */
const drawRoofSide = (sheet: DrawingSheet, gable: Gable, side: -1 | 1) => {
  const { ink } = sheet;
  const rafter = rafterLine(gable, side);
  const above =
    (out: number, up: number) =>
    (share: number): SheetPoint => {
      const [x, y] = rafter(share);
      return [x + side * out, y - up];
    };
  drawBeam(sheet, rafter(-0.1), rafter(1.02), 22, mixColours(ink.wood, ink.pale, 0.1));
  const batten = above(17, 20);
  drawBeam(sheet, batten(-0.12), batten(1.03), 9, ink.body2);
  const slate = above(24, 29);
  for (let place = -0.12; place < 1; place += 0.075) {
    const [fromX, fromY] = slate(place);
    const [toX, toY] = slate(place + 0.1);
    drawBeam(sheet, [fromX, fromY + 1], [toX + side * 3, toY - 3], 8, ink.deep);
  }
  for (const place of [0.33, 0.66]) drawPurlin(sheet, gable, rafter(place), side);
};

/** A purlin runs towards us: one sees its end, marked with a cross as cut wood is. */
const drawPurlin = (sheet: DrawingSheet, { rise, span }: Gable, [x, y]: SheetPoint, side: -1 | 1) => {
  const { ink } = sheet;
  const turn = (side * Math.atan2(rise, span / 2) * 180) / Math.PI;
  sheet.group(`transform="translate(${pointText(x + side * 6, y - 8)}) rotate(${shortNumber(turn)})"`, () => {
    sheet.draw(rectPath(-13, -11, 26, 22), ink.pale, 1.8);
    sheet.stroke(segmentPath(-13, -11, 13, 11) + segmentPath(13, -11, -13, 11), 1.3);
  });
};

/** King post, struts, sometimes a collar, and the tie beam below. */
const drawTies = (sheet: DrawingSheet, gable: Gable) => {
  const { ink, random } = sheet;
  const { left, base, span, apexX, apexY } = gable;
  const leftRafter = rafterLine(gable, -1);
  const rightRafter = rafterLine(gable, 1);
  drawBeam(sheet, [apexX, apexY + 20], [apexX, base - 6], 22);
  const hasCollar = random.integer(0, 1) === 1;
  const darkWood = mixColours(ink.wood, ink.line, 0.1);
  const [leftX, leftY] = leftRafter(0.5);
  const [rightX, rightY] = rightRafter(0.5);
  drawBeam(sheet, [leftX + 8, leftY + 14], [apexX, base - 50], 16, darkWood);
  drawBeam(sheet, [rightX - 8, rightY + 14], [apexX, base - 50], 16, darkWood);
  if (hasCollar) drawBeam(sheet, leftRafter(0.56), rightRafter(0.56), 18);
  drawBeam(sheet, [left - 20, base], [left + span + 20, base], 26);
  let grain = '';
  for (let i = 0; i < 9; i++) {
    const x = left + random.between(0, span * 0.8);
    grain += `M${pointText(x, base + random.between(-8, 8))}h${shortNumber(random.between(40, 110))}`;
  }
  sheet.stroke(grain, 1, ink.line, 'opacity=".5"');
  sheet.draw(circlePath(apexX, base, 5) + circlePath(apexX, apexY + 40, 5), ink.line, 0);
};

const drawWallHeads = (sheet: DrawingSheet, { left, base, span }: Gable) => {
  const { height, ink } = sheet;
  const top = base + 13;
  for (const x of [left + 4, left + span - 46]) {
    const wall = rectPath(x, top, 42, height);
    sheet.draw(wall, ink.pale, 2);
    const blocks = { rowHeight: 26, blockWidth: 40, base: ink.body2, light: ink.pale, lineWidth: 1.3 };
    sheet.clip(wall, () => drawAshlar(sheet, wall, x, top, 42, 200, blocks));
    sheet.draw(rectPath(x - 3, top, 48, 10), mixColours(ink.wood, ink.line, 0.2), 1.5);
  }
  const floor = rectPath(left + 46, height - 26, span - 92, 26);
  sheet.draw(floor, ink.pale, 1.8);
  sheet.hatch(floor, 45, 7, 0.8);
};

/** The height, the pitch, and the ridge tile. */
const drawMeasures = (sheet: DrawingSheet, { left, base, span, rise, apexX, apexY }: Gable) => {
  const { ink } = sheet;
  sheet.dimensionDown(apexY, base, left - 54 < 20 ? 24 : left - 54);
  const pitch = Math.atan2(rise, span / 2);
  const arcEnd = pointText(left + 120 * Math.cos(pitch), base - 120 * Math.sin(pitch));
  const arc = `M${shortNumber(left + 120)} ${base}A120 120 0 0 0 ${arcEnd}`;
  sheet.stroke(arc, 1.4, ink.accent, 'stroke-dasharray="6 5"');
  const ridgeTile: SheetPoint[] = [
    [apexX - 30, apexY - 12],
    [apexX, apexY - 46],
    [apexX + 30, apexY - 12],
    [apexX + 20, apexY - 6],
    [apexX, apexY - 28],
    [apexX - 20, apexY - 6],
  ];
  sheet.draw(polygonPath(ridgeTile), ink.deep, 1.8);
};
