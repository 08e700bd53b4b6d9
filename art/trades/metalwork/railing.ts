import { mix } from '#art/ink.ts';
import { drawCourses } from '#art/masonry-textures.ts';
import { drawWindow } from '#art/openings.ts';
import { circle, num, rect, xy } from '#art/shapes.ts';
import type { Sheet } from '#art/sheet.ts';

/** A balcony of wrought iron before a tall window, with geraniums. */
export const railing = (sheet: Sheet): void => {
  const { width, height, ink, random } = sheet;
  sheet.fill(rect(0, 0, width, height), random.pick([ink.body2, ink.pale, ink.tint]));
  drawCourses(sheet, 0, 0, width, height, { rowHeight: 30, blockWidth: 76, density: 0.35, opacity: 0.35 });
  const floor = height * 0.8;
  const columns = width > 1000 ? 4 : 2;
  const paneWidth = Math.min(150, (width / columns) * 0.5);
  for (let column = 0; column < columns; column++)
    drawWindow(
      sheet,
      (width * (column + 0.5)) / columns - paneWidth / 2,
      height * 0.08,
      paneWidth,
      floor - height * 0.08,
      {
        rows: 4,
        arch: 'seg',
        surround: 14,
        hasSill: false,
        trim: ink.pale,
      },
    );
  const iron = mix(ink.deep, '#101418', 0.5);
  const top = height * 0.46;
  drawBars(sheet, top, floor, iron);
  drawFlowers(sheet, top);
  sheet.draw(rect(-5, floor, width + 10, height * 0.055), ink.body2, 1.8);
  sheet.shade(rect(0, floor + height * 0.055, width, height * 0.06), 0.35);
};

const drawBars = (sheet: Sheet, top: number, floor: number, iron: string) => {
  const { width, ink, random } = sheet;
  const [gap, middle] = [34, (top + floor) / 2];
  const hasScrolls = random.chance(0.6);
  let bars = '';
  let scrolls = '';
  for (let x = gap / 2, at = 0; x < width; x += gap, at++) {
    bars += rect(x - 3, top, 6, floor - top);
    if (hasScrolls && at % 2 === 0) {
      const r = gap * 0.42;
      scrolls += `M${xy(x + gap / 2, middle - r * 3)}a${num(r)} ${num(r)} 0 1 1 ${num(-r)} ${num(r)}M${xy(x + gap / 2, middle + r * 3)}a${num(r)} ${num(r)} 0 1 0 ${num(-r)} ${num(-r)}`;
    }
  }
  sheet.draw(bars, iron, 1, ink.line);
  sheet.stroke(scrolls, 5, iron);
  for (const y of [middle - gap * 2, middle + gap * 2]) sheet.draw(rect(-5, y - 3, width + 10, 6), iron, 1);
  sheet.draw(rect(-5, top - 8, width + 10, 14), iron, 1.6);
  sheet.draw(rect(-5, floor - 12, width + 10, 12), iron, 1.6);
};

const drawFlowers = (sheet: Sheet, top: number) => {
  const { width, ink, random } = sheet;
  const blossom = random.pick([ink.accent, ink.lit]);
  for (let box = 0.08; box < 0.95; box += 0.31) {
    const [x, wide] = [width * box, width * 0.2];
    sheet.draw(rect(x, top + 4, wide, 26), ink.body, 1.7);
    for (let at = 0; at < wide; at += 13) {
      sheet.draw(
        circle(x + at + 6, top - random.between(0, 10), 11),
        mix(ink.green, ink.line, random.between(0, 0.25)),
        1.2,
      );
      if (random.chance(0.6))
        sheet.draw(circle(x + at + 6, top - 8 - random.between(0, 12), 5.5), blossom, 1.1);
    }
  }
};
