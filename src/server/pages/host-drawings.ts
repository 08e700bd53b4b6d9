import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { map, plate, regions, stage, type Theme, trades, transect } from '#art/index.ts';
import { PLATE_NUMBERS } from '#design/plate-address.ts';
import { Refusal } from '#kernel/refusal.ts';
import { hostRefusals } from '#server/http/host-refusals.ts';
import { takeTurns } from '#server/take-turns.ts';
import { packTightly } from './tight-packing.ts';

const MOST_KEPT = 400;
const DAY_SECONDS = 24 * 60 * 60;

const sizes = { cover: { w: 800, h: 600 }, banner: { w: 1600, h: 420 } } as const;

/** Drawings that stand on a page of ours, by the name in their address. */
const fixed = new Map(
  Object.entries<(theme: Theme) => string>({
    transect: (theme) => transect({ theme }),
    map: (theme) => map({ theme }),
    'stage/0': (theme) => stage(0, { theme }),
    'stage/1': (theme) => stage(1, { theme }),
    'stage/2': (theme) => stage(2, { theme }),
    house: (theme) => plate('Renovation', 4, { scene: 'section', region: 'gutland', w: 620, h: 600, theme }),
    'front-door': (theme) =>
      plate('Windows & Doors', 6, { scene: 'frontdoor', region: 'minett', w: 700, h: 1010, theme }),
    scaffold: (theme) =>
      plate('General Construction', 2, { scene: 'scaffold', region: 'stad', w: 700, h: 1010, theme }),
    wiring: (theme) => plate('Electrical', 3, { scene: 'wiring', region: 'eislek', w: 900, h: 700, theme }),
  }),
);

const tradeOf = new Map(trades.map((trade) => [trade.toLowerCase().replace(/[^a-z]+/g, '-'), trade]));

/** 'cover/roofing-12-minett': one of the drawings that stand in for a company's photographs. */
const parsePlate = (name: string) => {
  const parts = /^(cover|banner)\/([a-z-]+)-(0|[1-9]\d{0,3})-([a-z]+)$/.exec(name);
  if (!parts) return null;
  const [, format = '', slug = '', digits = '', region = ''] = parts;
  const trade = tradeOf.get(slug);
  const ground = regions.find((known) => known === region);
  if (!trade || !ground || Number(digits) >= PLATE_NUMBERS) return null;
  const size = sizes[format as keyof typeof sizes];
  return (theme: Theme) => plate(trade, Number(digits), { ...size, region: ground, theme });
};

interface Drawing {
  svg: Buffer;
  brotli: Buffer;
  etag: string;
}

const compress = promisify(brotliCompress);
const SWIFT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packTight = async (drawing: Drawing) => {
  drawing.brotli = (await packTightly(drawing.svg)) ?? drawing.brotli;
};

/** The first request gets a fast packing, a fifth larger; so does every request while too many wait to be packed. */
const packed = async (svg: Buffer): Promise<Drawing> => {
  const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`;
  const drawing = { svg, brotli: await compress(svg, SWIFT), etag };
  void packTight(drawing);
  return drawing;
};

// Two hundred at once would stand before every password on the threads that pack, and before everybody's next answer.
const inTurn = takeTurns(2);

/** What draws the file, or null where there is no such drawing. */
const makerOf = (file: string): (() => Promise<Drawing>) | null => {
  if (!file.endsWith('.svg')) return null;
  const isNight = file.endsWith('-night.svg');
  const name = file.replace(/(-night)?\.svg$/, '');
  const make = fixed.get(name) ?? parsePlate(name);
  return make && (() => inTurn(() => packed(Buffer.from(make(isNight ? 'night' : 'day')))));
};

/**
 * Draws illustrations on demand: about a millisecond each, so nothing is stored. What was asked for
 * lately is kept with its compressed form, which is what costs.
 */
export const hostDrawings = (app: FastifyInstance) => {
  const kept = new Map<string, Promise<Drawing>>();

  const find = (file: string) => {
    const known = kept.get(file);
    if (known) return known;
    const make = makerOf(file);
    if (!make) return null;
    const drawing = make();
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(file, drawing);
    return drawing;
  };

  app.get('/plates/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const drawing = await find((request.params as { '*': string })['*']);
    if (!drawing) throw new Refusal('notFound', hostRefusals.notFound);
    reply
      .type('image/svg+xml')
      .header('vary', 'accept-encoding')
      .header('etag', drawing.etag)
      .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`);
    if (request.headers['if-none-match'] === drawing.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(drawing.svg);
    return reply.header('content-encoding', 'br').send(drawing.brotli);
  });
};
