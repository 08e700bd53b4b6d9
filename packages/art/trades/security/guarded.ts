import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawDoor, drawWindow } from '#art/openings.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, polygonPath, rectPath, roundedRect, segmentPath } from '#art/shapes.ts';

/** A door that knows who comes: camera, bell with its keys, and the siren. */
export const drawGuardedScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body2, ink.deep, ink.body, ink.green]);
  drawWallFace(sheet, wall);
  const base = height - 54;
  const middle = width / 2;
  const trim = wall === ink.body2 ? ink.pale : ink.body2;
  let joints = '';
  for (let y = base - 90; y < base; y += 30) joints += segmentPath(0, y, width, y);
  sheet.stroke(joints, 2);
  const camera = { x: middle - 250, y: height * 0.24 };
  const beam = polygonPath([
    [camera.x + 60, camera.y + 16],
    [middle + 330, base],
    [middle - 60, base],
  ]);
  sheet.fill(beam, ink.lit, ink.night ? 0.16 : 0.34);
  drawDoor(sheet, middle - 40, base, 170, Math.min(360, height * 0.64), {
    colour: wall === ink.green ? ink.accent : random.pick([ink.accent, ink.green]),
    trim,
  });
  drawWindow(sheet, middle + 230, height * 0.36, 110, 160, { trim, surround: 12, rows: 3 });
  let bars = '';
  for (let x = middle + 240; x < middle + 340; x += 18)
    bars += segmentPath(x, height * 0.36 - 8, x, height * 0.36 + 168);
  sheet.stroke(bars, 3.6);
  drawCamera(sheet, camera.x, camera.y);
  drawBell(sheet, middle - 196, base - 240);
  sheet.shade(roundedRect(middle + 252, height * 0.1 + 8, 84, 72, 10), 0.26);
  sheet.draw(
    polygonPath([
      [middle + 244, height * 0.1],
      [middle + 328, height * 0.1],
      [middle + 316, height * 0.1 + 76],
      [middle + 256, height * 0.1 + 76],
    ]),
    ink.pale,
    2,
  );
  sheet.draw(circlePath(middle + 286, height * 0.1 + 32, 16), ink.accent, 1.8);
  sheet.draw(rectPath(-4, base, width + 8, 70), mixColours(ink.body2, ink.line, 0.2), 2.2);
  sheet.draw(rectPath(middle - 90, base - 14, 270, 22), trim, 2);
};

const drawCamera = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.draw(rectPath(x - 74, y - 46, 22, 74), ink.pale, 2);
  sheet.stroke(segmentPath(x - 52, y - 10, x - 14, y - 10), 11);
  sheet.group(`transform="rotate(18 ${x} ${y})"`, () => {
    sheet.draw(roundedRect(x - 34, y - 32, 120, 48, 12), ink.pale, 2.2);
    sheet.draw(roundedRect(x + 62, y - 24, 30, 32, 6), ink.line, 1.8);
    sheet.draw(circlePath(x - 14, y - 8, 5), ink.accent, 1.2);
    sheet.draw(
      polygonPath([
        [x - 44, y - 40],
        [x + 104, y - 40],
        [x + 92, y - 30],
        [x - 38, y - 30],
      ]),
      ink.deep,
      1.8,
    );
  });
};

const drawBell = (sheet: DrawingSheet, x: number, y: number) => {
  const { ink } = sheet;
  sheet.shade(roundedRect(x + 8, y + 10, 88, 164, 12), 0.26);
  sheet.draw(roundedRect(x, y, 88, 164, 12), mixColours(ink.water, ink.pale, 0.45), 2.2);
  sheet.draw(circlePath(x + 44, y + 32, 20), ink.line, 1.8);
  sheet.draw(circlePath(x + 44, y + 32, 9), ink.water, 1.4);
  let keys = '';
  for (let i = 0; i < 9; i++)
    keys += roundedRect(x + 15 + (i % 3) * 21, y + 66 + Math.floor(i / 3) * 21, 16, 16, 4);
  sheet.draw(keys, ink.pale, 1.4);
  sheet.draw(roundedRect(x + 15, y + 134, 58, 18, 6), ink.lit, 1.6);
};
