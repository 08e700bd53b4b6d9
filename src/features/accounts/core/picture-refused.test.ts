import { rename, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { vastPng } from '#testing/pictures.ts';
import { profilePictures, redAndBlue } from '#testing/profile-pictures.ts';
import { MAX_PROFILE_PICTURE_BYTES } from './contract/profile-picture.ts';

const { ask, db, services } = await testHost({ withPages: true });
const { folder, storedNames, upload, uploaded, pictureOf } = profilePictures({ ask, db, services });

const jpeg = await redAndBlue().jpeg().toBuffer();
const png = await redAndBlue().png().toBuffer();
const gif = await redAndBlue().gif().toBuffer();
const webp = await redAndBlue().webp().toBuffer();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each<[string, Uint8Array, status: number, message: string]>([
  ['VALID-073 SVG', Buffer.from(svg), 415, 'Please upload a JPEG or PNG image.'],
  [
    'VALID-073 SVG after XML',
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    415,
    'Please upload a JPEG or PNG image.',
  ],
  [
    'VALID-073 HTML',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    415,
    'Please upload a JPEG or PNG image.',
  ],
  ['VALID-073 WebP', webp, 415, 'Please upload a JPEG or PNG image.'],
  ['VALID-073 nothing', Buffer.alloc(0), 415, 'Please upload a JPEG or PNG image.'],
  [
    'VALID-074 a byte too many',
    Buffer.concat([jpeg, Buffer.alloc(MAX_PROFILE_PICTURE_BYTES + 1 - jpeg.length)]),
    413,
    'Profile picture must be less than 2MB.',
  ],
  [
    'ERR-038 HTML that begins like a GIF',
    Buffer.from('GIF89a<script>alert(1)</script>'),
    422,
    'Failed to upload profile picture',
  ],
  ['ERR-038 half a JPEG', jpeg.subarray(0, jpeg.length / 2), 422, 'Failed to upload profile picture'],
  ['ERR-038 half a PNG', png.subarray(0, png.length / 2), 422, 'Failed to upload profile picture'],
  ['ERR-038 half a GIF', gif.subarray(0, gif.length / 2), 422, 'Failed to upload profile picture'],
  ['ERR-038 16,000 by 16,000 points', vastPng(16_000), 422, 'Failed to upload profile picture'],
])('%s is refused, and nothing is kept of it', async (_, bytes, status, message) => {
  const person = await buildUser(db, { profilePictureUrl: '/before.webp' });
  const namesBefore = await storedNames();
  expect(await upload(person.id, bytes, 'me.jpg')).toMatchObject({ status, body: { message } });
  expect(await pictureOf(person.id)).toBe('/before.webp');
  expect(await storedNames()).toEqual(namesBefore);
});

test('a picture of 256 million points is refused without the memory it would take', async () => {
  const person = await buildUser(db);
  const vast = vastPng(16_000);
  await upload(person.id, jpeg); // The first picture pays the one-off costs.
  const atRest = process.memoryUsage.rss();
  let peakBytes = atRest;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 1);
  const responses = await Promise.all(Array.from({ length: 5 }, () => upload(person.id, vast)));
  clearInterval(watch);
  expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  // Decoded, one of them is some 280 MB.
  expect(peakBytes - atRest).toBeLessThan(100e6);
});

test(
  'a form without the picture says so in the same words',
  {
    meta: { requirements: ['ERR-038'] },
  },
  async () => {
    const person = await buildUser(db);
    expect(
      await ask('POST', '/api/client/upload-picture', { as: person.id, form: new FormData() }),
    ).toMatchObject({
      status: 400,
      body: { message: 'Failed to upload profile picture' },
    });
  },
);

test('is for people who are signed in', async () => {
  const form = new FormData();
  form.append('picture', new Blob([jpeg]));
  expect((await ask('POST', '/api/client/upload-picture', { form })).status).toBe(401);
  expect((await ask('DELETE', '/api/client/picture')).status).toBe(401);
});

test(
  'where nothing can be stored, the picture before stays',
  {
    meta: { requirements: ['ERR-038'] },
  },
  async () => {
    const person = await buildUser(db);
    const url = await uploaded(person.id, png);
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'in the way');
    const { status, body } = await upload(person.id, jpeg);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { message: 'Failed to upload profile picture' },
    });
    expect(await pictureOf(person.id)).toBe(url);
    expect((await ask('GET', url)).status).toBe(200);
  },
);
