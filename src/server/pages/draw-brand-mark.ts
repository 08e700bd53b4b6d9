import { readFile } from 'node:fs/promises';
import { productFilePath } from '#server/config/product-file-path.ts';

const MARK = productFilePath('src/web/static/favicon.svg');
const PAPER = '#F7F4EC';

export interface BrandMarkOptions {
  size: number;
  /** The mark takes this part of the height. A mask may cut off all but the middle. */
  mark: number;
}

/** Draws the mark on a background, as SVG. */
export const drawBrandMark = async ({ size, mark }: BrandMarkOptions): Promise<Buffer> => {
  const height = size * mark;
  const width = (height * 32) / 34; // as the mark's own field
  const place = `x="${(size - width) / 2}" y="${(size - height) / 2}" width="${width}" height="${height}"`;
  const inner = (await readFile(MARK, 'utf8')).replace('<svg ', `<svg ${place} `);
  // The background is no path, because the mark's own style paints every path of the drawing.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${PAPER}"/>${inner}</svg>`;
  return Buffer.from(svg);
};
