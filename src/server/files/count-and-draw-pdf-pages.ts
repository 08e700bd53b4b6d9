import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { encodeAsWebp } from './decode-picture.ts';
import type { FittedImage } from './fitted-images.ts';

/** This is PDFium in WebAssembly, built without a script engine: scripts in a PDF can't run. */
const opened = PDFiumLibrary.init();

/** Rejects if it is no PDF, is damaged, or asks for a password. */
const inPdf = async <Made>(
  bytes: Uint8Array,
  make: (document: PDFiumDocument) => Made | Promise<Made>,
): Promise<Made> => {
  const document = await (await opened).loadDocument(bytes);
  try {
    return await make(document);
  } finally {
    document.destroy();
  }
};

export interface PageCountRequest {
  bytes: Uint8Array;
}

export const countPagesOfPdf = ({ bytes }: PageCountRequest): Promise<number> =>
  inPdf(bytes, (document) => document.getPageCount());

export interface PageImageRequest {
  bytes: Uint8Array;
  /** The first page is 1. */
  page: number;
  /** The picture's longest side has this length. */
  side: number;
}

/** Draws a page as a picture. Whatever size a page claims, no side is longer than requested, and none is zero. */
export const drawPageOfPdf = ({ bytes, page: number, side }: PageImageRequest): Promise<FittedImage> =>
  inPdf(bytes, async (document) => {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const longest = Math.max(originalWidth, originalHeight);
    if (!(originalWidth > 0 && originalHeight > 0 && Number.isFinite(longest)))
      throw new Error('An empty page');
    const bitmap = await page.render({
      width: Math.max(1, Math.round((originalWidth / longest) * side)),
      height: Math.max(1, Math.round((originalHeight / longest) * side)),
      scale: 1,
      render: 'bitmap',
    });
    const raw = { width: bitmap.width, height: bitmap.height, channels: 4 } as const;
    const { data, info } = await encodeAsWebp(sharp(bitmap.data, { raw }).removeAlpha());
    return { bytes: data, width: info.width, height: info.height };
  });
