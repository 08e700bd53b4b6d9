import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Refusal } from '#kernel/refusal.ts';
import { hostRefusals } from '#server/http/host-refusals.ts';

const MARK = join(import.meta.dirname, '../../web/static/favicon.svg');
const PAPER = '#F7F4EC';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

interface Icon {
  size: number;
  /** How much of the height the mark takes. A mask may cut off all but the middle. */
  mark: number;
  isIco?: boolean;
}

const icons: Record<string, Icon> = {
  'icons/192.png': { size: 192, mark: 0.66 },
  'icons/512.png': { size: 512, mark: 0.66 },
  'icons/maskable-512.png': { size: 512, mark: 0.46 },
  'apple-touch-icon.png': { size: 180, mark: 0.6 },
  'favicon.ico': { size: 32, mark: 0.9, isIco: true },
};

/** The mark on a sheet of paper. */
const drawn = async ({ size, mark }: Icon): Promise<Buffer> => {
  const height = size * mark;
  const width = (height * 32) / 34; // as the mark's own field
  const place = `x="${(size - width) / 2}" y="${(size - height) / 2}" width="${width}" height="${height}"`;
  const inner = (await readFile(MARK, 'utf8')).replace('<svg ', `<svg ${place} `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/>${inner}</svg>`;
  // Blocked for uploads, which are told by their first bytes; this one was drawn by us.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};

/** The old container of icons, around one PNG. */
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

/** The mark as home screens, tabs and old browsers want it. Drawn when first asked for. */
export const hostIcons = (app: FastifyInstance) => {
  const kept = new Map<string, Promise<Buffer>>();

  const find = (file: string, icon: Icon) => {
    const made = kept.get(file) ?? drawn(icon).then((png) => (icon.isIco ? asIco(png, icon.size) : png));
    kept.set(file, made);
    made.catch(() => kept.delete(file));
    return made;
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
    throw new Refusal('notFound', hostRefusals.notFound);
  });
};
