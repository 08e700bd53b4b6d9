import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { drawWallFace } from '#art/setting.ts';
import { circlePath, rectPath } from '#art/shapes.ts';
import { drawLadder } from '#art/tools.ts';

const BOARD = { width: 128, height: 64 } as const;

/** Insulating boards climb an old wall, each held by its plugs. */
export const drawInsulationScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height - 46;
  drawWallFace(sheet, mixColours(ink.body, ink.body2, 0.4));
  drawCourses(sheet, 0, 0, width, base, { rowHeight: 22, blockWidth: 48, density: 0.5 });
  const colour = random.pick([ink.pale, mixColours(ink.wood2, ink.pale, 0.4)]);
  let [slabs, plugs, shadows] = ['', '', ''];
  const rows = Math.ceil(base / BOARD.height);
  for (let row = 0; row < rows; row++) {
    const y = base - (row + 1) * BOARD.height;
    const reach = width * (0.9 - row * 0.085) + random.between(-20, 20);
    for (let x = row % 2 ? -BOARD.width / 2 : 0; x < reach; x += BOARD.width) {
      shadows += rectPath(x + 7, y + 7, BOARD.width, BOARD.height);
      slabs += rectPath(x, y, BOARD.width, BOARD.height);
      for (const share of [0.16, 0.84]) plugs += circlePath(x + BOARD.width * share, y + BOARD.height / 2, 6);
    }
  }
  sheet.shade(shadows, 0.2);
  sheet.draw(slabs, colour, 1.7);
  sheet.draw(plugs, ink.accent, 1.3);
  for (const share of width > 1000 ? [0.14, 0.4, 0.66, 0.9] : [0.22, 0.72]) {
    drawWindow(sheet, width * share - 45, base - 300, 90, 140, { surround: 12, shutter: null });
  }
  sheet.draw(rectPath(-4, base, width + 8, 60), ink.body2, 2);
  sheet.hatch(rectPath(0, base, width, 60), 45, 9, 0.8);
  drawLadder(sheet, width * 0.52, base, height * 0.82, 50);
};
