import { mix } from './ink.ts';
import { ellipse, join, type Point, polygon } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const COS_30 = Math.cos(Math.PI / 6);

/** Puts a point in space on the sheet. */
export type Projection = (x: number, y: number, z: number) => Point;

export type Point3 = readonly [x: number, y: number, z: number];

export const isometric =
  (originX: number, originY: number, scale: number): Projection =>
  (x, y, z) => [originX + (x - y) * COS_30 * scale, originY + (x + y) * 0.5 * scale - z * scale];

interface BoxLook {
  /** How many lines of grain a piece of wood shows. */
  grain?: number;
  /** The face that shows end grain. */
  end?: 'x' | 'y';
  lineWidth?: number;
}

/** A box at x, y, z of the size a, b, c: top light, left plain, right in the shade. */
export const drawIsoBox = (
  sheet: Sheet,
  project: Projection,
  [x, y, z]: Point3,
  [a, b, c]: Point3,
  colour: string,
  look: BoxLook = {},
): void => {
  const { ink } = sheet;
  const lineWidth = look.lineWidth ?? 1.9;
  const light = mix(colour, ink.night ? '#ffffff' : ink.pale, ink.night ? 0.12 : 0.42);
  const dark = ink.night ? mix(colour, '#000000', 0.35) : mix(colour, ink.line, 0.2);
  const front = project(x + a, y + b, z + c);
  const top = [project(x, y, z + c), project(x + a, y, z + c), front, project(x, y + b, z + c)];
  const foot = project(x + a, y + b, z);
  sheet.draw(polygon(top), light, lineWidth);
  sheet.draw(polygon([project(x, y + b, z + c), front, foot, project(x, y + b, z)]), colour, lineWidth);
  sheet.draw(polygon([project(x + a, y, z + c), front, foot, project(x + a, y, z)]), dark, lineWidth);
  if (look.grain) drawGrain(sheet, project, [x, y, z], [a, b, c], look.grain);
  if (look.end) drawEndGrain(sheet, project, [x, y, z], [a, b, c], look.end);
};

/** Grain runs along the longest edge, on the two faces that show it. */
const drawGrain = (
  sheet: Sheet,
  project: Projection,
  [x, y, z]: Point3,
  [a, b, c]: Point3,
  lines: number,
) => {
  const { random } = sheet;
  let path = '';
  for (let i = 1; i <= lines; i++) {
    const t = (i + random.between(-0.25, 0.25)) / (lines + 1);
    const edge = (onFace: (share: number) => Point, latestStart: number, earliestEnd: number) =>
      join(onFace(random.between(0, latestStart)), onFace(random.between(earliestEnd, 1)));
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
  sheet: Sheet,
  project: Projection,
  [x, y, z]: Point3,
  [a, b, c]: Point3,
  end: 'x' | 'y',
) => {
  const first = end === 'x' ? project(x + a, y, z) : project(x, y + b, z);
  const last = end === 'x' ? project(x + a, y, z + c) : project(x, y + b, z + c);
  const face = [first, project(x + a, y + b, z), project(x + a, y + b, z + c), last];
  const centre = (axis: 0 | 1) => face.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  sheet.clip(polygon(face), () => {
    let rings = '';
    for (let i = 1; i < 7; i++) rings += ellipse(centre(0) + 6, centre(1) + 14, i * 11, i * 13);
    sheet.stroke(rings, 1, sheet.ink.line, 'opacity=".5"');
  });
};
