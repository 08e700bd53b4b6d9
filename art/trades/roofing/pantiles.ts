import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { num, rect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** Curved tiles up to the ridge, with a window in the slope. */
export const pantiles = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const ridge = height * random.pick([0.2, 0.3]);
  const colour = random.pick([ink.body, ink.accent, ink.deep]);
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.22, ridge * 0.5, Math.min(36, ridge * 0.26));
  drawClouds(sheet, ridge * 0.1, ridge * 0.7, 2);
  drawRows(sheet, ridge, colour);
  drawRidge(sheet, ridge, colour);
  const [wide, tall] = [Math.min(130, width * 0.2), Math.min(170, height * 0.3)];
  const [x, y] = [width * random.between(0.4, 0.66), ridge + height * 0.2];
  sheet.shade(rect(x + 12, y + 14, wide, tall), 0.4);
  sheet.draw(rect(x - 10, y - 10, wide + 20, tall + 20), ink.deep, 1.8);
  sheet.draw(rect(x, y, wide, tall), ink.night ? ink.lit : ink.glass, 1.6);
  sheet.fill(
    `M${xy(x, y + tall)}L${xy(x + wide * 0.5, y)}h${num(wide * 0.26)}L${xy(x + wide * 0.3, y + tall)}z`,
    ink.pale,
    0.25,
  );
};

const drawRows = (sheet: Sheet, top: number, colour: string) => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, top, width, height - top), mix(colour, ink.deep, 0.3));
  const [wide, tall] = [42, 40];
  for (let y = top; y < height; y += tall)
    for (let x = 0; x < width; x += wide) {
      const tile = `M${xy(x, y)}v${num(tall)}q${wide / 4} 13 ${wide / 2} 0t${wide / 2} 0v${num(-tall)}z`;
      sheet.draw(tile, mix(colour, random.pick([ink.deep, ink.body2]), random.between(0, 0.3)), 1.2);
      sheet.shade(rect(x + wide * 0.66, y, wide * 0.3, tall), 0.14);
    }
};

const drawRidge = (sheet: Sheet, y: number, colour: string) => {
  const { width, ink } = sheet;
  for (let x = -20; x < width; x += 74)
    sheet.draw(
      `M${xy(x, y + 14)}v-22a12 12 0 0 1 12 -12h50a12 12 0 0 1 12 12v22z`,
      mix(colour, ink.deep, 0.12),
      1.7,
    );
  sheet.stroke(segment(0, y + 16, width, y + 16), 1.2);
};
