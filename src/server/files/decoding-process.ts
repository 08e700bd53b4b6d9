import { runChildProcessEntry } from '#server/processes/child-process-entry.ts';
import type { PageCountRequest, PageImageRequest } from './count-and-draw-pdf-pages.ts';
import { type FittedImage, type FittedImagesRequest, makeFittedImages } from './fitted-images.ts';
import { type SquareImagesRequest, makeSquareImages } from './square-images.ts';

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
const pdfPages = () => import('./count-and-draw-pdf-pages.ts');

runChildProcessEntry(async (request: DecodingRequest): Promise<DecodingResult> => {
  if ('squares' in request) return { squares: await makeSquareImages(request.squares) };
  if ('fitted' in request) return { fitted: await makeFittedImages(request.fitted) };
  if ('count' in request) return { count: await (await pdfPages()).countPagesOfPdf(request.count) };
  return { page: await (await pdfPages()).drawPageOfPdf(request.page) };
});
