import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import { createSemaphore } from '#server/processes/semaphore.ts';
import type { SocialCard } from '#web/page.ts';
import { pagePathOfCard } from './card-path.ts';
import { drawCardWithWordsInChildProcess, drawSocialCardInChildProcess } from './draw-in-child-process.ts';

const MOST_CACHED = 200;
const LONGEST_QUEUE = 16;

// They are made one at a time: only machines wait for them, and can come again.
const inTurn = createSemaphore(1, LONGEST_QUEUE);

// The source is fetched from this server by its address, so a name may only lead to a drawing or an upload.
const SOURCE = /^(plates\/(?:[a-z]+\/)?[a-z\d-]+\.svg|pictures\/(?:[a-z]+\/)?[\w-]+\.webp)$/;

/** This picture is wide and stands at the foot of its card. */
const SECTION = 'plates/transect.svg';

/** '/social/plates/cover/roofing-1-minett.svg.png' is the raster image of '/plates/cover/roofing-1-minett.svg'. */
const sourceOf = (file: string): string | null =>
  SOURCE.exec(file.endsWith('.png') ? file.slice(0, -'.png'.length) : '')?.[1] ?? null;

/** Returns the card of the page at this path; undefined if there is no such page, or it has none. */
export type FindSocialCard = (request: FastifyRequest, path: string) => Promise<SocialCard | undefined>;

/** Serves pictures for sites that show links to us but can't read SVG. */
export const serveSocialPictures = (app: FastifyInstance, findCard: FindSocialCard) => {
  const cache = new Map<string, Promise<Buffer | null>>();

  const read = async (source: string, host: string): Promise<Buffer | null> => {
    if (!SOURCE.test(source)) return null;
    const response = await app.inject({
      url: `/${source}`,
      headers: { host, 'accept-encoding': 'identity' },
    });
    return response.statusCode === 200 ? response.rawPayload : null;
  };

  const makePicture = async (source: string, host: string) => {
    const picture = await read(source, host);
    return picture && drawSocialCardInChildProcess(picture, source === SECTION);
  };

  const makeCard = async (card: SocialCard, host: string) => {
    const picture = await read(card.picture.slice(1), host);
    const logo = card.logo == null ? card.logo : await read(card.logo.slice(1), host);
    const isSection = card.picture === `/${SECTION}`;
    return picture && drawCardWithWordsInChildProcess({ card, picture, logo }, isSection);
  };

  const find = (key: string, make: () => Promise<Buffer | null>) => {
    const cached = cache.get(key);
    if (cached) return cached;
    // The turn comes first, so that a rejected picture isn't even drawn.
    const making = inTurn(make);
    if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, making);
    making.then(
      (picture) => picture ?? cache.delete(key),
      () => cache.delete(key),
    );
    return making;
  };

  const pictureFor = async (request: FastifyRequest): Promise<Buffer | null> => {
    const { host, params } = request;
    const source = sourceOf((params as { '*': string })['*']);
    return source ? find(source, () => makePicture(source, host)) : null;
  };

  const cardFor = async (request: FastifyRequest): Promise<Buffer | null> => {
    const path = pagePathOfCard(request.url);
    const card = path && (await findCard(request, path));
    // Under its words, a card is drawn anew as soon as one of them changes.
    return card ? find(JSON.stringify(card), () => makeCard(card, request.host)) : null;
  };

  const serve = (address: string, config: FastifyContextConfig, pictureOf: typeof pictureFor) =>
    app.get(address, { config }, async (request, reply) => {
      const picture = await pictureOf(request);
      if (!picture) throw new Refusal('notFound', serverRefusals.notFound);
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`)
        .send(picture);
    });

  serve('/social/*', {}, pictureFor);
  for (const address of ['/social/card.png', '/social/card/*'])
    serve(address, { counted: 'read', isInLanguages: true }, cardFor);
};
