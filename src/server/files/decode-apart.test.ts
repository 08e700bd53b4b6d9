import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fittedImages, squareImages } from './decode-apart.ts';

const start = pathToFileURL(join(import.meta.dirname, '../../app/start.ts')).href;

test('what serves cannot decode a picture itself: libvips is not even loaded', () => {
  const loaded = execFileSync(
    join('node_modules/.bin/node'),
    [
      '--input-type=module',
      '--eval',
      `await import(${JSON.stringify(start)});
       console.log(process.report.getReport().sharedObjects.join('\\n'));
       process.exit();`,
    ],
    { encoding: 'utf8' },
  );
  expect(loaded).toContain('argon2');
  expect(loaded).not.toMatch(/sharp|vips/);
});

test('many at once are each their own', async () => {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'];
  const made = await Promise.all(
    colours.map(async (background) => {
      const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
      const [[largest], squares] = await Promise.all([
        fittedImages(picture, [40]),
        squareImages(picture, [8]),
      ]);
      expect(largest).toMatchObject({ width: 40, height: 20 });
      return [largest.bytes, squares.get(8) as Uint8Array];
    }),
  );
  const reds = await Promise.all(
    made.flat().map(async (bytes) => (await sharp(bytes).raw().toBuffer()).readUInt8(0) > 128),
  );
  expect(reds).toEqual([true, true, false, false, false, false, true, true, false, false]);
});

test('what only begins like a picture is none, and the next one is', async () => {
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)]);
  await expect(fittedImages(broken, [40])).rejects.toThrow();
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect(await fittedImages(picture, [40])).toHaveLength(1);
});
