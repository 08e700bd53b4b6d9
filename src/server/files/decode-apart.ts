import { availableParallelism } from 'node:os';
import { EndedUnanswered, type ProcessApart, processApart } from '#server/ask-apart.ts';
import { ownFile } from '#server/own-file.ts';
import { takeTurns } from '#server/take-turns.ts';
import type { Made, Wanted } from './decoding-process.ts';
import type { FittedImage } from './fitted-images.ts';
import type { Crop } from './square-images.ts';

// One core is left for everybody who asks for something else meanwhile.
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Far more than what libvips gives itself for all sizes of one picture. */
const PATIENCE_MS = 20_000;
/** The process is kept for the next pictures of a gallery, and its memory given back after them. */
const IDLE_MS = 60_000;

interface Decoder extends ProcessApart<Wanted, Made> {
  idle?: NodeJS.Timeout;
}

const free: Decoder[] = Array.from({ length: AT_ONCE }, () =>
  processApart<Wanted, Made>(ownFile('src/server/files/decoding-process.ts')),
);

/** Every picture waits here for its turn, so that many take no more memory than these. */
const inTurn = takeTurns(AT_ONCE);

class TookTooLong extends Error {}

const askWithPatience = async (decoder: Decoder, wanted: Wanted): Promise<Made> => {
  let isGivenUp = false;
  const clock = setTimeout(() => {
    isGivenUp = true;
    decoder.end();
  }, PATIENCE_MS);
  try {
    return await decoder.ask(wanted);
  } catch (error) {
    throw isGivenUp ? new TookTooLong() : error;
  } finally {
    clearTimeout(clock);
  }
};

const decode = (wanted: Wanted): Promise<Made> =>
  inTurn(async () => {
    const decoder = free.pop();
    if (!decoder) throw new Error('No process is free to decode');
    clearTimeout(decoder.idle);
    try {
      return await askWithPatience(decoder, wanted).catch((error: unknown) => {
        if (!(error instanceof EndedUnanswered)) throw error;
        // The machine may have ended it for want of memory. A second time it is the picture.
        return askWithPatience(decoder, wanted);
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
export const squareImagesApart = async <Size extends number>(
  bytes: Uint8Array,
  sizes: readonly [Size, ...Size[]],
  crop: Crop = 'attention',
): Promise<Map<Size, Uint8Array>> => {
  const made = await decode({ squares: { bytes, sizes, crop } });
  if (!('squares' in made)) throw new Error('No squares were made');
  return new Map(sizes.map((size, index) => [size, made.squares[index] as Uint8Array]));
};

/** The same of whole pictures, no side longer than each of these, the first being the longest. */
export const fittedImagesApart = async <const Sides extends readonly [number, ...number[]]>(
  bytes: Uint8Array,
  sides: Sides,
): Promise<{ [Place in keyof Sides]: FittedImage }> => {
  const made = await decode({ fitted: { bytes, sides } });
  if (!('fitted' in made)) throw new Error('Nothing was fitted');
  return made.fitted as { [Place in keyof Sides]: FittedImage };
};

/** How many pages a PDF has. Rejects for what is none, is damaged, or asks for a password. */
export const countPdfPages = async (bytes: Uint8Array): Promise<number> => {
  const made = await decode({ count: { bytes } });
  if (!('count' in made)) throw new Error('Nothing was counted');
  return made.count;
};

/** A page of a PDF as WebP, no side longer than this; the first page is 1. */
export const drawPdfPage = async (bytes: Uint8Array, page: number, side: number): Promise<FittedImage> => {
  const made = await decode({ page: { bytes, page, side } });
  if (!('page' in made)) throw new Error('No page was drawn');
  return made.page;
};
