import { availableParallelism } from 'node:os';
import { productFilePath } from '#server/config/product-file-path.ts';
import {
  type ChildProcessRunner,
  createChildProcessRunner,
  ChildProcessEndedEarlyError,
} from '#server/processes/child-process-runner.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { DecodingRequest, DecodingResult } from './decoding-process.ts';
import type { FittedImage } from './fitted-images.ts';
import type { CropStrategy } from './square-images.ts';

// One core is left for other requests meanwhile.
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** This is far more than libvips allows itself for all sizes of one picture. */
const PATIENCE_MS = 20_000;
/** The process stays for the next pictures of a gallery, then ends and frees its memory. */
const IDLE_MS = 60_000;

interface Decoder extends ChildProcessRunner<DecodingRequest, DecodingResult> {
  idle?: NodeJS.Timeout;
}

const free: Decoder[] = Array.from({ length: AT_ONCE }, () =>
  createChildProcessRunner<DecodingRequest, DecodingResult>(
    productFilePath('src/server/files/decoding-process.ts'),
  ),
);

/** Every picture waits here for its turn, so that many take no more memory than these few. */
const inTurn = createSemaphore(AT_ONCE);

class TookTooLong extends Error {}

const decodeWithTimeout = async (decoder: Decoder, request: DecodingRequest): Promise<DecodingResult> => {
  let isTimedOut = false;
  const clock = setTimeout(() => {
    isTimedOut = true;
    decoder.end();
  }, PATIENCE_MS);
  try {
    return await decoder.run(request);
  } catch (error) {
    throw isTimedOut ? new TookTooLong() : error;
  } finally {
    clearTimeout(clock);
  }
};

const decode = (request: DecodingRequest): Promise<DecodingResult> =>
  inTurn(async () => {
    const decoder = free.pop();
    if (!decoder) throw new Error('No process is free to decode');
    clearTimeout(decoder.idle);
    try {
      return await decodeWithTimeout(decoder, request).catch((error: unknown) => {
        if (!(error instanceof ChildProcessEndedEarlyError)) throw error;
        // The machine may have ended it for lack of memory. If it happens again, the picture is to blame.
        return decodeWithTimeout(decoder, request);
      });
    } finally {
      decoder.idle = setTimeout(decoder.end, IDLE_MS).unref();
      free.push(decoder);
    }
  });

/**
 * Makes squares of a picture as WebP in each of the sizes, the first being the largest. The camera's data (place, time,
 * owner) is gone. Rejects if it is no whole picture or too large, even if it ends the process that decodes it.
 */
export const makeSquareImagesInChildProcess = async <Size extends number>(
  bytes: Uint8Array,
  sizes: readonly [Size, ...Size[]],
  crop: CropStrategy = 'attention',
): Promise<Map<Size, Uint8Array>> => {
  const result = await decode({ squares: { bytes, sizes, crop } });
  if (!('squares' in result)) throw new Error('No squares were made');
  return new Map(sizes.map((size, index) => [size, result.squares[index] as Uint8Array]));
};

/** Makes smaller versions of a whole picture, no side longer than each of these, the first being the longest. */
export const makeFittedImagesInChildProcess = async <const Sides extends readonly [number, ...number[]]>(
  bytes: Uint8Array,
  sides: Sides,
): Promise<{ [Place in keyof Sides]: FittedImage }> => {
  const result = await decode({ fitted: { bytes, sides } });
  if (!('fitted' in result)) throw new Error('Nothing was fitted');
  return result.fitted as { [Place in keyof Sides]: FittedImage };
};

/** Counts a PDF's pages. Rejects if it is none, is damaged, or asks for a password. */
export const countPdfPagesInChildProcess = async (bytes: Uint8Array): Promise<number> => {
  const result = await decode({ count: { bytes } });
  if (!('count' in result)) throw new Error('Nothing was counted');
  return result.count;
};

/** Draws a page of a PDF as WebP, no side longer than this; the first page is 1. */
export const drawPdfPageInChildProcess = async (
  bytes: Uint8Array,
  page: number,
  side: number,
): Promise<FittedImage> => {
  const result = await decode({ page: { bytes, page, side } });
  if (!('page' in result)) throw new Error('No page was drawn');
  return result.page;
};
