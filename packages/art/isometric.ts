import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { ellipsePath, joinPath, polygonPath, type SheetPoint } from './shapes.ts';

const COS_30 = Math.cos(Math.PI / 6);

/** Puts a point in space on the sheet. */
export type PointProjection = (x: number, y: number, z: number) => SheetPoint;

export type Point3 = readonly [x: number, y: number, z: number];

export const isometricProjection =
  (originX: number, originY: number, scale: number): PointProjection =>
  (x, y, z) => [originX + (x - y) * COS_30 * scale, originY + (x + y) * 0.5 * scale - z * scale];

interface BoxStyle {
  /** How many lines of grain a piece of wood shows. */
  grain?: number;
  /** The face that shows end grain. */
  end?: 'x' | 'y';
  lineWidth?: number;
}

/** A box at x, y, z of the size a, b, c: top light, left plain, right in the shade. */
export const drawIsoBox = (
  sheet: DrawingSheet,
  project: PointProjection,
  [x, y, z]: Point3,
  [a, b, c]: Point3,
  colour: string,
  style: BoxStyle = {},
): void => {
  const { ink } = sheet;
  const lineWidth = style.lineWidth ?? 1.9;
  const light = mixColours(colour, ink.night ? '#ffffff' : ink.pale, ink.night ? 0.12 : 0.42);
  const dark = ink.night ? mixColours(colour, '#000000', 0.35) : mixColours(colour, ink.line, 0.2);
  const front = project(x + a, y + b, z + c);
  const top = [project(x, y, z + c), project(x + a, y, z + c), front, project(x, y + b, z + c)];
  const foot = project(x + a, y + b, z);
  sheet.draw(polygonPath(top), light, lineWidth);
  sheet.draw(polygonPath([project(x, y + b, z + c), front, foot, project(x, y + b, z)]), colour, lineWidth);
  sheet.draw(polygonPath([project(x + a, y, z + c), front, foot, project(x + a, y, z)]), dark, lineWidth);
  if (style.grain) drawGrain(sheet, project, [x, y, z], [a, b, c], style.grain);
  if (style.end) drawEndGrain(sheet, project, [x, y, z], [a, b, c], style.end);
};

/** Grain runs along the longest edge, on the two faces that show it. */
const drawGrain = (
  sheet: DrawingSheet,
  project: PointProjection,
  [x, y, z]: Point3,
  [a, b, c]: Point3,
  lines: number,
) => {
  const { random } = sheet;
  let path = '';
  for (let i = 1; i <= lines; i++) {
    const t = (i + random.between(-0.25, 0.25)) / (lines + 1);
    const edge = (onFace: (share: number) => SheetPoint, latestStart: number, earliestEnd: number) =>
      joinPath(onFace(random.between(0, latestStart)), onFace(random.between(earliestEnd, 1)));
    if (a >= b && a >= c) {
      path += edge((share) => project(x + a * share, y + b * t, z + c), 0.2, 0.7);
      path += edge((share) => project(x + a * share, y + b, z + c * t), 0.3, 0.6);
    } else if (b >= c) {
      path += edge((share) => project(x + a * t, y + b * share, z + c), 0.2, 0.7);
      path += edge((share) => project(x + a, y + b * share, z + c * t), 0.3, 0.6);
    } else {
      path += edge((share) => project(x + a * t, y + b, z + c * share), 0.2, 0.7);
      path += edge((share) => project(x + a, y + b * t, z + c * share), 0.3, 0.6);
    }
  }
  sheet.stroke(path, 1, sheet.ink.line, 'opacity=".5"');
};

const drawEndGrain = (
  sheet: DrawingSheet,
  project: PointProjection,
  [x, y, z]: Point3,
  [a, b, c]: Point3,
  end: 'x' | 'y',
) => {
  const first = end === 'x' ? project(x + a, y, z) : project(x, y + b, z);
  const last = end === 'x' ? project(x + a, y, z + c) : project(x, y + b, z + c);
  const face = [first, project(x + a, y + b, z), project(x + a, y + b, z + c), last];
  const centre = (axis: 0 | 1) => face.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  sheet.clip(polygonPath(face), () => {
    let rings = '';
    for (let i = 1; i < 7; i++) rings += ellipsePath(centre(0) + 6, centre(1) + 14, i * 11, i * 13);
    sheet.stroke(rings, 1, sheet.ink.line, 'opacity=".5"');
  });
};
