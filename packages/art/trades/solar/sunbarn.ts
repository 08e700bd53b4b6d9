import type { DrawingSheet } from '#art/drawing-sheet.ts';
import { mixColours } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawDoor } from '#art/openings.ts';
import { drawHills, drawOutdoors } from '#art/setting.ts';
import { archPath, pointText, rectPath } from '#art/shapes.ts';
import { drawTree } from '#art/trees.ts';
import { drawModules } from './panels.ts';

/** A long barn whose whole roof works. */
export const drawSunBarnScene = (sheet: DrawingSheet): void => {
  const { width, height, ink, random } = sheet;
  const base = height * 0.8;
  drawOutdoors(sheet, base, 0.86);
  drawHills(sheet, base);
  const barnWidth = Math.min(width * 0.74, 760);
  const left = width * 0.5 - barnWidth / 2;
  const [eaves, ridge] = [base - height * 0.2, base - height * 0.46];
  drawTree(sheet, left - 34, base, height * 0.4, random.pick(['poplar', 'round']));
  const wall = random.pick([ink.body2, ink.pale, ink.body]);
  sheet.fillOffRegister(rectPath(left, eaves, barnWidth, base - eaves), wall);
  if (ink.night) sheet.fill(rectPath(left, eaves, barnWidth, base - eaves), wall);
  drawCourses(sheet, left, eaves, barnWidth, base - eaves, { rowHeight: 14, blockWidth: 30, density: 0.3 });
  sheet.stroke(rectPath(left, eaves, barnWidth, base - eaves), 2);
  const gate = Math.min(150, barnWidth * 0.22);
  sheet.draw(
    archPath(left + barnWidth * 0.5 - gate / 2, base - gate * 0.78, gate, gate * 0.78, gate * 0.2),
    ink.wood,
    2,
  );
  sheet.stroke(`M${pointText(left + barnWidth * 0.5, base - gate * 0.78)}V${base}`, 1.6);
  for (const share of [0.1, 0.24, 0.74, 0.88]) {
    sheet.draw(
      rectPath(left + barnWidth * share - 12, eaves + 26, 24, 34),
      ink.night ? ink.lit : ink.glass,
      1.6,
    );
  }
  drawDoor(sheet, left + barnWidth * 0.16 - 4, base, 30, 74, { colour: ink.accent, trim: ink.pale });
  sheet.draw(
    rectPath(left - 14, ridge, barnWidth + 28, eaves - ridge),
    mixColours(ink.deep, ink.body, 0.15),
    2,
  );
  const columns = Math.max(4, Math.round(barnWidth / 62));
  const rows = 2;
  drawModules(sheet, {
    x: left + 16,
    y: ridge + 14,
    columns,
    rows,
    width: (barnWidth - 32) / columns,
    height: (eaves - ridge - 32) / rows,
  });
  sheet.stroke(`M${pointText(left - 14, ridge)}h${barnWidth + 28}`, 3.4);
  drawTree(sheet, left + barnWidth + 60, base + 8, height * 0.26, 'round');
};
