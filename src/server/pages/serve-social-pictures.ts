import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import { drawSocialCardInChildProcess } from './draw-in-child-process.ts';

const MOST_CACHED = 200;
const LONGEST_QUEUE = 16;

// They are made one at a time: only machines wait for them, and can come again.
const inTurn = createSemaphore(1, LONGEST_QUEUE);

// The source is fetched from this server by its address, so a name may only lead to a drawing or an upload.
const SOURCE = /^(plates\/(?:[a-z]+\/)?[a-z\d-]+\.svg|pictures\/[\w-]+\.webp)\.png$/;

/** '/social/plates/cover/roofing-1-minett.svg.png' is the raster image of '/plates/cover/roofing-1-minett.svg'. */
const sourceOf = (file: string): string | null => SOURCE.exec(file)?.[1] ?? null;

/** Serves pictures for sites that show links to us but can't read SVG. */
export const serveSocialPictures = (app: FastifyInstance) => {
  const cache = new Map<string, Promise<Buffer | null>>();

  const make = async (source: string, host: string): Promise<Buffer | null> => {
    const response = await app.inject({
      url: `/${source}`,
      headers: { host, 'accept-encoding': 'identity' },
    });
    if (response.statusCode !== 200) return null;
    return drawSocialCardInChildProcess(response.rawPayload, source === 'plates/transect.svg');
  };

  const find = (source: string, host: string) => {
    const cached = cache.get(source);
    if (cached) return cached;
    // The turn comes first, so that a rejected picture isn't even drawn.
    const making = inTurn(() => make(source, host));
    if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(source, making);
    making.then(
      (picture) => picture ?? cache.delete(source),
      () => cache.delete(source),
    );
    return making;
  };

  app.get('/social/*', async (request, reply) => {
    const source = sourceOf((request.params as { '*': string })['*']);
    const picture = source && (await find(source, request.host));
    if (!picture) throw new Refusal('notFound', serverRefusals.notFound);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`)
      .send(picture);
  });
};
