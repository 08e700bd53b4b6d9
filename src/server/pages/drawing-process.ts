import { writeFileSync } from 'node:fs';
import { constants as priorities, setPriority } from 'node:os';
import type { BrandMarkOptions } from './draw-brand-mark.ts';
import type { SocialCardOptions } from './draw-social-cards.ts';

const goLast = () => {
  setPriority(priorities.priority.PRIORITY_LOW);
  try {
    // Linux shares the processor between sessions first: the lowest process of one has as much as the highest of
    // another. With a tenth of the others' share, drawings still arrive under load; with the least share, they don't.
    writeFileSync('/proc/self/autogroup', '10');
  } catch {
    // Another system lacks this file, or doesn't share so.
  }
};

// It must come before any thread starts, since each inherits the priority. A test waits for its drawing, and with a
// tenth of a busy machine it would wait longer than a test may last.
if (process.env['NODE_ENV'] !== 'test') goLast();
const { default: sharp } = await import('sharp');
const { runChildProcessEntry } = await import('#server/processes/child-process-entry.ts');
const { drawBrandMark } = await import('./draw-brand-mark.ts');
const { drawCardWithPicture, drawSectionCard } = await import('./draw-social-cards.ts');

/** Other websites show a card of this size. */
const CARD = { width: 1200, height: 630 };
/** Illustrations are made for screens of 96 dots an inch; half as much again fills the card sharply. */
const DENSITY = 144;
const LIME_PLASTER = '#F7F4EC';

export type DrawingRequest =
  /** A wide section is at the bottom of its card; anything else fills it. */
  | { card: Uint8Array; isSection: boolean }
  | { mark: BrandMarkOptions }
  /** A card with words. */
  | { words: SocialCardOptions; isSection: boolean }
  /** A picture that was made here goes on a white square. */
  | { onWhite: Uint8Array; side: number }
  /** A picture that was made here becomes a JPEG, which PDFs take; no side is longer than this. */
  | { jpeg: Uint8Array; side: number };

// Its input is an illustration of ours, or was made by us from an upload: another process reads uploads themselves
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

const asJpeg = (picture: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(picture)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .jpeg({ quality: 80 })
    .toBuffer();

const make = async (request: DrawingRequest): Promise<Uint8Array> => {
  if ('card' in request) return cardOf(request.card, request.isSection);
  if ('words' in request)
    return request.isSection ? drawSectionCard(request.words) : drawCardWithPicture(request.words);
  if ('onWhite' in request) return onWhite(request.onWhite, request.side);
  if ('jpeg' in request) return asJpeg(request.jpeg, request.side);
  return sharp(await drawBrandMark(request.mark))
    .png({ palette: true })
    .toBuffer();
};

runChildProcessEntry(make);
