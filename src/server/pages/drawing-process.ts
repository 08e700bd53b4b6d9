import { writeFileSync } from 'node:fs';
import { constants as priorities, setPriority } from 'node:os';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MarkOnPaper } from './drawn-mark.ts';

const goLast = () => {
  setPriority(priorities.priority.PRIORITY_LOW);
  try {
    // Linux shares the processor between sessions first: the lowest of one has as much as the highest of another. With a
    // tenth of what others have, drawings still come while everybody is at work; with the least there is, they do not.
    writeFileSync('/proc/self/autogroup', '10');
  } catch {
    // Another system, or one that does not share so.
  }
};

// Before anything starts a thread, since each takes the priority of what started it. A test waits for its drawing, and
// with a tenth of a machine that runs other tests it would wait for longer than a test may last.
if (process.env['NODE_ENV'] !== 'test') goLast();
const { default: sharp } = await import('sharp');
const { childProcessEntry } = await import('#server/processes/child-process-entry.ts');
const { drawMark } = await import('./drawn-mark.ts');
const { drawingOf } = await import('./drawings.ts');

// Of 35 kB, 1 ms leaves 4.9 kB, 14 ms leave 4.4, and the last step's 44 ms 4.2.
const SWIFT = 5;
const TIGHT = 10;

/** The card that others show of a page. */
const CARD = { width: 1200, height: 630 };
/** Drawings are made for screens of 96 dots an inch; half as much again fills the card sharply. */
const DENSITY = 144;
const LIME_PLASTER = '#F7F4EC';

export type DrawingRequest =
  | { draw: string }
  | { packTightly: Uint8Array }
  /** The wide section stands at the foot of its card; anything else fills it. */
  | { card: Uint8Array; isSection: boolean }
  | { mark: MarkOnPaper }
  /** A picture that was made here, on a white square. */
  | { onWhite: Uint8Array; side: number };
export type DrawingResult =
  | { svg: Uint8Array; packed: Uint8Array }
  | { packed: Uint8Array }
  | { png: Uint8Array };

const pack = (svg: Uint8Array, quality: number): Uint8Array =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

// What comes here was drawn by us, or made by us of an upload: uploads themselves are read by another process
// (files/decoding-process.ts).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const cardOf = (picture: Uint8Array, isSection: boolean): Promise<Uint8Array> =>
  sharp(picture, { density: DENSITY })
    .resize(CARD.width, CARD.height, {
      fit: isSection ? 'contain' : 'cover',
      position: isSection ? 'bottom' : 'centre',
      background: LIME_PLASTER,
    })
    .flatten({ background: LIME_PLASTER })
    .png({ palette: true, quality: 85 })
    .toBuffer();

const WHITE = '#FFFFFF';
const onWhite = (picture: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(picture)
    .resize(side, side, { fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .png()
    .toBuffer();

const make = async (request: DrawingRequest): Promise<DrawingResult> => {
  if ('packTightly' in request) return { packed: pack(request.packTightly, TIGHT) };
  if ('card' in request) return { png: await cardOf(request.card, request.isSection) };
  if ('mark' in request)
    return {
      png: await sharp(await drawMark(request.mark))
        .png({ palette: true })
        .toBuffer(),
    };
  if ('onWhite' in request) return { png: await onWhite(request.onWhite, request.side) };
  const draw = drawingOf(request.draw);
  if (!draw) throw new Error(`There is no drawing ${request.draw}`);
  const svg = Buffer.from(draw());
  return { svg, packed: pack(svg, SWIFT) };
};

childProcessEntry(make);
