import { mix } from '#art/ink.ts';
import { circle, ellipse, rect, roundedRect, segment } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** Shelves from wall to wall, with books, and a chair to read in. */
export const shelves = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  const floor = height * 0.84;
  sheet.fill(
    rect(0, 0, width, height),
    random.pick([ink.tint, mix(ink.green, ink.pale, 0.55), mix(ink.body2, ink.pale, 0.3)]),
  );
  const columns = Math.max(3, Math.round(width / 180));
  const [bay, row] = [width / columns, (floor - 30) / 4];
  for (let at = 0; at < columns; at++)
    for (let shelf = 0; shelf < 4; shelf++)
      drawBooks(sheet, at * bay + 12, 30 + shelf * row, bay - 24, row - 14);
  for (let at = 0; at <= columns; at++) sheet.draw(rect(at * bay - 8, -5, 16, floor + 5), ink.wood, 1.7);
  for (let shelf = 1; shelf <= 4; shelf++)
    sheet.draw(rect(-5, 30 + shelf * row - 14, width + 10, 14), ink.wood, 1.7);
  sheet.draw(rect(-5, floor, width + 10, height), ink.wood2, 1.8);
  sheet.draw(
    ellipse(width * 0.6, height * 0.93, width * 0.3, height * 0.045),
    mix(ink.accent, ink.pale, 0.4),
    1.6,
  );
  drawChair(sheet, width * random.pick([0.46, 0.58]), height * 0.93, Math.min(width * 0.2, height * 0.3));
};

const drawBooks = (sheet: Sheet, x: number, y: number, wide: number, tall: number) => {
  const { ink, random } = sheet;
  sheet.fill(rect(x - 8, y, wide + 16, tall), mix(ink.wood, ink.deep, 0.5));
  const kind = random.integer(0, 4);
  if (kind === 0) {
    sheet.draw(
      circle(x + wide / 2, y + tall - tall * 0.24, tall * 0.22),
      random.pick([ink.accent, ink.water]),
      1.6,
    );
    return;
  }
  for (let at = x; at < x + wide * random.between(0.6, 1) - 16; ) {
    const thick = random.between(10, 22);
    const high = tall * random.between(0.58, 0.92);
    sheet.draw(
      rect(at, y + tall - high, thick, high),
      random.pick([ink.accent, ink.body, ink.green, ink.pale, ink.water, ink.lit, ink.body2]),
      1.2,
    );
    sheet.stroke(
      segment(at + 3, y + tall - high * 0.8, at + thick - 3, y + tall - high * 0.8),
      1.2,
      ink.line,
      'opacity=".6"',
    );
    at += thick + 1;
  }
};

const drawChair = (sheet: Sheet, x: number, y: number, size: number) => {
  const { ink } = sheet;
  const cloth = ink.night ? mix(ink.accent, ink.deep, 0.3) : ink.accent;
  for (const share of [0.14, 0.84])
    sheet.draw(rect(x + size * share, y - size * 0.2, 9, size * 0.22), ink.wood, 1.5);
  sheet.draw(roundedRect(x + size * 0.08, y - size * 0.98, size * 0.84, size * 0.72, size * 0.2), cloth, 2.1);
  sheet.draw(
    roundedRect(x + size * 0.12, y - size * 0.46, size * 0.76, size * 0.24, size * 0.07),
    mix(cloth, ink.pale, 0.16),
    1.9,
  );
  for (const side of [0, 0.8])
    sheet.draw(roundedRect(x + size * side, y - size * 0.58, size * 0.2, size * 0.42, size * 0.09), cloth, 2);
};
