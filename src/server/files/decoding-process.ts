import { makeWhatIsAsked } from '#server/make-what-is-asked.ts';
import { type FittedImage, type FittedWanted, fittedImages } from './fitted-images.ts';
import { type SquaresWanted, squareImages } from './square-images.ts';

export type Wanted = { squares: SquaresWanted } | { fitted: FittedWanted };
export type Made = { squares: Uint8Array[] } | { fitted: FittedImage[] };

makeWhatIsAsked(
  async (wanted: Wanted): Promise<Made> =>
    'squares' in wanted
      ? { squares: await squareImages(wanted.squares) }
      : { fitted: await fittedImages(wanted.fitted) },
);
