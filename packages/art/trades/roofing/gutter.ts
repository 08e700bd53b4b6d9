import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawSlateRows } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { drawFlange, drawPipe } from '#art/pipework.ts';
import { drawWallFace } from '#art/setting.ts';
import { pointText, rectPath, shortNumber } from '#art/shapes.ts';

/** The eaves: a half-round gutter on its brackets, and the pipe that leads down the wall. */
export const drawGutterScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const wall = random.pick([ink.body2, ink.body, ink.pale]);
  drawWallFace(sheet, wall);
  const eaves = height * 0.42;
  const slope = rectPath(0, -10, width, eaves + 10);
  sheet.fill(slope, ink.deep);
  drawSlateRows(sheet, slope, 0, -10, width, eaves + 10, { rowHeight: 44, blockWidth: 66, density: 0.9 });
  sheet.shade(rectPath(0, eaves, width, 84), 0.34);
  sheet.draw(rectPath(-4, eaves, width + 8, 26), ink.pale, 1.8);
  const metal = random.pick([mixColours(ink.water, ink.pale, 0.25), mixColours(ink.accent, ink.wood, 0.4)]);
  const pipeX = width * random.between(0.6, 0.72);
  drawWindow(sheet, width * 0.22, height * 0.62, 120, height * 0.5, {
    trim: wall === ink.body2 ? ink.pale : ink.body2,
  });
  const turn = eaves + 112;
  drawPipe(
    sheet,
    [
      [pipeX, eaves + 40],
      [pipeX, turn - 34],
      [pipeX + 66, turn + 40],
      [pipeX + 66, height + 60],
    ],
    34,
    metal,
  );
  for (let y = turn + 110; y < height; y += 150) drawFlange(sheet, [pipeX + 66, y], [pipeX + 66, y + 14], 34);
  sheet.draw(`M-10 ${shortNumber(eaves + 4)}H${width + 10}v18q0 32 -20 32H10q-20 0 -20 -32z`, metal, 2.2);
  sheet.fill(rectPath(0, eaves + 14, width, 7), ink.pale, 0.5);
  let brackets = '';
  for (let x = 50; x < width; x += 118) brackets += `M${pointText(x, eaves - 18)}v22v16q0 34 12 34`;
  sheet.stroke(brackets, 5);
  sheet.draw(rectPath(-4, eaves - 2, width + 8, 8), metal, 1.7);
};
