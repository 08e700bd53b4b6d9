import { drawClouds, drawSun } from '#art/backdrop.ts';
import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { circle, num, polygon, rect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A van with its doors open before a house, a ramp and what goes up it. */
export const van = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = height * 0.86;
  sheet.fill(rect(0, 0, width, height), ink.tint);
  drawSun(sheet, width * 0.9, height * 0.14, Math.min(36, height * 0.06));
  drawClouds(sheet, height * 0.04, height * 0.2, 2);
  sheet.draw(rect(-5, height * 0.1, width * 0.36, ground), ink.body2, 2);
  drawCourses(sheet, 0, height * 0.1, width * 0.35, ground, {
    rowHeight: 28,
    blockWidth: 70,
    density: 0.45,
    opacity: 0.4,
  });
  for (const y of [0.18, 0.5])
    drawWindow(sheet, width * 0.1, height * y, Math.min(110, width * 0.12), height * 0.2, {
      rows: 2,
      surround: 12,
      trim: ink.pale,
      shutter: ink.green,
    });
  sheet.draw(rect(-5, ground, width + 10, height), mix(ink.body2, ink.deep, 0.25), 1.8);
  const tall = Math.min(height * 0.46, width * 0.3);
  drawVan(sheet, { x: width * 0.44, ground, tall, colour: random.pick([ink.accent, ink.pale, ink.water]) });
};

const drawVan = (
  sheet: Sheet,
  { x, ground, tall, colour }: { x: number; ground: number; tall: number; colour: string },
) => {
  const { ink } = sheet;
  const long = tall * 1.25;
  const y = ground - tall;
  sheet.shade(rect(x, ground + 8, long * 1.4, 14), 0.35);
  sheet.draw(rect(x, y, long, tall * 0.84), colour, 2.2);
  sheet.draw(
    `M${xy(x + long, y + tall * 0.2)}h${num(tall * 0.26)}q${num(tall * 0.06)} 0 ${num(tall * 0.09)} ${num(tall * 0.1)}l${num(tall * 0.1)} ${num(tall * 0.26)}v${num(tall * 0.28)}h${num(-tall * 0.45)}z`,
    mix(colour, ink.deep, 0.12),
    2.2,
  );
  sheet.draw(
    `M${xy(x + long + tall * 0.08, y + tall * 0.28)}h${num(tall * 0.17)}l${num(tall * 0.12)} ${num(tall * 0.22)}h${num(-tall * 0.29)}z`,
    ink.glass,
    1.7,
  );
  sheet.draw(rect(x, y + tall * 0.06, long * 0.16, tall * 0.74), mix(ink.deep, ink.wood, 0.25), 1.9);
  for (const [at, share] of [0.1, 0.4, 0.62].entries())
    sheet.draw(
      rect(x + 5, y + tall * (0.52 - at * 0.19) + tall * 0.1, long * 0.13, tall * 0.17),
      at % 2 ? ink.wood2 : ink.wood,
      share > 0 ? 1.5 : 1.6,
    );
  sheet.draw(
    polygon([
      [x, y + tall * 0.78],
      [x - tall * 0.62, ground],
      [x - tall * 0.5, ground],
      [x + 8, y + tall * 0.84],
    ]),
    ink.water,
    1.9,
  );
  const box = { x: x - tall * 0.46, y: y + tall * 0.62, size: tall * 0.24 };
  sheet.group(`transform="rotate(-14 ${num(box.x)} ${num(box.y)})"`, () => {
    sheet.draw(rect(box.x, box.y, box.size, box.size * 0.84), ink.wood, 1.9);
    sheet.draw(rect(box.x + box.size * 0.4, box.y, box.size * 0.2, box.size * 0.84), ink.wood2, 1.3);
  });
  for (const share of [0.24, 1.08]) {
    sheet.draw(circle(x + long * share, ground - tall * 0.1, tall * 0.14), ink.deep, 2.2);
    sheet.draw(circle(x + long * share, ground - tall * 0.1, tall * 0.065), ink.pale, 1.7);
  }
};
