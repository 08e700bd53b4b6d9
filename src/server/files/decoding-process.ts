import { makeWhatIsAsked } from '#server/make-what-is-asked.ts';
import { type FittedImage, type FittedWanted, fittedImages } from './fitted-images.ts';
import type { CountWanted, PageWanted } from './pdf-pages.ts';
import { type SquaresWanted, squareImages } from './square-images.ts';

export type Wanted =
  | { squares: SquaresWanted }
  | { fitted: FittedWanted }
  | { count: CountWanted }
  | { page: PageWanted };
export type Made =
  | { squares: Uint8Array[] }
  | { fitted: FittedImage[] }
  | { count: number }
  | { page: FittedImage };

/** Imported with the first PDF: most files are pictures. */
const pdfPages = () => import('./pdf-pages.ts');

makeWhatIsAsked(async (wanted: Wanted): Promise<Made> => {
  if ('squares' in wanted) return { squares: await squareImages(wanted.squares) };
  if ('fitted' in wanted) return { fitted: await fittedImages(wanted.fitted) };
  if ('count' in wanted) return { count: await (await pdfPages()).countPages(wanted.count) };
  return { page: await (await pdfPages()).drawPage(wanted.page) };
});
