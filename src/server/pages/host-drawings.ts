import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import { hostRefusals } from '#server/http/host-refusals.ts';
import { type Drawing, drawApart, packTightlyApart } from './draw-apart.ts';
import { drawingOf } from './drawings.ts';

const MOST_KEPT = 400;
const DAY_SECONDS = 24 * 60 * 60;

interface Kept extends Drawing {
  etag: string;
  isPackedTightly: boolean;
}

const make = async (file: string): Promise<Kept> => {
  const drawing = await drawApart(file);
  const etag = `"${createHash('sha1').update(drawing.svg).digest('base64url')}"`;
  return { ...drawing, etag, isPackedTightly: false };
};

/** What is asked for again is worth the longer packing, once nothing else is to be drawn. */
const packTightly = async (kept: Kept) => {
  if (kept.isPackedTightly) return;
  kept.isPackedTightly = true;
  const packed = await packTightlyApart(kept.svg).catch(() => null);
  if (packed) kept.packed = packed;
  else kept.isPackedTightly = false;
};

/** Draws illustrations on demand: nothing is stored. What was asked for lately is kept, packed. */
export const hostDrawings = (app: FastifyInstance) => {
  const kept = new Map<string, Promise<Kept>>();

  const find = async (file: string): Promise<Kept> => {
    const known = kept.get(file);
    if (known) {
      const drawing = await known;
      void packTightly(drawing);
      return drawing;
    }
    if (!drawingOf(file)) throw new Refusal('notFound', hostRefusals.notFound);
    const made = make(file);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(file, made);
    made.catch(() => kept.delete(file));
    return made;
  };

  app.get('/plates/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const drawing = await find((request.params as { '*': string })['*']);
    reply
      .type('image/svg+xml')
      .header('vary', 'accept-encoding')
      .header('etag', drawing.etag)
      .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`);
    if (request.headers['if-none-match'] === drawing.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(drawing.svg);
    return reply.header('content-encoding', 'br').send(drawing.packed);
  });
};
