import { productFilePath } from '#server/config/product-file-path.ts';
import { UnavailableError } from '#server/errors/unavailable-error.ts';
import { createChildProcessRunner } from '#server/processes/child-process-runner.ts';
import type { BrandMarkOptions } from './draw-brand-mark.ts';
import type { SocialCardOptions } from './draw-social-cards.ts';
import type { DrawingRequest } from './drawing-process.ts';

/** Requests beyond these are asked to come again. */
const MOST_WAITING = 300;

const drawer = createChildProcessRunner<DrawingRequest, Uint8Array>(
  productFilePath('src/server/pages/drawing-process.ts'),
);

/** Draws in a low-priority process: many pictures at once delay no response. */
const requestDrawing = async (request: DrawingRequest): Promise<Buffer> => {
  if (drawer.countWaiting() >= MOST_WAITING) throw new UnavailableError();
  const drawing = await drawer.run(request).catch(() => {
    throw new UnavailableError();
  });
  return Buffer.from(drawing);
};

/** Makes the card that other websites show for a page. */
export const drawSocialCardInChildProcess = (picture: Buffer, isSection: boolean): Promise<Buffer> =>
  requestDrawing({ card: picture, isSection });

/** Makes a card with words: a company's, or the one above the section through the country. */
export const drawCardWithWordsInChildProcess = (
  words: SocialCardOptions,
  isSection: boolean,
): Promise<Buffer> => requestDrawing({ words, isSection });

/** Draws the brand mark on a background, as a PNG. */
export const drawBrandMarkInChildProcess = (mark: BrandMarkOptions): Promise<Buffer> =>
  requestDrawing({ mark });

/** Puts our version of an uploaded picture on a white square, for PDFs. */
export const drawOnWhiteInChildProcess = (picture: Buffer, side: number): Promise<Buffer> =>
  requestDrawing({ onWhite: picture, side });

/** Makes a JPEG of our version of an uploaded picture, for PDFs. */
export const drawJpegInChildProcess = (picture: Buffer, side: number): Promise<Buffer> =>
  requestDrawing({ jpeg: picture, side });
