import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const colour = (name: string, theme: 'light' | 'dark') => {
  const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, 'u').exec(tokens);
  const hex = pair?.[theme === 'light' ? 1 : 2];
  if (!hex) throw new Error(`No colour ${name}`);
  return hex;
};

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const part = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (colourA: string, colourB: string) => {
  const [bright = 0, dim = 0] = [luminance(colourA), luminance(colourB)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

// [foreground, background, light, dark]: the table of the design board, and the minimum of WCAG 2.2 AA.
const TEXT = 4.5;
const GRAPHIC = 3;

test.each([
  ['ink', 'paper', 13.68, 14.24, TEXT],
  ['ink', 'sand', 12.12, 12.08, TEXT],
  ['ink', 'sand-2', 9.61, 9.58, TEXT],
  ['ink-2', 'paper', 7.08, 9.74, TEXT],
  ['ink-2', 'sand', 6.27, 8.26, TEXT],
  ['ink-3', 'paper', 5.1, 6.53, TEXT],
  ['ink-3', 'sheet', 5.46, 5.97, TEXT],
  ['ink-3', 'sand', 4.52, 5.53, TEXT],
  ['accent', 'paper', 5.97, 5.57, TEXT],
  ['accent', 'sheet', 6.4, 5.09, TEXT],
  ['accent-2', 'sand', 7.01, 6.27, TEXT],
  ['accent-2', 'accent-soft', 6.95, 6.2, TEXT],
  ['on-accent', 'accent', 6.24, 6.17, TEXT],
  ['verified', 'paper', 6.61, 8.46, TEXT],
  ['verified', 'verified-soft', 5.81, 6.48, TEXT],
  ['danger', 'sheet', 8.65, 7.36, TEXT],
  ['danger', 'danger-soft', 7, 7.05, TEXT],
  ['warn', 'warn-soft', 5.59, 7.85, TEXT],
  ['on-slate', 'slate', 11.02, 15.37, TEXT],
  ['on-slate-2', 'slate', 7.08, 9.36, TEXT],
  ['line-2', 'sheet', 4.02, 4.09, GRAPHIC],
  ['line-2', 'paper', 3.75, 4.47, GRAPHIC],
  ['star', 'sheet', 3.99, 7.86, GRAPHIC],
  ['star', 'paper', 3.73, 8.59, GRAPHIC],
] as const)('%s on %s', (foreground, ground, light, dark, least) => {
  for (const [theme, board] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const ratio = contrast(colour(foreground, theme), colour(ground, theme));
    expect(ratio).toBeGreaterThanOrEqual(least);
    expect(ratio, `${theme}: as on the board`).toBeCloseTo(board, 1);
  }
});
