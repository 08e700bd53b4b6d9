import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import { findIllustration } from './find-illustration.ts';

const MOST_CACHED = 400;
/** That is ten pages full of new illustrations. Later requests are asked to come again. */
const LONGEST_QUEUE = 300;
/** It takes a millisecond for 18 kB; the best compression takes forty and saves a seventh. */
const QUALITY = 5;

const compress = promisify(brotliCompress);
// Passwords are hashed by the same few threads, so a flood of illustrations gets only one of them.
const inTurn = createSemaphore(1, LONGEST_QUEUE);

const read = async (readSvg: () => Promise<Buffer>) => {
  const svg = await readSvg();
  const packed = await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { svg, packed, etag: `"${createHash('sha1').update(svg).digest('base64url')}"` };
};

/** Serves the illustrations of the folder illustrations/, of which recent ones are cached. */
export const serveIllustrations = (app: FastifyInstance) => {
  const cache = new Map<string, ReturnType<typeof read>>();

  const find = (name: string) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const readSvg = findIllustration(name);
    if (!readSvg) throw new Refusal('notFound', serverRefusals.notFound);
    const reading = inTurn(() => read(readSvg));
    if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(name, reading);
    reading.catch(() => cache.delete(name));
    return reading;
  };

  app.get('/plates/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const illustration = await find((request.params as { '*': string })['*']);
    reply
      .type('image/svg+xml')
      .header('vary', 'accept-encoding')
      .header('etag', illustration.etag)
      .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`);
    if (request.headers['if-none-match'] === illustration.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(illustration.svg);
    return reply.header('content-encoding', 'br').send(illustration.packed);
  });
};
