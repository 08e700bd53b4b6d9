import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { BrandMarkOptions } from './draw-brand-mark.ts';
import { drawBrandMarkInChildProcess } from './draw-in-child-process.ts';

const MONTH_SECONDS = 30 * DAY_SECONDS;

interface Icon extends BrandMarkOptions {
  isIco?: boolean;
}

const icons: Record<string, Icon> = {
  'icons/192.png': { size: 192, mark: 0.66 },
  'icons/512.png': { size: 512, mark: 0.66 },
  'icons/maskable-512.png': { size: 512, mark: 0.46 },
  'apple-touch-icon.png': { size: 180, mark: 0.6 },
  'favicon.ico': { size: 32, mark: 0.9, isIco: true },
};

/** Wraps one PNG in the old container of icons. */
const asIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Serves the mark for home screens, tabs and old browsers. It is drawn on its first request. */
export const serveIcons = (app: FastifyInstance) => {
  const cache = new Map<string, Promise<Buffer>>();

  const find = (file: string, icon: Icon) => {
    const making =
      cache.get(file) ??
      drawBrandMarkInChildProcess(icon).then((png) => (icon.isIco ? asIco(png, icon.size) : png));
    cache.set(file, making);
    making.catch(() => cache.delete(file));
    return making;
  };

  for (const [file, icon] of Object.entries(icons)) {
    app.get(`/${file}`, async (_, reply) =>
      reply
        .type(icon.isIco ? 'image/x-icon' : 'image/png')
        .header('cache-control', `public, max-age=${MONTH_SECONDS}`)
        .send(await find(file, icon)),
    );
  }
  app.get('/icons/*', async () => {
    throw new Refusal('notFound', serverRefusals.notFound);
  });
};
