import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import { drawHose } from '#art/pipework.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, rectPath, roundedRect, type SheetPoint, segmentPath } from '#art/shapes.ts';

/** A wall opened for its conduits, some of the switches already in. */
export const drawChasesScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.pale, ink.body2, ink.tint]);
  drawWallFace(sheet, wall);
  const rows = [height * 0.42, height * 0.78];
  const columns = width > 1000 ? 6 : 3;
  const spacing = width / columns;
  let chase = rectPath(-4, 66, width + 8, 48);
  for (let i = 0; i < columns; i++)
    chase += rectPath(spacing * (i + 0.5) - 26, 66, 52, (rows[i % 2] ?? 0) - 66);
  const brick = {
    rowHeight: 24,
    blockWidth: 52,
    base: mixColours(ink.accent, ink.body, 0.5),
    light: ink.body2,
  };
  sheet.group('', () => drawAshlar(sheet, chase, 0, 0, width, height, brick));
  sheet.shade(rectPath(0, 66, width, 10), 0.3);
  for (let i = 0; i < columns; i++) {
    const x = spacing * (i + 0.5);
    const y = rows[i % 2] ?? 0;
    const hose = { corner: 24, bore: 9, colour: [ink.accent, ink.deep, ink.lit][i % 3] ?? ink.deep };
    const run = (offset: number, colour: string) => {
      const path: SheetPoint[] = [
        [-20, 90 + offset],
        [x + offset, 90 + offset],
        [x + offset, y],
      ];
      drawHose(sheet, path, { ...hose, colour });
    };
    run(-12, hose.colour);
    run(12, ink.green);
    if ((i + Math.floor(sheet.seed)) % 3 === 0) drawOpenBox(sheet, x, y);
    else drawSwitches(sheet, x, y, i % 2 === 0);
  }
};

const drawOpenBox = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  for (const side of [-1, 1]) {
    sheet.draw(circlePath(x + side * 52, y, 50), ink.accent, 2.2);
    sheet.draw(circlePath(x + side * 52, y, 40), ink.deep, 1.8);
    for (const [i, colour] of [ink.lit, ink.green, ink.body].entries()) {
      const left = x + side * 52 - 18 + i * 18;
      sheet.stroke(segmentPath(left, y - 34, left + 6, y + 22), 7, ink.line);
      sheet.stroke(segmentPath(left, y - 34, left + 6, y + 22), 4.4, colour);
    }
  }
};

const drawSwitches = (sheet: DrawingSheet, x: number, y: number, isSocket: boolean) => {
  const { ink } = sheet;
  sheet.shade(roundedRect(x - 96, y - 46, 204, 112, 10), 0.26);
  sheet.draw(roundedRect(x - 104, y - 54, 208, 108, 10), ink.pale, 2.2);
  for (const side of [-1, 1]) {
    const centre = x + side * 50;
    sheet.draw(roundedRect(centre - 40, y - 40, 80, 80, 6), mixColours(ink.pale, ink.body2, 0.3), 1.8);
    if (isSocket) {
      sheet.draw(circlePath(centre, y, 31), ink.pale, 1.8);
      sheet.fill(circlePath(centre - 12, y, 5) + circlePath(centre + 12, y, 5), ink.line);
    } else {
      sheet.stroke(segmentPath(centre - 40, y, centre + 40, y), 1.6);
      sheet.draw(circlePath(centre, y - 20, 4), side > 0 ? ink.lit : ink.accent, 1.2);
    }
  }
};
