import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { pointText, rectPath, segmentPath, shortNumber } from '#art/shapes.ts';

/** The plan of a flat: walls that stay, walls that go, walls that are new. */
export const drawPlanScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(
    rectPath(0, 0, width, height),
    random.pick([ink.paper, mixColours(ink.water, ink.paper, 0.35), mixColours(ink.body2, ink.paper, 0.35)]),
  );
  sheet.hatch(rectPath(0, 0, width, height), 0, 30, 0.5, ink.line, 0.22);
  sheet.hatch(rectPath(0, 0, width, height), 90, 30, 0.5, ink.line, 0.22);
  const wide = Math.min(width * 0.76, height * 1.15);
  const [x, y, tall, wall] = [width / 2 - wide / 2, height * 0.17, height * 0.66, 16];
  sheet.fill(rectPath(x, y, wide, tall), ink.pale);
  const solid = (path: string) => {
    sheet.fill(path, ink.deep);
    sheet.stroke(path, 1.4);
  };
  for (const side of [
    rectPath(x, y, wide, wall),
    rectPath(x, y + tall - wall, wide, wall),
    rectPath(x, y, wall, tall),
    rectPath(x + wide - wall, y, wall, tall),
  ])
    solid(side);
  solid(rectPath(x + wide * 0.42, y, wall, tall * 0.36));
  solid(rectPath(x + wide * 0.42, y + tall * 0.62, wall, tall * 0.38));
  const removedWall = rectPath(x + wide * 0.42 + wall, y + tall * 0.48, wide * 0.58 - wall * 2, wall);
  sheet.hatch(removedWall, 45, 6, 0.8, ink.line, 0.6);
  sheet.stroke(removedWall, 1.4, ink.line, 'stroke-dasharray="8 6"');
  const fresh = rectPath(x + wide * 0.7, y + tall * 0.62, wall, tall * 0.38 - wall);
  sheet.draw(fresh, ink.accent, 1.6);
  sheet.draw(rectPath(x + wide * 0.7, y + tall * 0.62, wide * 0.13, wall), ink.accent, 1.6);
  for (const [share, side] of [
    [0.12, y],
    [0.6, y],
    [0.14, y + tall - wall],
  ] as const) {
    sheet.draw(rectPath(x + wide * share, side, wide * 0.19, wall), ink.pale, 1.5);
    sheet.stroke(
      segmentPath(x + wide * share, side + wall / 2, x + wide * (share + 0.19), side + wall / 2),
      1.3,
    );
  }
  const door = wide * 0.13;
  sheet.stroke(
    `M${pointText(x + wide * 0.42, y + tall * 0.62)}h${shortNumber(-door)}a${shortNumber(door)} ${shortNumber(door)} 0 0 1 ${shortNumber(door)} ${shortNumber(-door)}`,
    1.6,
  );
  drawThings(sheet, { x, y, wide, tall });
  sheet.dimensionAcross(x, x + wide, y - height * 0.07, ink.line, [x + wide * 0.42]);
  sheet.dimensionDown(y, y + tall, x - Math.min(width * 0.05, 44), ink.line, [y + tall * 0.48]);
};

const drawThings = (
  sheet: DrawingSheet,
  { x, y, wide, tall }: Record<'x' | 'y' | 'wide' | 'tall', number>,
) => {
  const { ink } = sheet;
  sheet.draw(rectPath(x + wide * 0.07, y + tall * 0.14, wide * 0.22, tall * 0.3), ink.tint, 1.6);
  sheet.draw(rectPath(x + wide * 0.09, y + tall * 0.16, wide * 0.08, tall * 0.09), ink.pale, 1.4);
  sheet.draw(rectPath(x + wide * 0.19, y + tall * 0.16, wide * 0.08, tall * 0.09), ink.pale, 1.4);
  sheet.draw(rectPath(x + wide * 0.56, y + tall * 0.16, wide * 0.2, tall * 0.15), ink.wood2, 1.6);
  for (const [dx, dy] of [
    [0.57, 0.09],
    [0.68, 0.09],
    [0.57, 0.33],
    [0.68, 0.33],
  ] as const)
    sheet.draw(rectPath(x + wide * dx, y + tall * dy, wide * 0.06, tall * 0.06), ink.body2, 1.4);
  sheet.draw(rectPath(x + wide * 0.78, y + tall * 0.7, wide * 0.16, tall * 0.2), ink.water, 1.6);
};
