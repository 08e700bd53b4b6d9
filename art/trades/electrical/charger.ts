import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { circle, num, rect, roundedRect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A charger on a wall, its cable in a loop, and the car it feeds. */
export const charger = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = height * 0.82;
  sheet.fill(rect(0, 0, width, height), random.pick([ink.body2, ink.tint, ink.pale]));
  drawCourses(sheet, 0, 0, width, ground, { rowHeight: 36, blockWidth: 92, density: 0.4, opacity: 0.4 });
  sheet.fill(rect(0, ground, width, height - ground), mix(ink.body2, ink.deep, 0.25));
  sheet.stroke(`M0 ${num(ground)}H${width}`, 2);
  const [x, y] = [width * 0.2, height * 0.24];
  const [wide, tall] = [Math.min(120, width * 0.16), Math.min(170, height * 0.3)];
  drawCar(sheet, Math.max(width * 0.38, x + wide * 1.6), ground);
  sheet.shade(roundedRect(x + 9, y + 11, wide, tall, 16), 0.35);
  sheet.draw(roundedRect(x, y, wide, tall, 16), ink.pale, 1.9);
  sheet.draw(circle(x + wide / 2, y + tall * 0.64, wide * 0.25), ink.deep, 1.7);
  sheet.draw(
    `M${xy(x + wide * 0.56, y + tall * 0.12)}l${num(-wide * 0.2)} ${num(tall * 0.2)}h${num(wide * 0.14)}l${num(-wide * 0.06)} ${num(tall * 0.14)}l${num(wide * 0.22)} ${num(-tall * 0.2)}h${num(-wide * 0.14)}z`,
    ink.lit,
    1.5,
  );
  const cable = `M${xy(x + wide / 2, y + tall * 0.66)}c0 ${num(height * 0.3)} ${num(width * 0.1)} ${num(height * 0.34)} ${num(width * 0.15)} ${num(height * 0.1)}S${xy(width * 0.4, height * 0.5)} ${xy(width * 0.47, height * 0.575)}`;
  sheet.stroke(cable, 11);
  sheet.stroke(cable, 8, ink.accent);
};

const drawCar = (sheet: Sheet, x: number, ground: number) => {
  const { height, ink, random } = sheet;
  const tall = height * 0.36;
  const long = tall * 2.3;
  const y = ground - tall * 0.86;
  const colour = random.pick([ink.body, ink.green, ink.water]);
  sheet.shade(rect(x + 10, ground + 6, long, 12), 0.4);
  sheet.draw(
    `M${xy(x, y + tall * 0.72)}v${num(-tall * 0.24)}q0 ${num(-tall * 0.1)} ${num(tall * 0.16)} ${num(-tall * 0.13)}l${num(long * 0.17)} ${num(-tall * 0.06)}q${num(long * 0.1)} ${num(-tall * 0.32)} ${num(long * 0.2)} ${num(-tall * 0.32)}h${num(long * 0.24)}q${num(long * 0.12)} 0 ${num(long * 0.2)} ${num(tall * 0.34)}q${num(long * 0.14)} ${num(tall * 0.04)} ${num(long * 0.14)} ${num(tall * 0.2)}v${num(tall * 0.23)}z`,
    colour,
    2,
  );
  sheet.draw(
    `M${xy(x + long * 0.28, y + tall * 0.27)}q${num(long * 0.07)} ${num(-tall * 0.22)} ${num(long * 0.14)} ${num(-tall * 0.22)}h${num(long * 0.09)}v${num(tall * 0.22)}z`,
    ink.glass,
    1.6,
  );
  sheet.draw(
    `M${xy(x + long * 0.54, y + tall * 0.27)}v${num(-tall * 0.22)}h${num(long * 0.12)}q${num(long * 0.08)} 0 ${num(long * 0.13)} ${num(tall * 0.22)}z`,
    ink.glass,
    1.6,
  );
  for (const share of [0.22, 0.78]) {
    sheet.draw(circle(x + long * share, ground - tall * 0.12, tall * 0.19), ink.deep, 2);
    sheet.draw(circle(x + long * share, ground - tall * 0.12, tall * 0.09), ink.pale, 1.6);
  }
  sheet.draw(circle(x + long * 0.12, y + tall * 0.46, tall * 0.06), ink.pale, 1.6);
};
