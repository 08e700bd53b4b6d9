import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyPdf } from '#testing/attachments.ts';
import {
  countPdfPagesInChildProcess,
  drawPdfPageInChildProcess,
  makeFittedImagesInChildProcess,
  makeSquareImagesInChildProcess,
} from './decode-in-child-process.ts';

const start = pathToFileURL(join(import.meta.dirname, '../../app/start.ts')).href;

// A new process loads the whole server, which a busy machine makes slow.
test('what serves cannot decode a picture itself: libvips is not even loaded', { timeout: 60_000 }, () => {
  const loaded = execFileSync(
    process.execPath,
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
  const pictures = await Promise.all(
    colours.map(async (background) => {
      const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
      const [[largest], squares] = await Promise.all([
        makeFittedImagesInChildProcess(picture, [40]),
        makeSquareImagesInChildProcess(picture, [8]),
      ]);
      expect(largest).toMatchObject({ width: 40, height: 20 });
      return [largest.bytes, squares.get(8) as Uint8Array];
    }),
  );
  const reds = await Promise.all(
    pictures.flat().map(async (bytes) => (await sharp(bytes).raw().toBuffer()).readUInt8(0) > 128),
  );
  expect(reds).toEqual([true, true, false, false, false, false, true, true, false, false]);
});

test('what only begins like a picture is none, and the next one is', async () => {
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)]);
  await expect(makeFittedImagesInChildProcess(broken, [40])).rejects.toThrow();
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect(await makeFittedImagesInChildProcess(picture, [40])).toHaveLength(1);
});

/** Makes a PDF of one page, with extra entries in its catalogue. */
const pdfWith = (page: string, catalogue = '') =>
  Buffer.from(
    ['%PDF-1.7', `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalogue} >> endobj`]
      .concat('2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj')
      .concat(`3 0 obj << /Type /Page /Parent 2 0 R ${page} >> endobj`, 'trailer << /Root 1 0 R >>', '%%EOF')
      .join('\n'),
  );

test('a page of a PDF is drawn, its longest side as long as asked', async () => {
  expect(await countPdfPagesInChildProcess(emptyPdf)).toBe(1);
  const { bytes, width, height } = await drawPdfPageInChildProcess(emptyPdf, 1, 400);
  expect({ width, height }).toEqual({ width: 400, height: 200 });
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

test.each([
  ['as large as a football field', '/MediaBox [0 0 300000 200000]'],
  ['as thin as a hair', '/MediaBox [0 0 0.01 14000]'],
])('a page %s is no larger a picture than any', async (_, page) => {
  const { width, height } = await drawPdfPageInChildProcess(pdfWith(page), 1, 300);
  expect(Math.max(width, height)).toBeLessThanOrEqual(300);
});

test('a script in a PDF draws nothing and keeps nobody waiting', async () => {
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>';
  const { bytes } = await drawPdfPageInChildProcess(pdfWith('/MediaBox [0 0 200 100]', script), 1, 400);
  const plain = await drawPdfPageInChildProcess(emptyPdf, 1, 400);
  expect(Buffer.from(bytes).equals(Buffer.from(plain.bytes))).toBe(true);
});

test('what only begins like a PDF has no pages, a page there is not is none, and the next one is drawn', async () => {
  await expect(countPdfPagesInChildProcess(Buffer.from('%PDF-1.7\nnothing'))).rejects.toThrow();
  await expect(drawPdfPageInChildProcess(emptyPdf, 2, 400)).rejects.toThrow();
  expect((await drawPdfPageInChildProcess(emptyPdf, 1, 100)).width).toBe(100);
});
