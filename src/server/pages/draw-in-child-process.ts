import { ownFile } from '#server/config/own-file.ts';
import { UnavailableError } from '#server/errors/unavailable.ts';
import { childProcessRunner } from '#server/processes/child-process.ts';
import type { DrawingRequest, DrawingResult } from './drawing-process.ts';
import type { MarkOnPaper } from './drawn-mark.ts';

/** Ten pages full of drawings nobody has seen. Whoever comes after them is asked to come again. */
const MOST_WAITING = 300;

export interface Drawing {
  svg: Buffer;
  packed: Buffer;
}

const drawer = childProcessRunner<DrawingRequest, DrawingResult>(
  ownFile('src/server/pages/drawing-process.ts'),
);

const requestDrawing = async (request: DrawingRequest): Promise<DrawingResult> => {
  if (drawer.countWaiting() >= MOST_WAITING) throw new UnavailableError();
  return drawer.run(request).catch(() => {
    throw new UnavailableError();
  });
};

const requestPng = async (request: DrawingRequest): Promise<Buffer> => {
  const result = await requestDrawing(request);
  if (!('png' in result)) throw new Error('No PNG was made');
  return Buffer.from(result.png);
};

/** Drawn and quickly packed by a process that goes last: two hundred at once are before nobody’s answer. */
export const drawInChildProcess = async (file: string): Promise<Drawing> => {
  const result = await requestDrawing({ draw: file });
  if (!('svg' in result)) throw new Error(`${file} was not drawn`);
  return { svg: Buffer.from(result.svg), packed: Buffer.from(result.packed) };
};

/** A tenth smaller than packed quickly; null while anything waits to be drawn. */
export const packInChildProcess = async (svg: Buffer): Promise<Buffer | null> => {
  if (drawer.countWaiting() > 0) return null;
  const result = await requestDrawing({ packTightly: svg });
  return 'packed' in result ? Buffer.from(result.packed) : null;
};

/** A picture as the card that other websites show of a page. */
export const socialCardInChildProcess = (picture: Buffer, isSection: boolean): Promise<Buffer> =>
  requestPng({ card: picture, isSection });

/** The mark on a sheet of paper, as a PNG. */
export const brandMarkInChildProcess = (mark: MarkOnPaper): Promise<Buffer> => requestPng({ mark });

/** A picture that we made of an upload, on a white square, as papers have it. */
export const onWhiteInChildProcess = (picture: Buffer, side: number): Promise<Buffer> =>
  requestPng({ onWhite: picture, side });
