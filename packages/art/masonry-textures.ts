import type { DrawingSheet } from './drawing-sheet.ts';
import { mixColours } from './ink.ts';
import { pointText, rectPath, shortNumber } from './shapes.ts';

interface Coursing {
  rowHeight: number;
  blockWidth: number;
  /** The share of joints that is drawn: a draughtsman draws the stone only here and there. */
  density?: number;
  colour?: string;
  lineWidth?: number;
  opacity?: number;
}

/** Courses of stone, slate or brick in a rectangle, drawn in patches. */
export const drawCourses = (
  sheet: DrawingSheet,
  x: number,
  y: number,
  width: number,
  height: number,
  coursing: Coursing,
): void => {
  const { random } = sheet;
  const {
    rowHeight,
    blockWidth,
    density = 0.5,
    colour = sheet.ink.line,
    lineWidth = 1,
    opacity = 0.55,
  } = coursing;
  const right = x + width;
  const bottom = y + height;
  const rows = Math.floor(height / rowHeight);
  let joints = '';
  for (let row = 0; row <= rows; row++) {
    const rowTop = y + row * rowHeight;
    if (rowTop > bottom) break;
    // Every second course is moved by half a block.
    let blockLeft = x + (row % 2 ? 0 : -blockWidth / 2);
    while (blockLeft < right) {
      const length = blockWidth * random.between(0.75, 1.3);
      if (random.chance(density)) {
        const from = Math.max(x, blockLeft);
        const to = Math.min(right, blockLeft + length);
        if (to > from) {
          if (row) joints += `M${pointText(from, rowTop)}H${shortNumber(to)}`;
          if (to < right && row < rows) {
            joints += `M${pointText(to, rowTop)}v${shortNumber(Math.min(rowHeight, bottom - rowTop))}`;
          }
        }
      }
      blockLeft += length;
    }
  }
  sheet.stroke(joints, lineWidth, colour, `opacity="${opacity}"`);
};

/** Rows of slates cut to the shape of a roof. */
export const drawSlateRows = (
  sheet: DrawingSheet,
  shape: string,
  x: number,
  y: number,
  width: number,
  height: number,
  slates: { rowHeight: number; blockWidth: number; density: number; colour?: string },
): void => {
  const { ink } = sheet;
  const colour = slates.colour ?? mixColours(ink.deep, ink.pale, ink.night ? 0.3 : 0.42);
  sheet.clip(shape, () =>
    drawCourses(sheet, x, y, width, height, { ...slates, colour, lineWidth: 1.1, opacity: 0.9 }),
  );
};

/** Dressed blocks of uneven size, each in its own tone between two. */
export const drawAshlar = (
  sheet: DrawingSheet,
  shape: string,
  x: number,
  y: number,
  width: number,
  height: number,
  blocks: { rowHeight: number; blockWidth: number; base: string; light: string; lineWidth?: number },
): void => {
  const { random, ink } = sheet;
  sheet.clip(shape, () => {
    sheet.fill(rectPath(x, y, width, height), blocks.base);
    let joints = '';
    let rowTop = y;
    while (rowTop < y + height) {
      const rowHeight = blocks.rowHeight * random.between(0.8, 1.2);
      let blockLeft = x - random.between(0, blocks.blockWidth);
      while (blockLeft < x + width) {
        const length = blocks.blockWidth * random.between(0.6, 1.45);
        const block = rectPath(blockLeft, rowTop, length, rowHeight);
        const tone = mixColours(blocks.base, blocks.light, random.next());
        if (random.chance(0.72)) sheet.fill(block, tone);
        if (random.chance(0.09)) sheet.stipple(block, ink.line, 20, 0.4, 60, 1.5);
        joints += `M${pointText(blockLeft + length, rowTop)}v${shortNumber(rowHeight)}`;
        blockLeft += length;
      }
      rowTop += rowHeight;
      joints += `M${pointText(x, rowTop)}h${shortNumber(width)}`;
    }
    sheet.stroke(joints, blocks.lineWidth ?? 1.4, ink.line, 'opacity=".75"');
  });
};
