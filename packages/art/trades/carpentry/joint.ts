import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawIsoBox, isometricProjection, type PointProjection } from '#art/isometric.ts';
import { joinPath, pointList, polygonPath, rectPath } from '#art/shapes.ts';

/** A carpenter’s joint pulled apart. */
export const drawJointScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, width, height), random.pick([ink.tint, ink.paper, ink.body2]));
  const scale = 23;
  const project = isometricProjection(width * 0.5, height * 0.6, scale);
  const wood = random.pick([ink.wood, ink.wood2, mixColours(ink.wood, ink.wood2, 0.5)]);
  const secondWood = random.pick([
    wood === ink.wood ? ink.wood2 : ink.wood,
    ink.accent,
    mixColours(ink.wood, ink.deep, 0.3),
  ]);
  drawFloorGrid(sheet, project);
  const kind = random.integer(0, 2);
  const isMirrored = random.chance();
  sheet.mirroredIf(isMirrored, () => {
    sheet.shade(
      polygonPath([project(-9, 4.4, -5), project(11, 4.4, -5), project(11, 1, -5), project(-9, 1, -5)]),
      0.14,
    );
    if (kind === 0) {
      drawMortiseAndTenon(sheet, project, wood, secondWood);
    } else if (kind === 1) {
      drawDovetails(sheet, project, wood, secondWood);
    } else {
      drawCrossingBeams(sheet, project, wood, secondWood);
    }
  });
};

const drawFloorGrid = (sheet: DrawingSheet, project: PointProjection) => {
  const { ink } = sheet;
  let grid = '';
  for (let i = -20; i <= 20; i += 2) {
    grid +=
      joinPath(project(i, -20, -5), project(i, 20, -5)) + joinPath(project(-20, i, -5), project(20, i, -5));
  }
  sheet.stroke(grid, 0.8, ink.line, 'opacity=".2"');
};

const drawMortiseAndTenon = (
  sheet: DrawingSheet,
  project: PointProjection,
  wood: string,
  secondWood: string,
) => {
  const { ink, random } = sheet;
  drawIsoBox(sheet, project, [-11, -2, -3], [20, 4, 4], wood, { grain: 5, end: 'x' });
  sheet.draw(
    polygonPath([project(-1.4, -1, 1), project(1.4, -1, 1), project(1.4, 1, 1), project(-1.4, 1, 1)]),
    mixColours(wood, ink.line, 0.75),
    1.8,
  );
  sheet.fill(
    polygonPath([project(-1.4, -1, 1), project(-1.4, 1, 1), project(-1.4, 1, 0.1), project(-1.0, -0.6, 0.2)]),
    mixColours(wood, ink.line, 0.4),
  );
  const lift = random.between(3.2, 4.4);
  drawIsoBox(sheet, project, [-1.4, -1, 1 + lift - 2.6], [2.8, 2, 2.6], secondWood, { grain: 3 });
  drawIsoBox(sheet, project, [-2, -2, 1 + lift], [4, 4, 9], secondWood, { grain: 5 });
  let guides = '';
  for (const [x, y] of pointList([-1.4, 1], [1.4, 1], [1.4, -1])) {
    guides += joinPath(project(x, y, 1), project(x, y, 1 + lift - 2.6));
  }
  sheet.dashed(guides, 1.6, ink.accent === secondWood ? ink.line : ink.accent);
  drawIsoBox(sheet, project, [-4.5, 4.6, -2.2], [0.8, 4.4, 0.8], ink.pale);
  sheet.dashed(joinPath(project(-4.1, 4.6, -1.8), project(-4.1, 2, -1.8)), 1.6);
};

const drawDovetails = (sheet: DrawingSheet, project: PointProjection, wood: string, secondWood: string) => {
  const { ink, random } = sheet;
  drawIsoBox(sheet, project, [-10, -3.2, -2.6], [9, 6.4, 2], wood, { grain: 6 });
  const gap = random.between(2.4, 3.4);
  for (let i = 0; i < 3; i++) {
    const y = -2.7 + i * 2.1;
    sheet.draw(
      polygonPath([
        project(-1, y + 0.35, -0.6),
        project(1.6, y, -0.6),
        project(1.6, y + 1.35, -0.6),
        project(-1, y + 1, -0.6),
      ]),
      mixColours(wood, ink.pale, 0.42),
      1.8,
    );
    sheet.draw(
      polygonPath([
        project(-1, y + 1, -0.6),
        project(1.6, y + 1.35, -0.6),
        project(1.6, y + 1.35, -2.6),
        project(-1, y + 1, -2.6),
      ]),
      wood,
      1.8,
    );
    sheet.draw(
      polygonPath([
        project(1.6, y, -0.6),
        project(1.6, y + 1.35, -0.6),
        project(1.6, y + 1.35, -2.6),
        project(1.6, y, -2.6),
      ]),
      mixColours(wood, ink.line, 0.25),
      1.8,
    );
  }
  const tailsX = 1.6 + gap;
  drawIsoBox(sheet, project, [tailsX, -3.2, -0.4], [2.4, 6.4, 8.5], secondWood, { grain: 6 });
  for (let i = 0; i < 4; i++) {
    const y = -3.2 + i * 2.05 - (i ? 0.25 : 0);
    const tailWidth = i === 0 || i === 3 ? 0.75 : 0.95;
    drawIsoBox(sheet, project, [tailsX, y, -2.6], [2.4, tailWidth, 2.2], secondWood);
  }
  sheet.dashed(
    [-2, 0.1, 2.2].map((y) => joinPath(project(1.6, y, -1.4), project(tailsX, y, -1.4))).join(''),
    1.6,
    ink.accent === secondWood ? ink.line : ink.accent,
  );
};

const drawCrossingBeams = (
  sheet: DrawingSheet,
  project: PointProjection,
  wood: string,
  secondWood: string,
) => {
  const { ink } = sheet;
  for (let i = 0; i < 3; i++) {
    drawIsoBox(sheet, project, [-12, -7 + i * 5, -4.4], [24, 2, 2], wood, { grain: 3, end: 'x' });
  }
  for (let i = 0; i < 3; i++) {
    drawIsoBox(sheet, project, [-8 + i * 6.2, -9, -2.4], [2, 17, 2], secondWood, { grain: 3, end: 'y' });
  }
  drawIsoBox(sheet, project, [-1.8, -2, 1.2], [2, 2, 8], wood, { grain: 3 });
  sheet.dashed(
    joinPath(project(-1.8, 0, 1.2), project(-1.8, 0, -0.4)) +
      joinPath(project(0.2, 0, 1.2), project(0.2, 0, -0.4)) +
      joinPath(project(0.2, -2, 1.2), project(0.2, -2, -0.4)),
    1.6,
    ink.accent === wood ? ink.line : ink.accent,
  );
};
