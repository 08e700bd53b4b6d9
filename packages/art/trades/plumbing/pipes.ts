import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { isometricProjection, type Point3, type PointProjection } from '#art/isometric.ts';
import { itemAt } from '#art/item-at.ts';
import { drawFlange, drawPipe, drawValve } from '#art/pipework.ts';
import {
  circlePath,
  joinPath,
  pointAlong,
  pointText,
  polarPoint,
  polygonPath,
  polylinePath,
  rectPath,
  type SheetPoint,
} from '#art/shapes.ts';

/** One pipe with its bend, its ink, and where its valve or gauge sits. */
interface Run {
  points: readonly [Point3, Point3, Point3];
  colour: string;
  fitting: Point3;
}

/** Pipes crossing in front of a tiled wall. */
export const drawPipesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  const project = isometricProjection(width / 2, height * 0.5, 44);
  drawTiledWall(sheet, project);
  const count = random.integer(4, 5);
  const bore = random.pick([26, 30, 34]);
  const isMirrored = random.chance();
  sheet.mirroredIf(isMirrored, () => {
    const runs = pickRuns(sheet, count);
    for (const run of runs) drawCastShadow(sheet, project, run, bore);
    runs.forEach((run, index) => drawRun(sheet, project, run, bore, index));
  });
};

/** How far the wall goes: a banner shows more of it than a cover, and neither shows where it ends. */
const reachOf = ({ width }: DrawingSheet) => {
  const further = Math.max(0, Math.ceil((width - 960) / 64));
  return [-16 - further, 16 + further, -12 - further, 18 + further] as const;
};

const drawTiledWall = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  const [left, right, low, high] = reachOf(sheet);
  let joints = '';
  for (let x = left + 2; x <= right; x++)
    joints += joinPath(project(x, -3, low + 4), project(x, -3, high - 2));
  for (let z = low + 4; z <= high - 2; z++)
    joints += joinPath(project(left + 2, -3, z), project(right, -3, z));
  const wall = [
    project(left, -3, low),
    project(right, -3, low),
    project(right, -3, high),
    project(left, -3, high),
  ];
  sheet.fill(polygonPath(wall), mixColours(ink.paper, ink.body2, 0.4));
  sheet.stroke(joints, 1, ink.line, 'opacity=".28"');
};

/** Half of the pipes come from the left and rise, half come from the right and fall. */
const pickRuns = ({ ink, random }: DrawingSheet, count: number): Run[] => {
  const step = random.between(2.3, 2.9);
  const lowest = random.between(0.6, 1.6);
  const gap = 1.35;
  const inks = random.shuffled([ink.accent, ink.deep, ink.body, ink.green, ink.water]);
  const runs: Run[] = [];
  for (let i = count - 1; i >= 0; i--) {
    const z = lowest + i * gap;
    const x = 7 - i * step;
    const fitting: Point3 = [x, 0, z + random.between(2.2, 4.2)];
    const points = [[-22, 0, z] as const, [x, 0, z] as const, [x, 0, 24] as const] as const;
    runs.push({ points, colour: itemAt(inks, i % inks.length), fitting });
  }
  for (let i = 0; i < count; i++) {
    const z = lowest - gap * (1 + i);
    const x = -8 + i * step;
    const fitting: Point3 = [x, 0, z - random.between(1.8, 3.4)];
    const points = [[24, 0, z] as const, [x, 0, z] as const, [x, 0, -24] as const] as const;
    runs.push({ points, colour: itemAt(inks, (i + 2) % inks.length), fitting });
  }
  return runs;
};

const drawCastShadow = (sheet: DrawingSheet, project: PointProjection, run: Run, bore: number) => {
  const { ink } = sheet;
  const path = polylinePath(run.points.map((point) => project(...point)));
  sheet.group(`transform="translate(${pointText(bore * 0.7, bore * 0.9)})"`, () => {
    const colour = ink.night ? '#05090c' : ink.line;
    sheet.stroke(path, bore + 4, colour, 'stroke-linejoin="round" opacity=".14"');
  });
};

const drawRun = (sheet: DrawingSheet, project: PointProjection, run: Run, bore: number, index: number) => {
  const { ink } = sheet;
  const [start, bend, end] = run.points;
  const [from, to] = [project(...start), project(...bend)];
  drawPipe(sheet, [from, to, project(...end)], bore, run.colour);
  const fitting = project(...run.fitting);
  if (index % 3 === 0) drawStopValve(sheet, fitting, bore, run.colour === ink.accent ? ink.deep : ink.accent);
  else if (index % 3 === 1) drawGauge(sheet, fitting, bore);
  // A coupling in turn near the bend and further away, so that neighbours do not line up.
  const [x, y] = pointAlong(from, to, index % 2 ? 0.8 : 0.55);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [((to[0] - from[0]) / length) * 5, ((to[1] - from[1]) / length) * 5];
  drawFlange(sheet, [x - dx, y - dy], [x + dx, y + dy], bore);
};

const drawStopValve = (sheet: DrawingSheet, [x, y]: SheetPoint, bore: number, colour: string) => {
  drawFlange(sheet, [x, y - bore * 1.3], [x, y - bore], bore);
  drawFlange(sheet, [x, y + bore], [x, y + bore * 1.3], bore);
  drawValve(sheet, x, y, bore, colour);
};

const drawGauge = (sheet: DrawingSheet, [x, y]: SheetPoint, bore: number) => {
  const { ink, random } = sheet;
  sheet.draw(circlePath(x, y, bore * 0.95), ink.pale, 2.4);
  sheet.stroke(circlePath(x, y, bore * 0.74), 1, ink.line, 'stroke-dasharray="2 5"');
  sheet.stroke(joinPath([x, y], polarPoint(x, y, bore * 0.66, random.between(-2.6, -0.6))), 2.6, ink.accent);
  sheet.fill(circlePath(x, y, 3.4), ink.line);
};
