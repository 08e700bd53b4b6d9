import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { itemAt } from './item-at.ts';
import {
  circlePath,
  commaPair,
  FULL_TURN,
  joinPath,
  pointText,
  polarPoint,
  polylinePath,
  type SheetPoint,
} from './shapes.ts';

const ROUND_CORNERS = 'stroke-linejoin="round"';

const distance = (from: SheetPoint, to: SheetPoint) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** A pipe along the points, with a light edge, a dark edge, and a flange on both sides of every bend. */
export const drawPipe = (
  sheet: DrawingSheet,
  points: readonly SheetPoint[],
  bore: number,
  colour: string,
): void => {
  const { ink } = sheet;
  const path = polylinePath(points);
  const joints = `${ROUND_CORNERS} stroke-linecap="butt"`;
  sheet.stroke(path, bore + 4, ink.line, joints);
  sheet.stroke(path, bore, colour, joints);
  sheet.group(`transform="translate(${pointText(-bore * 0.18, -bore * 0.18)})"`, () => {
    const light = mixColours(colour, ink.night ? ink.line : '#ffffff', 0.5);
    sheet.stroke(path, bore * 0.22, light, `${joints} opacity=".75"`);
  });
  sheet.group(`transform="translate(${pointText(bore * 0.2, bore * 0.22)})"`, () => {
    sheet.stroke(path, bore * 0.26, ink.night ? '#05090c' : ink.line, `${joints} opacity=".2"`);
  });
  for (let bend = 1; bend < points.length - 1; bend++) {
    for (const neighbour of [bend - 1, bend + 1])
      flangeTowards(sheet, itemAt(points, bend), itemAt(points, neighbour), bore);
  }
};

const flangeTowards = (sheet: DrawingSheet, bend: SheetPoint, neighbour: SheetPoint, bore: number) => {
  const length = distance(bend, neighbour);
  const step: SheetPoint = [(neighbour[0] - bend[0]) / length, (neighbour[1] - bend[1]) / length];
  const away = (bores: number): SheetPoint => [
    bend[0] + step[0] * bore * bores,
    bend[1] + step[1] * bore * bores,
  ];
  drawFlange(sheet, away(0.85), away(1.15), bore);
};

/** A short collar around a pipe. */
export const drawFlange = (sheet: DrawingSheet, from: SheetPoint, to: SheetPoint, bore: number): void => {
  sheet.stroke(joinPath(from, to), bore + 13, sheet.ink.line);
  const length = distance(from, to);
  const step: SheetPoint = [((to[0] - from[0]) / length) * 2, ((to[1] - from[1]) / length) * 2];
  const inner = joinPath([from[0] + step[0], from[1] + step[1]], [to[0] - step[0], to[1] - step[1]]);
  sheet.stroke(inner, bore + 9, sheet.ink.body2);
};

/** A hand wheel seen from the front. */
export const drawValve = (sheet: DrawingSheet, x: number, y: number, bore: number, colour: string): void => {
  const { ink } = sheet;
  sheet.draw(circlePath(x, y, bore * 1.05), colour, 2);
  sheet.draw(circlePath(x, y, bore * 0.72), mixColours(colour, ink.paper, 0.75), 1.6);
  let spokes = '';
  for (let i = 0; i < 6; i++)
    spokes += joinPath([x, y], polarPoint(x, y, bore * 0.9, (i * FULL_TURN) / 6 + 0.3));
  sheet.stroke(spokes, 3.2, colour);
  sheet.draw(circlePath(x, y, bore * 0.24), ink.line, 0);
};

/** A bent hose with round corners; with `coolColour` it runs from warm to cool. */
export const drawHose = (
  sheet: DrawingSheet,
  points: readonly SheetPoint[],
  hose: { corner: number; bore: number; colour: string; coolColour?: string },
): void => {
  let path = `M${commaPair(itemAt(points, 0))}`;
  for (let i = 1; i < points.length - 1; i++) {
    const corner = itemAt(points, i);
    const entryPoint = shortOf(corner, itemAt(points, i - 1), hose.corner);
    const exitPoint = shortOf(corner, itemAt(points, i + 1), hose.corner);
    path += `L${commaPair(entryPoint)}Q${commaPair(corner)} ${commaPair(exitPoint)}`;
  }
  path += `L${commaPair(itemAt(points, points.length - 1))}`;
  sheet.stroke(path, hose.bore + 3.4, sheet.ink.line, ROUND_CORNERS);
  const paint = hose.coolColour ? coolingPaint(sheet, hose.colour, hose.coolColour) : hose.colour;
  sheet.stroke(path, hose.bore, paint, ROUND_CORNERS);
};

/** The point on the way to `neighbour` where the bend around `corner` starts. */
const shortOf = (corner: SheetPoint, neighbour: SheetPoint, radius: number): SheetPoint => {
  const length = distance(neighbour, corner) || 1;
  const reach = Math.min(radius, length / 2);
  return [
    corner[0] + ((neighbour[0] - corner[0]) / length) * reach,
    corner[1] + ((neighbour[1] - corner[1]) / length) * reach,
  ];
};

const coolingPaint = (sheet: DrawingSheet, warm: string, cool: string) => {
  const id = sheet.define(`lg${warm}${cool}`, (id) => {
    const stops = `<stop offset="0" stop-color="${warm}"/><stop offset="1" stop-color="${cool}"/>`;
    const box = 'x1="0" y1="0" x2="0" y2="1" gradientUnits="objectBoundingBox"';
    return `<linearGradient id="${id}" ${box}>${stops}</linearGradient>`;
  });
  return `url(#${id})`;
};
