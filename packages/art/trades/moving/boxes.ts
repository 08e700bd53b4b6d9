import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIsoBox, isometricProjection, type Point3, type PointProjection } from '#art/isometric.ts';
import {
  circlePath,
  joinPath,
  pointText,
  polygonPath,
  rectPath,
  type SheetPoint,
  segmentPath,
} from '#art/shapes.ts';
import { branchPath } from '#art/trees.ts';

/** Boxes stacked for the move. */
export const drawBoxesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const background = random.pick([ink.paper, ink.tint, ink.water, ink.accent, ink.body2]);
  sheet.fill(rectPath(0, 0, width, height), background);
  const scale = 27;
  const project = isometricProjection(width * 0.5, height * 0.56, scale);
  let grid = '';
  for (let i = -24; i <= 24; i += 2) {
    grid +=
      joinPath(project(i, -24, -4), project(i, 24, -4)) + joinPath(project(-24, i, -4), project(24, i, -4));
  }
  sheet.stroke(grid, 0.9, ink.line, 'opacity=".25"');
  sheet.shade(
    polygonPath([
      project(-8, 8, -4),
      project(8, 8, -4),
      project(11, 5, -4),
      project(11, -5, -4),
      project(-5, 8, -4),
    ]),
    0.16,
  );
  for (const stack of pickStacks(sheet)) drawStack(sheet, project, stack, background);
};

interface Stack {
  column: number;
  row: number;
  count: number;
}

/** Three by three stacks, higher towards the back, and drawn from there. */
const pickStacks = ({ random }: DrawingSheet) => {
  const stacks: Stack[] = [];
  for (let column = 0; column < 3; column++) {
    for (let row = 0; row < 3; row++) {
      const count = Math.max(1, Math.min(3, 4 - column - row + random.integer(-1, 1)));
      stacks.push({ column, row, count });
    }
  }
  return stacks.sort((a, b) => a.column + a.row - b.column - b.row);
};

const drawStack = (
  sheet: DrawingSheet,
  project: PointProjection,
  { column, row, count }: Stack,
  background: string,
) => {
  const { random } = sheet;
  let z = -4;
  for (let i = 0; i < count; i++) {
    const c = random.between(2.4, 3.6);
    const a = random.between(3.9, 4.9);
    const b = random.between(3.9, 4.9);
    drawBox(sheet, project, [-7.4 + column * 5.1, -7.4 + row * 5.1, z], [a, b, c]);
    z += c;
  }
  // A plant on the stacks of the middle diagonal, where nothing stands before it.
  if (column + row === 2 && random.chance(0.4)) {
    drawPlant(sheet, project(-5 + column * 5.1, -5 + row * 5.1, z), background);
  }
};

const drawPlant = (sheet: DrawingSheet, [x, y]: SheetPoint, background: string) => {
  const { ink, random } = sheet;
  const pot = polygonPath([
    [x - 22, y - 40],
    [x + 22, y - 40],
    [x + 16, y + 4],
    [x - 16, y + 4],
  ]);
  sheet.draw(pot, background === ink.accent ? ink.deep : ink.accent, 2);
  sheet.stroke(
    branchPath(sheet, x, y - 40, 34, -Math.PI / 2, 4, 0.6),
    2,
    mixColours(ink.green, ink.line, 0.3),
  );
  for (let leaf = 0; leaf < 9; leaf++) {
    const leafX = x + random.between(-44, 44);
    const leafY = y - 80 - random.between(0, 60);
    sheet.draw(circlePath(leafX, leafY, random.between(8, 15)), ink.green, 1.4);
  }
};

/** A carton with its tape, and often a label, arrows or handwriting. */
const drawBox = (sheet: DrawingSheet, project: PointProjection, [x, y, z]: Point3, [a, b, c]: Point3) => {
  const { ink, random } = sheet;
  const colour = random.pick([ink.wood, ink.wood2, mixColours(ink.wood, ink.wood2, 0.5)]);
  drawIsoBox(sheet, project, [x, y, z], [a, b, c], colour);
  const mark = random.integer(0, 3);
  const middle = x + a / 2;
  const top = z + c;
  const tapeOnTop = polygonPath([
    project(middle - 0.35, y, top),
    project(middle + 0.35, y, top),
    project(middle + 0.35, y + b, top),
    project(middle - 0.35, y + b, top),
  ]);
  const tapeInFront = polygonPath([
    project(middle - 0.35, y + b, top),
    project(middle + 0.35, y + b, top),
    project(middle + 0.35, y + b, top - 0.9),
    project(middle - 0.35, y + b, top - 0.9),
  ]);
  sheet.fill(tapeOnTop + tapeInFront, ink.pale);
  const onFront = (across: number, up: number) => project(x + a * across, y + b, z + c * up);
  if (mark === 1) {
    const label = [onFront(0.2, 0.3), onFront(0.45, 0.3), onFront(0.45, 0.55), onFront(0.2, 0.55)];
    sheet.fill(polygonPath(label), ink.accent);
  }
  if (mark === 2) drawArrows(sheet, project(x + a, y + b * 0.5, z + c * 0.5));
  if (mark === 3) {
    const [from, to] = [onFront(0.2, 0.32), onFront(0.7, 0.32)];
    sheet.stroke(joinPath(from, to) + segmentPath(from[0], from[1] - 12, to[0] - 12, to[1] - 18), 2.2);
  }
};

const drawArrows = (sheet: DrawingSheet, [x, y]: SheetPoint) => {
  const left = `M${pointText(x - 8, y + 12)}v-22m-6 6l6 -8l6 2`;
  const right = `M${pointText(x + 8, y + 4)}v-22m-6 8l6 -10l6 2`;
  sheet.stroke(left + right, 2.2);
};
