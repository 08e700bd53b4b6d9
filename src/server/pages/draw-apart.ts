import { processApart } from '#server/ask-apart.ts';
import { ownFile } from '#server/own-file.ts';
import { Unavailable } from '#server/unavailable.ts';
import type { MadeDrawing, WantedDrawing } from './drawing-process.ts';
import type { MarkOnPaper } from './drawn-mark.ts';

/** Ten pages full of drawings nobody has seen. Whoever comes after them is asked to come again. */
const MOST_WAITING = 300;

export interface Drawing {
  svg: Buffer;
  packed: Buffer;
}

const drawer = processApart<WantedDrawing, MadeDrawing>(ownFile('src/server/pages/drawing-process.ts'));

const ask = async (wanted: WantedDrawing): Promise<MadeDrawing> => {
  if (drawer.countWaiting() >= MOST_WAITING) throw new Unavailable();
  return drawer.ask(wanted).catch(() => {
    throw new Unavailable();
  });
};

const askForPng = async (wanted: WantedDrawing): Promise<Buffer> => {
  const made = await ask(wanted);
  if (!('png' in made)) throw new Error('No PNG was made');
  return Buffer.from(made.png);
};

/** Drawn and quickly packed by a process that goes last: two hundred at once are before nobody’s answer. */
export const drawApart = async (file: string): Promise<Drawing> => {
  const made = await ask({ draw: file });
  if (!('svg' in made)) throw new Error(`${file} was not drawn`);
  return { svg: Buffer.from(made.svg), packed: Buffer.from(made.packed) };
};

/** A tenth smaller than packed quickly; null while anything waits to be drawn. */
export const packTightlyApart = async (svg: Buffer): Promise<Buffer | null> => {
  if (drawer.countWaiting() > 0) return null;
  const made = await ask({ packTightly: svg });
  return 'packed' in made ? Buffer.from(made.packed) : null;
};

/** A picture as the card that other websites show of a page. */
export const cardApart = (picture: Buffer, isSection: boolean): Promise<Buffer> =>
  askForPng({ card: picture, isSection });

/** The mark on a sheet of paper, as a PNG. */
export const markApart = (mark: MarkOnPaper): Promise<Buffer> => askForPng({ mark });

/** A picture that we made of an upload, on a white square, as papers have it. */
export const onWhiteApart = (picture: Buffer, side: number): Promise<Buffer> =>
  askForPng({ onWhite: picture, side });
