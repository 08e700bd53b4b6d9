import { availableParallelism } from 'node:os';
import { ownFile } from '#server/config/own-file.ts';
import {
  type ChildProcessRunner,
  childProcessRunner,
  EndedWithoutResult,
} from '#server/processes/child-process.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { DecodingRequest, DecodingResult } from './decoding-process.ts';
import type { FittedImage } from './fitted-images.ts';
import type { CropStrategy } from './square-images.ts';

// One core is left for everybody who asks for something else meanwhile.
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Far more than what libvips gives itself for all sizes of one picture. */
const PATIENCE_MS = 20_000;
/** The process is kept for the next pictures of a gallery, and its memory given back after them. */
const IDLE_MS = 60_000;

interface Decoder extends ChildProcessRunner<DecodingRequest, DecodingResult> {
  idle?: NodeJS.Timeout;
}

const free: Decoder[] = Array.from({ length: AT_ONCE }, () =>
  childProcessRunner<DecodingRequest, DecodingResult>(ownFile('src/server/files/decoding-process.ts')),
);

/** Every picture waits here for its turn, so that many take no more memory than these. */
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
        if (!(error instanceof EndedWithoutResult)) throw error;
        // The machine may have ended it for want of memory. A second time it is the picture.
        return decodeWithTimeout(decoder, request);
      });
    } finally {
      decoder.idle = setTimeout(decoder.end, IDLE_MS).unref();
      free.push(decoder);
    }
  });

/**
 * Squares of a picture as WebP, in each of the sizes, the first being the largest. What the camera wrote beside the
 * picture (place, time, owner) is gone. Rejects for whatever is no whole picture or too large a one, also where it
 * ends the process it is decoded in.
 */
export const squareImagesInChildProcess = async <Size extends number>(
  bytes: Uint8Array,
  sizes: readonly [Size, ...Size[]],
  crop: CropStrategy = 'attention',
): Promise<Map<Size, Uint8Array>> => {
  const result = await decode({ squares: { bytes, sizes, crop } });
  if (!('squares' in result)) throw new Error('No squares were made');
  return new Map(sizes.map((size, index) => [size, result.squares[index] as Uint8Array]));
};

/** The same of whole pictures, no side longer than each of these, the first being the longest. */
export const fittedImagesInChildProcess = async <const Sides extends readonly [number, ...number[]]>(
  bytes: Uint8Array,
  sides: Sides,
): Promise<{ [Place in keyof Sides]: FittedImage }> => {
  const result = await decode({ fitted: { bytes, sides } });
  if (!('fitted' in result)) throw new Error('Nothing was fitted');
  return result.fitted as { [Place in keyof Sides]: FittedImage };
};

/** How many pages a PDF has. Rejects for what is none, is damaged, or asks for a password. */
export const countPdfPages = async (bytes: Uint8Array): Promise<number> => {
  const result = await decode({ count: { bytes } });
  if (!('count' in result)) throw new Error('Nothing was counted');
  return result.count;
};

/** A page of a PDF as WebP, no side longer than this; the first page is 1. */
export const drawPdfPage = async (bytes: Uint8Array, page: number, side: number): Promise<FittedImage> => {
  const result = await decode({ page: { bytes, page, side } });
  if (!('page' in result)) throw new Error('No page was drawn');
  return result.page;
};
