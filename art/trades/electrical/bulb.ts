import { mix } from '#art/ink.ts';
import { circle, num, polar, rect, roundedRect, segment, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A bulb with its filament, and the light it gives. */
export const bulb = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const ground = random.pick([ink.deep, ink.body, ink.green]);
  sheet.fill(rect(0, 0, width, height), mix(ground, ink.deep, 0.2));
  const many = width > 1000 ? [0.2, 0.5, 0.8] : [0.5];
  for (const share of many)
    drawBulb(sheet, width * share, height * 0.56, Math.min(width * 0.19, height * 0.25));
};

const drawBulb = (sheet: Sheet, x: number, y: number, radius: number) => {
  const { ink } = sheet;
  for (const [at, glow] of [2.3, 1.75, 1.34].entries())
    sheet.fill(circle(x, y, radius * glow), ink.lit, 0.1 + at * 0.07);
  let rays = '';
  for (let at = 0; at < 24; at++) {
    const angle = (Math.PI * 2 * at) / 24;
    const [from, to] = [
      polar(x, y, radius * 1.42, angle),
      polar(x, y, radius * (at % 2 ? 1.62 : 1.86), angle),
    ];
    rays += segment(...from, ...to);
  }
  sheet.stroke(rays, 2, ink.lit);
  sheet.stroke(segment(x, -5, x, y - radius * 1.7), 6, ink.line);
  sheet.draw(
    `M${xy(x - radius * 0.36, y - radius * 1.1)}c0 ${num(radius * 0.3)} ${num(-radius * 0.64)} ${num(radius * 0.5)} ${num(-radius * 0.64)} ${num(radius * 1.1)}a${num(radius)} ${num(radius)} 0 0 0 ${num(radius * 2)} 0c0 ${num(-radius * 0.6)} ${num(-radius * 0.64)} ${num(-radius * 0.8)} ${num(-radius * 0.64)} ${num(-radius * 1.1)}z`,
    mix(ink.lit, ink.pale, 0.62),
    2.2,
  );
  let wire = `M${xy(x - radius * 0.2, y - radius)}L${xy(x - radius * 0.42, y + radius * 0.1)}`;
  for (let at = 0; at < 6; at++)
    wire += `l${num(radius * 0.07)} ${num(at % 2 ? radius * 0.3 : -radius * 0.3)}l${num(radius * 0.07)} 0`;
  wire += `L${xy(x + radius * 0.2, y - radius)}`;
  sheet.stroke(wire, 3.2, ink.accent);
  sheet.draw(roundedRect(x - radius * 0.4, y - radius * 1.74, radius * 0.8, radius * 0.66, 8), ink.wood, 2);
  let thread = '';
  for (const share of [0.2, 0.42, 0.64, 0.86])
    thread += segment(
      x - radius * 0.4,
      y - radius * (1.74 - share * 0.66),
      x + radius * 0.4,
      y - radius * (1.8 - share * 0.66),
    );
  sheet.stroke(thread, 2);
};
