import { drawClouds, drawGround, drawSun } from '#art/backdrop.ts';
import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { rectPath, segmentPath } from '#art/shapes.ts';
import { drawBucket, drawTrowel } from '#art/tools.ts';

const BLOCK = { width: 104, height: 52 } as const;

/** A wall of blocks along its string, course by course, around an opening. */
export const drawBlockWallScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 74;
  sheet.fill(rectPath(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.84, height * 0.18, 42);
  drawClouds(sheet, 30, 130, 2);
  drawGround(sheet, base);
  const tones = random.pick([
    [ink.pale, ink.body2, mixColours(ink.pale, ink.body2, 0.5)],
    [ink.body, mixColours(ink.body, ink.body2, 0.5), ink.body2],
  ]);
  const courses = Math.floor((base - 110) / BLOCK.height);
  const door: readonly [number, number] = [width * 0.3, width * 0.3 + 140];
  const layers = tones.map(() => '');
  for (let course = 0; course < courses; course++) {
    const y = base - (course + 1) * BLOCK.height;
    const reach = width * (1.02 - 0.1 * Math.max(0, course - 2));
    for (let x = course % 2 ? -BLOCK.width / 2 : 0; x + BLOCK.width * 0.6 < reach; x += BLOCK.width) {
      const isOpening = course < 4 && x + BLOCK.width > door[0] && x < door[1];
      if (isOpening) continue;
      const tone = random.integer(0, tones.length - 1);
      layers[tone] += rectPath(x, y, BLOCK.width, BLOCK.height);
    }
  }
  sheet.group('', () => tones.forEach((tone, i) => sheet.draw(layers[i] ?? '', tone, 2)));
  sheet.draw(rectPath(door[0] - 84, base - 5 * BLOCK.height, 330, BLOCK.height), ink.pale, 2);
  sheet.hatch(rectPath(door[0] - 84, base - 5 * BLOCK.height, 330, BLOCK.height), 45, 9, 0.8);
  const string = base - (courses - 1) * BLOCK.height;
  sheet.stroke(segmentPath(0, string, width, string), 1.8, ink.accent);
  sheet.draw(rectPath(width * 0.9, 60, 16, base - 60), ink.wood, 1.8);
  drawBucket(sheet, width * 0.66, base + 40, 84, ink.accent);
  drawTrowel(sheet, width * 0.84, base + 34, 70, -8);
};
