import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileRedirect, FileResponse } from '#kernel/endpoint.ts';
import { type FileKind, downloadFileName } from '#kernel/uploaded-file.ts';
import {
  countPdfPagesInChildProcess,
  drawPdfPageInChildProcess,
  makeFittedImagesInChildProcess,
} from './decode-in-child-process.ts';
import type { FileStore } from './file-store.ts';
import { isImage } from './is-image.ts';

/** The longest sides of a picture fit a screen and a list. */
const SIDES = { large: 2048, small: 640 } as const;

export type PrivatePictureSize = keyof typeof SIDES;

/** A row describes its stored file so. The token is part of the stored files' names. */
export interface PrivateFile {
  kind: FileKind;
  token: string;
}

type NamedFile = PrivateFile & { name: string };

interface Shape {
  /** A picture's size in bytes is that of the larger version. */
  size: number;
  width: number | null;
  height: number | null;
}

const PDF_BEGINS = /^%PDF-[12]\.\d/;

/** Looks at the first bytes, including the version. */
const isPdf = (bytes: Uint8Array): boolean =>
  PDF_BEGINS.test(new TextDecoder('latin1').decode(bytes.subarray(0, 8)));

/** Stores files in their own folder that only some people may see. */
export const createPrivateFiles = (folder: string) => {
  const pdfName = (token: string) => `${folder}/${token}.pdf`;
  const pictureName = (token: string, size: PrivatePictureSize) => `${folder}/${token}-${size}.webp`;

  /** Stores a picture as WebP without the camera's data, and a PDF unchanged: people see only drawn pages of it. */
  const make = async (bytes: Uint8Array, token: string): Promise<StoredFileNames> => {
    if (isPdf(bytes)) {
      const shape = { size: bytes.length, width: null, height: null };
      return { kind: 'pdf', token, ...shape, contents: new Map([[pdfName(token), bytes]]) };
    }
    const [large, small] = await makeFittedImagesInChildProcess(bytes, [SIDES.large, SIDES.small]);
    const { width, height } = large;
    return {
      kind: 'picture',
      token,
      size: large.bytes.length,
      width,
      height,
      contents: new Map([
        [pictureName(token, 'large'), large.bytes],
        [pictureName(token, 'small'), small.bytes],
      ]),
    };
  };

  const bytesOfPdf = async (files: FileStore, { kind, token }: PrivateFile): Promise<Uint8Array | null> => {
    const file = kind === 'pdf' ? await files.read(pdfName(token)) : null;
    return file && buffer(file.content);
  };

  const open = async (
    files: FileStore,
    { kind, token, name }: NamedFile,
    size: PrivatePictureSize = 'large',
  ): Promise<FileResponse | null> => {
    const storedName = kind === 'pdf' ? pdfName(token) : pictureName(token, size);
    const file = await files.read(storedName);
    return (
      file && {
        ...file,
        name: downloadFileName(kind, name),
        ...(kind === 'picture' && { shownAs: storedName }),
      }
    );
  };

  return {
    /** Prepares an uploaded file for storing, or returns why it can't be stored. */
    take: async (bytes: Uint8Array): Promise<StoredFileNames | 'wrongType' | 'unreadable'> => {
      if (!isImage(bytes) && !isPdf(bytes)) return 'wrongType';
      return make(bytes, randomBytes(16).toString('hex')).catch(() => 'unreadable' as const);
    },

    /** Returns the names of everything stored for it. */
    namesOf: ({ kind, token }: PrivateFile): string[] =>
      kind === 'pdf' ? [pdfName(token)] : [pictureName(token, 'large'), pictureName(token, 'small')],

    /** Opens the file as stored: a picture for showing, a PDF for saving. */
    open,

    /** Responds with the file for somebody who may see it. A PDF comes from its store itself if that signs addresses. */
    handOut: async (
      files: FileStore,
      file: NamedFile,
      size?: PrivatePictureSize,
    ): Promise<FileResponse | FileRedirect | null> => {
      if (file.kind === 'picture' || !files.sign) return open(files, file, size);
      return {
        elsewhere: await files.sign(pdfName(file.token), { asName: downloadFileName(file.kind, file.name) }),
      };
    },

    /** Counts a PDF's pages that can be shown; 0 for one that can't be read, null if there is none. */
    countPages: async (files: FileStore, file: PrivateFile): Promise<number | null> => {
      const bytes = await bytesOfPdf(files, file);
      return bytes && countPdfPagesInChildProcess(bytes).catch(() => 0);
    },

    /** Draws a page of a PDF as a picture: none of the PDF's content reaches a browser. */
    openPage: async (files: FileStore, file: PrivateFile, page: number): Promise<FileResponse | null> => {
      const bytes = await bytesOfPdf(files, file);
      const pagePng = bytes && (await drawPdfPageInChildProcess(bytes, page, SIDES.large).catch(() => null));
      if (!pagePng) return null;
      const content = (async function* () {
        yield pagePng.bytes;
      })();
      const name = `page-${page}.webp`;
      return {
        name,
        type: 'image/webp',
        size: pagePng.bytes.length,
        content,
        shownAs: `${file.token} ${name}`,
      };
    },
  };
};

/** An accepted file has its row's data, and contents to store under these names. */
export type StoredFileNames = PrivateFile & Shape & { contents: ReadonlyMap<string, Uint8Array> };
