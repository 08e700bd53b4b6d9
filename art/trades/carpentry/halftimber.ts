import { mix } from '#art/ink.ts';
import { drawWindow } from '#art/openings.ts';
import { circle, rect, timber } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A timber frame filled with render: posts, rails and braces with their pegs. */
export const halftimber = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const wood = mix(ink.wood, ink.deep, random.pick([0.1, 0.55]));
  sheet.fill(rect(0, 0, width, height), random.pick([ink.pale, ink.tint, ink.body2]));
  sheet.stipple(rect(0, 0, width, height), ink.line, 20, 0.3, 70, 1.5);
  const bays = Math.max(3, Math.round(width / 210));
  const bay = width / bays;
  const rails = [0.06, 0.5, 0.94].map((share) => height * share);
  const [top = 0, middle = 0, foot = 0] = rails;
  for (let at = 0; at < bays; at++) {
    const x = at * bay;
    for (const [from, to] of [
      [top, middle],
      [middle, foot],
    ] as const)
      drawBay(sheet, { x, bay, from, to, wood });
  }
  for (let at = 0; at <= bays; at++) {
    sheet.shade(rect(at * bay + 14, 0, 9, height), 0.18);
    sheet.draw(rect(at * bay - 14, -5, 28, height + 10), wood, 1.8);
  }
  for (const y of rails) {
    sheet.shade(rect(0, y + 14, width, 9), 0.22);
    sheet.draw(rect(-5, y - 14, width + 10, 28), wood, 1.8);
    for (let at = 0; at <= bays; at++)
      for (const side of [-6, 6]) sheet.draw(circle(at * bay + side, y, 3.4), ink.wood2, 1);
  }
};

interface Bay {
  x: number;
  bay: number;
  from: number;
  to: number;
  wood: string;
}

const drawBay = (sheet: Sheet, { x, bay, from, to, wood }: Bay) => {
  const { random, ink } = sheet;
  const kind = random.integer(0, 3);
  if (kind === 0) sheet.draw(timber(x, to, x + bay, from, 24), wood, 1.7);
  if (kind === 1) sheet.draw(timber(x, from, x + bay, to, 24), wood, 1.7);
  if (kind === 2) {
    sheet.draw(timber(x, to, x + bay / 2, from, 20), wood, 1.7);
    sheet.draw(timber(x + bay, to, x + bay / 2, from, 20), wood, 1.7);
  }
  if (kind === 3) {
    const wide = Math.min(96, bay * 0.46);
    drawWindow(sheet, x + bay / 2 - wide / 2, from + (to - from) * 0.24, wide, (to - from) * 0.52, {
      rows: 2,
      surround: 9,
      trim: ink.pale,
    });
  }
};
