import type { DrawingSheet } from './drawing-sheet.ts';
import {
  circlePath,
  commaPair,
  FULL_TURN,
  joinPath,
  pointText,
  polarPoint,
  polygonPath,
  segmentPath,
  shortNumber,
} from './shapes.ts';

export type TreeKind = 'round' | 'poplar' | 'bare' | 'fir';

const UPWARDS = -Math.PI / 2;

/** The path of a branching thing, from its root outwards. */
export const branchPath = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  length: number,
  angle: number,
  depth: number,
  spread = 0.5,
): string => {
  const { random } = sheet;
  let path = '';
  const grow = (fromX: number, fromY: number, reach: number, heading: number, left: number) => {
    if (!left) return;
    const toX = fromX + reach * Math.cos(heading);
    const toY = fromY + reach * Math.sin(heading);
    path += segmentPath(fromX, fromY, toX, toY);
    const count = left > 2 ? 2 : random.integer(2, 3);
    for (let i = 0; i < count; i++) {
      const nextReach = reach * random.between(0.62, 0.8);
      const turn = spread * (i - (count - 1) / 2) * random.between(1, 1.7);
      grow(toX, toY, nextReach, heading + turn + random.between(-0.12, 0.12), left - 1);
    }
  };
  grow(x, y, length, angle, depth);
  return path;
};

/** A tree standing in elevation on `base`. */
export const drawTree = (
  sheet: DrawingSheet,
  x: number,
  base: number,
  height: number,
  kind: TreeKind = 'round',
  colour = sheet.ink.green,
): void => {
  if (kind === 'poplar') drawPoplar(sheet, x, base, height, colour);
  else if (kind === 'bare') sheet.stroke(branchPath(sheet, x, base, height * 0.3, UPWARDS, 6, 0.5), 1.2);
  else if (kind === 'fir') drawFir(sheet, x, base, height, colour);
  else drawRoundTree(sheet, x, base, height, colour);
};

const drawPoplar = (sheet: DrawingSheet, x: number, base: number, height: number, colour: string) => {
  const width = height * 0.13;
  const crownFoot = base - height * 0.1;
  const curve = (side: number, fromY: number, fromWidth: number, toY: number, toWidth: number) =>
    `C${pointText(x + side * width * fromWidth, base - height * fromY)} ${pointText(x + side * width * toWidth, base - height * toY)}`;
  const up = `${curve(1, 0.7, 1.5, 0.15, 1.3)} ${pointText(x, crownFoot)}`;
  const down = `${curve(-1, 0.15, 1.3, 0.7, 1.5)} ${pointText(x, base - height)}`;
  sheet.fillOffRegister(`M${pointText(x, base - height)}${up}${down}z`, colour);
  let twigs = segmentPath(x, base, x, base - height * 0.93);
  for (let i = 1; i < 9; i++) {
    const y = base - height * (0.12 + i * 0.085);
    const reach = width * (1.05 - Math.abs(i - 4) * 0.12);
    twigs += segmentPath(x, y, x - reach * 0.8, y - height * 0.08);
    twigs += segmentPath(x, y - 4, x + reach * 0.8, y - height * 0.085);
  }
  sheet.stroke(twigs, 1.2);
};

const drawFir = (sheet: DrawingSheet, x: number, base: number, height: number, colour: string) => {
  let tiers = '';
  for (let i = 0; i < 6; i++) {
    const y = base - height * (0.1 + i * 0.15);
    const reach = height * 0.2 * (1 - i * 0.155);
    tiers += polygonPath([
      [x - reach, y],
      [x, y - height * 0.24],
      [x + reach, y],
    ]);
  }
  sheet.fillOffRegister(tiers, colour);
  sheet.hatch(tiers, 24, 6, 0.6, sheet.ink.line, 0.6);
  sheet.stroke(segmentPath(x, base, x, base - height), 1.3);
};

const drawRoundTree = (sheet: DrawingSheet, x: number, base: number, height: number, colour: string) => {
  const { random } = sheet;
  const radius = height * 0.34;
  const crown = base - height + radius;
  sheet.fillOffRegister(circlePath(x, crown, radius), colour);
  if (random.chance(0.55)) {
    sheet.fillOffRegister(circlePath(x + radius * 0.55, crown + radius * 0.42, radius * 0.62), colour);
  }
  const lean = UPWARDS + random.between(-0.05, 0.05);
  sheet.stroke(branchPath(sheet, x, base, height * 0.36, lean, 5, 0.52), 1.2);
};

/** A tree seen from above, as on a garden plan. */
export const drawTreeInPlan = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void => {
  const { ink, random } = sheet;
  sheet.shade(circlePath(x + radius * 0.22, y + radius * 0.26, radius), 0.24);
  const lobes = random.integer(9, 13);
  const bow = shortNumber(radius * 0.36);
  let outline = '';
  for (let i = 0; i < lobes; i++) {
    if (!i) outline += `M${commaPair(polarPoint(x, y, radius, 0))}`;
    outline += `A${bow} ${bow} 0 0 1 ${commaPair(polarPoint(x, y, radius, ((i + 1) * FULL_TURN) / lobes))}`;
  }
  sheet.draw(`${outline}z`, colour, 1.7);
  sheet.stroke(crownFromAbove(sheet, x, y, radius, lobes), 1.1, ink.line, 'opacity=".7"');
  sheet.fill(circlePath(x, y, 3), ink.line);
};

const crownFromAbove = (sheet: DrawingSheet, x: number, y: number, radius: number, lobes: number): string => {
  const { random } = sheet;
  const kind = random.integer(0, 2);
  if (kind === 1) return circlePath(x, y, radius * 0.7) + circlePath(x, y, radius * 0.4);
  let path = '';
  if (kind === 0) {
    for (let i = 0; i < lobes; i++) {
      const reach = radius * random.between(0.55, 0.9);
      path += joinPath([x, y], polarPoint(x, y, reach, (i * FULL_TURN) / lobes + 0.2));
    }
    return path;
  }
  for (let i = 0; i < 3; i++) path += branchPath(sheet, x, y, radius * 0.35, random.between(0, 6), 3, 1.5);
  return path;
};
