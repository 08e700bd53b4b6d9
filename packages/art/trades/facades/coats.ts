import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawAshlar } from '#art/masonry-textures.ts';
import { rectPath, segmentPath, shortNumber } from '#art/shapes.ts';
import { drawTrowel } from '#art/tools.ts';

/** Stone, board, mesh and render: what an insulated wall is made of, one coat behind the other. */
export const drawCoatsScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const stone = { rowHeight: 46, blockWidth: 92, base: ink.body, light: ink.body2 };
  drawAshlar(sheet, rectPath(0, 0, width, height), 0, 0, width, height, stone);
  const finish = random.pick([ink.accent, ink.green, ink.body, ink.deep]);
  const coat = (share: number, colour: string) => {
    const left = width * share;
    const bow = random.between(-26, 26);
    const shape = `M${shortNumber(left)} 0q${shortNumber(bow)} ${height / 4} 0 ${height / 2}t0 ${height / 2}H${width + 4}V-4z`;
    sheet.shade(
      `M${shortNumber(left - 13)} 0q${shortNumber(bow)} ${height / 4} 0 ${height / 2}t0 ${height / 2}h30V0z`,
      0.3,
    );
    sheet.draw(shape, colour, 2);
    return shape;
  };
  const board = coat(0.22, mixColours(ink.wood2, ink.pale, 0.35));
  let seams = '';
  for (let y = 90, row = 0; y < height; y += 120, row++) {
    seams +=
      segmentPath(0, y, width, y) +
      segmentPath(width * (row % 2 ? 0.3 : 0.4), y, width * (row % 2 ? 0.3 : 0.4), y + 120);
  }
  sheet.clip(board, () => sheet.stroke(seams, 1.6));
  const mesh = coat(0.45, ink.pale);
  sheet.hatch(mesh, 0, 13, 0.6);
  sheet.hatch(mesh, 90, 13, 0.6);
  const render = coat(0.66, finish);
  sheet.stipple(render, ink.line, 40, 0.4, 60, 1.8);
  sheet.stipple(render, ink.pale, 30, 0.45, 50, 1.8);
  drawTrowel(sheet, width * 0.7, height * 0.5, 130, 156);
};
