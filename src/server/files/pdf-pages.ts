import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { asWebp } from './decoding.ts';
import type { FittedImage } from './fitted-images.ts';

/** PDFium in WebAssembly, built without an engine for scripts: what a PDF would run has nothing to run it. */
const opened = PDFiumLibrary.init();

/** Rejects for what is no PDF, is damaged, or asks for a password. */
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

export const countPages = ({ bytes }: PageCountRequest): Promise<number> =>
  inPdf(bytes, (document) => document.getPageCount());

export interface PageImageRequest {
  bytes: Uint8Array;
  /** The first is 1. */
  page: number;
  /** Of the picture, its longest. */
  side: number;
}

/** A page as a picture. However long a page says it is, no side is longer than asked, and none is nothing. */
export const drawPage = ({ bytes, page: number, side }: PageImageRequest): Promise<FittedImage> =>
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
    const { data, info } = await asWebp(sharp(bitmap.data, { raw }).removeAlpha());
    return { bytes: data, width: info.width, height: info.height };
  });
