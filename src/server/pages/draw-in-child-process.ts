import { productFilePath } from '#server/config/product-file-path.ts';
import { UnavailableError } from '#server/errors/unavailable-error.ts';
import { createChildProcessRunner } from '#server/processes/child-process-runner.ts';
import type { BrandMarkOptions } from './draw-brand-mark.ts';
import type { DrawingRequest, DrawingResult } from './drawing-process.ts';

/** That is ten pages full of new illustrations. Later requests are asked to come again. */
const MOST_WAITING = 300;

export interface CompressedDrawing {
  svg: Buffer;
  packed: Buffer;
}

const drawer = createChildProcessRunner<DrawingRequest, DrawingResult>(
  productFilePath('src/server/pages/drawing-process.ts'),
);

const requestDrawing = async (request: DrawingRequest): Promise<DrawingResult> => {
  if (drawer.countWaiting() >= MOST_WAITING) throw new UnavailableError();
  return drawer.run(request).catch(() => {
    throw new UnavailableError();
  });
};

const requestPng = async (request: DrawingRequest): Promise<Buffer> => {
  const result = await requestDrawing(request);
  if (!('png' in result)) throw new Error('No PNG was made');
  return Buffer.from(result.png);
};

/** Draws and quickly compresses in a low-priority process: two hundred drawings at once delay no response. */
export const drawInChildProcess = async (file: string): Promise<CompressedDrawing> => {
  const result = await requestDrawing({ draw: file });
  if (!('svg' in result)) throw new Error(`${file} was not drawn`);
  return { svg: Buffer.from(result.svg), packed: Buffer.from(result.packed) };
};

/** Compresses better, a tenth smaller; null while anything waits to be drawn. */
export const compressInChildProcess = async (svg: Buffer): Promise<Buffer | null> => {
  if (drawer.countWaiting() > 0) return null;
  const result = await requestDrawing({ packTightly: svg });
  return 'packed' in result ? Buffer.from(result.packed) : null;
};

/** Makes the card that other websites show for a page. */
export const drawSocialCardInChildProcess = (picture: Buffer, isSection: boolean): Promise<Buffer> =>
  requestPng({ card: picture, isSection });

/** Draws the brand mark on a background, as a PNG. */
export const drawBrandMarkInChildProcess = (mark: BrandMarkOptions): Promise<Buffer> => requestPng({ mark });

/** Puts our version of an uploaded picture on a white square, for PDFs. */
export const drawOnWhiteInChildProcess = (picture: Buffer, side: number): Promise<Buffer> =>
  requestPng({ onWhite: picture, side });
