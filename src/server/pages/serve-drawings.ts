import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import {
  type CompressedDrawing,
  drawInChildProcess,
  compressInChildProcess,
} from './draw-in-child-process.ts';
import { findDrawing } from './find-drawing.ts';

const MOST_CACHED = 400;
const DAY_SECONDS = 24 * 60 * 60;

interface CachedDrawing extends CompressedDrawing {
  etag: string;
  isPackedTightly: boolean;
}

const make = async (file: string): Promise<CachedDrawing> => {
  const drawing = await drawInChildProcess(file);
  const etag = `"${createHash('sha1').update(drawing.svg).digest('base64url')}"`;
  return { ...drawing, etag, isPackedTightly: false };
};

/** A drawing that is requested again is worth the better compression, once nothing else waits to be drawn. */
const packTightly = async (drawing: CachedDrawing) => {
  if (drawing.isPackedTightly) return;
  drawing.isPackedTightly = true;
  const packed = await compressInChildProcess(drawing.svg).catch(() => null);
  if (packed) drawing.packed = packed;
  else drawing.isPackedTightly = false;
};

/** Draws illustrations on demand: none is stored, but recent ones are cached compressed. */
export const serveDrawings = (app: FastifyInstance) => {
  const cache = new Map<string, Promise<CachedDrawing>>();

  const find = async (file: string): Promise<CachedDrawing> => {
    const cached = cache.get(file);
    if (cached) {
      const drawing = await cached;
      void packTightly(drawing);
      return drawing;
    }
    if (!findDrawing(file)) throw new Refusal('notFound', serverRefusals.notFound);
    const making = make(file);
    if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(file, making);
    making.catch(() => cache.delete(file));
    return making;
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
