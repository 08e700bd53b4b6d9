import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Refusal } from '#kernel/refusal.ts';
import { hostRefusals } from '#server/http/host-refusals.ts';
import { takeTurns } from '#server/take-turns.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MOST_KEPT = 200;
const DAY_SECONDS = 24 * 60 * 60;
/** Drawings are made for screens of 96 dots an inch; half as much again fills the card sharply. */
const DENSITY = 144;
const LIME_PLASTER = '#F7F4EC';

const LONGEST_LINE = 16;

// One at a time: nobody waits for these but machines, which can come again.
const inTurn = takeTurns(1, LONGEST_LINE);

/** The wide section stands at the foot of its sheet; anything else fills it. */
const rasterOf = (picture: Buffer, isSection: boolean): Promise<Buffer> => {
  // Uploads must never be read as drawings and are recognised by their first bytes (files/square-images.ts); what
  // comes here was drawn by us or made by us of an upload.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp(picture, { density: DENSITY })
    .resize(WIDTH, HEIGHT, {
      fit: isSection ? 'contain' : 'cover',
      position: isSection ? 'bottom' : 'centre',
      background: LIME_PLASTER,
    })
    .flatten({ background: LIME_PLASTER })
    .png({ palette: true, quality: 85 })
    .toBuffer();
};

// What is named is asked of this server by its address, so no name may lead anywhere but to a drawing or an upload.
const SOURCE = /^(plates\/(?:[a-z]+\/)?[a-z\d-]+\.svg|pictures\/[\w-]+\.webp)\.png$/;

/** '/social/plates/cover/roofing-1-minett.svg.png' is the raster of what is at '/plates/cover/roofing-1-minett.svg'. */
const sourceOf = (file: string): string | null => SOURCE.exec(file)?.[1] ?? null;

/** Pictures for wherever links to us are shared, where nobody reads SVG. */
export const hostSocialPictures = (app: FastifyInstance) => {
  const kept = new Map<string, Promise<Buffer | null>>();

  const make = async (source: string, host: string): Promise<Buffer | null> => {
    const response = await app.inject({
      url: `/${source}`,
      headers: { host, 'accept-encoding': 'identity' },
    });
    if (response.statusCode !== 200) return null;
    return rasterOf(response.rawPayload, source === 'plates/transect.svg');
  };

  const find = (source: string, host: string) => {
    const known = kept.get(source);
    if (known) return known;
    // The turn comes first: what is sent away is not even drawn.
    const made = inTurn(() => make(source, host));
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(source, made);
    made.then(
      (picture) => picture ?? kept.delete(source),
      () => kept.delete(source),
    );
    return made;
  };

  app.get('/social/*', async (request, reply) => {
    const source = sourceOf((request.params as { '*': string })['*']);
    const picture = source && (await find(source, request.host));
    if (!picture) throw new Refusal('notFound', hostRefusals.notFound);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`)
      .send(picture);
  });
};
