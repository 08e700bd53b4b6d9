import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import {
  circlePath,
  FULL_TURN,
  pointList,
  polarPoint,
  polygonPath,
  polylinePath,
  rectPath,
  roundedRect,
  segmentPath,
} from '#art/shapes.ts';

/** A lock on its door, cut open. */
export const drawLockScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const doorColour = random.pick([ink.deep, ink.green, ink.accent, ink.body]);
  sheet.fill(rectPath(0, 0, width, height), mixColours(ink.body2, ink.pale, 0.2));
  const edge = width * 0.36;
  drawDoorAndFrame(sheet, edge, doorColour);
  const left = edge + 26;
  const top = 120;
  const caseWidth = 250;
  const caseHeight = 340;
  const brass = doorColour === ink.body ? ink.body2 : ink.body;
  drawCase(sheet, { left, top, caseWidth, caseHeight, brass });
  drawBolts(sheet, { top, left, edge, brass });
  drawGear(sheet, { left, top, doorColour, brass });
  drawSpring(sheet, left, top);
  drawKeyhole(sheet, left, top, brass);
  const plate = left + caseWidth + 40;
  if (plate < width - 40) {
    drawHandle(sheet, plate, top, brass);
  }
  sheet.dimensionDown(top, top + caseHeight, 40, ink.line, [top + 90, top + 227]);
  sheet.dashed(
    segmentPath(edge - 120, top + 227, Math.min(width - 30, edge + 420), top + 227),
    1.4,
    ink.accent === doorColour ? ink.pale : ink.accent,
    '18 5 3 5',
  );
};

const drawDoorAndFrame = (sheet: DrawingSheet, edge: number, doorColour: string) => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rectPath(0, 0, edge, height), random.pick([ink.tint, ink.body2]));
  drawAshlar(sheet, rectPath(0, 0, edge - 46, height), 0, 0, edge - 46, height, {
    rowHeight: 74,
    blockWidth: 150,
    base: ink.body,
    light: ink.body2,
    lineWidth: 1.5,
  });
  sheet.draw(rectPath(edge - 46, -5, 46, height + 10), ink.pale, 2);
  sheet.draw(rectPath(edge, -5, width - edge + 10, height + 10), doorColour, 2.4);
  sheet.fill(rectPath(edge, 0, 16, height), mixColours(doorColour, ink.pale, 0.2));
  let boards = '';
  for (let x = edge + 120; x < width; x += 118) {
    boards += segmentPath(x, 0, x, height) + segmentPath(x + 5, 0, x + 5, height);
  }
  sheet.stroke(boards, 1.4, mixColours(doorColour, ink.line, 0.6));
};

const drawCase = (
  sheet: DrawingSheet,
  {
    left,
    top,
    caseWidth,
    caseHeight,
    brass,
  }: Record<'left' | 'top' | 'caseWidth' | 'caseHeight', number> & { brass: string },
) => {
  const { ink } = sheet;
  sheet.shade(roundedRect(left + 12, top + 14, caseWidth, caseHeight, 12), 0.35);
  sheet.draw(roundedRect(left, top, caseWidth, caseHeight, 12), brass, 2.4);
  sheet.draw(
    roundedRect(left + 14, top + 14, caseWidth - 28, caseHeight - 28, 6),
    mixColours(brass, ink.line, 0.55),
    1.9,
  );
  for (const [x, y] of pointList(
    [left + 26, top + 26],
    [left + caseWidth - 26, top + 26],
    [left + 26, top + caseHeight - 26],
    [left + caseWidth - 26, top + caseHeight - 26],
  )) {
    sheet.draw(circlePath(x, y, 8), brass, 1.6);
    sheet.stroke(segmentPath(x - 5, y - 5, x + 5, y + 5), 1.8);
  }
};

const drawBolts = (
  sheet: DrawingSheet,
  { top, left, edge, brass }: Record<'top' | 'left' | 'edge', number> & { brass: string },
) => {
  const { ink, random } = sheet;
  const reach = random.chance(0.7) ? 62 : 20;
  for (const [y, boltHeight] of pointList([top + 70, 40], [top + 196, 62])) {
    sheet.draw(rectPath(left - 26 - reach, y, reach + 170, boltHeight), ink.pale, 2);
    sheet.hatch(rectPath(left - 26 - reach, y + boltHeight * 0.6, reach + 170, boltHeight * 0.4), 0, 5, 0.7);
    sheet.draw(rectPath(edge - 46 + 4, y - 12, 8, boltHeight + 24), brass, 1.5);
  }
};

const drawGear = (
  sheet: DrawingSheet,
  { left, top, doorColour, brass }: Record<'left' | 'top', number> & Record<'doorColour' | 'brass', string>,
) => {
  const { ink } = sheet;
  const gearX = left + 160;
  const gearY = top + 150;
  sheet.draw(circlePath(gearX, gearY, 58), ink.accent === doorColour ? ink.body2 : ink.accent, 2.1);
  const teeth = [];
  for (let i = 0; i < 40; i++) {
    teeth.push(polarPoint(gearX, gearY, i % 4 < 2 ? 58 : 49, (i * FULL_TURN) / 40));
  }
  sheet.draw(polygonPath(teeth), ink.accent === doorColour ? ink.body2 : ink.accent, 1.8);
  sheet.draw(circlePath(gearX, gearY, 30), mixColours(brass, ink.pale, 0.4), 1.8);
  sheet.draw(circlePath(gearX, gearY, 9), ink.line, 0);
};

const drawSpring = (sheet: DrawingSheet, left: number, top: number) => {
  const { ink } = sheet;
  const spring = [];
  for (let i = 0; i < 90; i++) spring.push(polarPoint(left + 92, top + 158, 4 + i * 0.32, i * 0.3));
  sheet.stroke(polylinePath(spring), 2.6, ink.pale);
};

const drawKeyhole = (sheet: DrawingSheet, left: number, top: number, brass: string) => {
  const { ink } = sheet;
  const keyX = left + 168;
  const keyY = top + 262;
  sheet.draw(circlePath(keyX, keyY, 36), brass, 2);
  sheet.fill(
    circlePath(keyX, keyY - 7, 11) +
      polygonPath([
        [keyX - 6, keyY - 2],
        [keyX + 6, keyY - 2],
        [keyX + 10, keyY + 22],
        [keyX - 10, keyY + 22],
      ]),
    ink.line,
  );
};

const drawHandle = (sheet: DrawingSheet, plate: number, top: number, brass: string) => {
  const { ink } = sheet;
  sheet.shade(roundedRect(plate + 8, top + 30, 52, 300, 26), 0.3);
  sheet.draw(roundedRect(plate, top + 20, 52, 300, 26), brass, 2.2);
  sheet.draw(circlePath(plate + 26, top + 96, 24), mixColours(brass, ink.pale, 0.4), 2);
  sheet.draw(roundedRect(plate + 8, top + 82, 176, 28, 14), mixColours(brass, ink.pale, 0.25), 2.2);
  sheet.stroke(segmentPath(plate + 30, top + 89, plate + 160, top + 89), 3, ink.pale);
  sheet.fill(
    circlePath(plate + 26, top + 232, 10) +
      polygonPath([
        [plate + 20, top + 236],
        [plate + 32, top + 236],
        [plate + 36, top + 260],
        [plate + 16, top + 260],
      ]),
    ink.line,
  );
};
