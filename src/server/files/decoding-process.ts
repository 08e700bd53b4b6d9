import { childProcessEntry } from '#server/processes/child-process-entry.ts';
import { type FittedImage, type FittedImagesRequest, fittedImages } from './fitted-images.ts';
import type { PageCountRequest, PageImageRequest } from './pdf-pages.ts';
import { type SquareImagesRequest, squareImages } from './square-images.ts';

export type DecodingRequest =
  | { squares: SquareImagesRequest }
  | { fitted: FittedImagesRequest }
  | { count: PageCountRequest }
  | { page: PageImageRequest };
export type DecodingResult =
  | { squares: Uint8Array[] }
  | { fitted: FittedImage[] }
  | { count: number }
  | { page: FittedImage };

/** It is imported with the first PDF, because most files are pictures. */
const pdfPages = () => import('./pdf-pages.ts');

childProcessEntry(async (request: DecodingRequest): Promise<DecodingResult> => {
  if ('squares' in request) return { squares: await squareImages(request.squares) };
  if ('fitted' in request) return { fitted: await fittedImages(request.fitted) };
  if ('count' in request) return { count: await (await pdfPages()).countPages(request.count) };
  return { page: await (await pdfPages()).drawPage(request.page) };
});
