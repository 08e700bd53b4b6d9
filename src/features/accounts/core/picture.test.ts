import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { pixelsOf, twoColours } from '#testing/pictures.ts';
import { profilePictures, redAndBlue } from '#testing/profile-pictures.ts';
import { MAX_PROFILE_PICTURE_BYTES } from './contract/profile-picture.ts';

const { ask, connection, db, pool, services } = await testHost({ withPages: true });
const runner = await startJobWorker(
  { connection, db, pool, close: async () => undefined },
  [removeFilesJob],
  services,
);
afterAll(() => runner.stop());

const { storedNames, upload, uploaded, pictureOf } = profilePictures({ ask, db, services });

const fileNamesOf = (url: string) =>
  [url, url.replace('-320', '-96')].map((path) => path.replace('/pictures/', '')).sort();

const jpeg = await redAndBlue().jpeg().toBuffer();
const png = await redAndBlue().png().toBuffer();
const gif = await redAndBlue().gif().toBuffer();

const colours = { red: [200, 0, 0], blue: [0, 0, 200], green: [0, 200, 0] };
/** Neither JPEG nor WebP preserves a colour exactly, so near enough will do. */
const expectColour = (pixel: number[], colourName: keyof typeof colours) => {
  const distance = Math.max(
    ...pixel.map((part, index) => Math.abs(part - (colours[colourName][index] ?? 0))),
  );
  expect(distance, `${pixel.join(', ')} is not ${colourName}`).toBeLessThan(25);
};

describe('POST /api/client/upload-picture', () => {
  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['GIF', gif],
  ])(
    'takes a %s, whatever it is called, and shows two squares of it',
    { meta: { requirements: ['API-050', 'LIMIT-028'] } },
    async (_, bytes) => {
      const person = await buildUser(db, { userType: 'company' });
      const { status, body } = await upload(person.id, bytes, 'document.pdf');
      expect({ status, body }).toEqual({
        status: 200,
        body: { profilePictureUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-320\.webp$/) },
      });
      const { profilePictureUrl: url } = body as { profilePictureUrl: string };
      expect(await pictureOf(person.id)).toBe(url);
      for (const [address, side] of [
        [url, 320],
        [url.replace('-320', '-96'), 96],
      ] as const) {
        const served = await ask('GET', address);
        expect(served).toMatchObject({
          status: 200,
          headers: {
            'content-type': 'image/webp',
            'content-length': String(served.bytes.length),
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
          },
        });
        const picture = await pixelsOf(served.bytes);
        expect(picture).toMatchObject({ width: side, height: side });
        expectColour(picture.at(side * 0.1, side / 2), 'red');
        expectColour(picture.at(side * 0.9, side / 2), 'blue');
      }
    },
  );

  test('turns a picture as its camera was held, and forgets what the camera wrote', async () => {
    const person = await buildUser(db);
    const photo = await redAndBlue()
      .withExif({
        IFD0: { Artist: 'MARKER Claire', Copyright: 'MARKER' },
        IFD3: { GPSLatitude: '49/1 36/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><MARKER/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('MARKER');
    const url = await uploaded(person.id, photo);
    for (const address of [url, url.replace('-320', '-96')]) {
      const { bytes } = await ask('GET', address);
      const picture = await pixelsOf(bytes);
      expectColour(picture.at(picture.width / 2, picture.height * 0.1), 'red');
      expectColour(picture.at(picture.width / 2, picture.height * 0.9), 'blue');
      const text = bytes.toString('latin1');
      for (const trace of ['MARKER', 'EXIF', 'Exif', 'XMP ', 'ICCP']) expect(text).not.toContain(trace);
    }
  });

  test('shows the colours of a wide-gamut picture as a browser knows them', async () => {
    const person = await buildUser(db);
    const wide = await redAndBlue().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
    const picture = await pixelsOf((await ask('GET', await uploaded(person.id, wide))).bytes);
    expectColour(picture.at(30, 160), 'red');
  });

  test('takes the first frame of a GIF', async () => {
    const person = await buildUser(db);
    const frames = await Promise.all(
      ['#00c800', '#c80000'].map((left) =>
        twoColours({ width: 90, height: 90, left, right: left }).png().toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { bytes } = await ask('GET', await uploaded(person.id, moving));
    expect(bytes.toString('latin1')).not.toContain('ANIM');
    expectColour((await pixelsOf(bytes)).at(160, 160), 'green');
  });

  test.each([
    ['a point', { width: 2, height: 2 }],
    ['a strip', { width: 3000, height: 8 }],
  ])('makes a square of %s', async (_, shape) => {
    const person = await buildUser(db);
    const url = await uploaded(
      person.id,
      await twoColours({ ...shape, left: 'red', right: 'blue' })
        .png()
        .toBuffer(),
    );
    expect(await pixelsOf((await ask('GET', url)).bytes)).toMatchObject({ width: 320, height: 320 });
  });

  test('takes 2 MB to the byte', { meta: { requirements: ['LIMIT-028'] } }, async () => {
    const person = await buildUser(db);
    const padded = Buffer.concat([jpeg, Buffer.alloc(MAX_PROFILE_PICTURE_BYTES - jpeg.length)]);
    expect(padded.length).toBe(2 * 1024 * 1024);
    await uploaded(person.id, padded);
  });

  test('changes nobody else’s picture', async () => {
    const otherPerson = await buildUser(db);
    const url = await uploaded(otherPerson.id, png);
    await uploaded((await buildUser(db)).id, jpeg);
    expect(await pictureOf(otherPerson.id)).toBe(url);
    expect((await ask('GET', url)).status).toBe(200);
  });

  test('of fifty at once one is the person’s, and its files alone are kept', async () => {
    const person = await buildUser(db);
    const namesBefore = await storedNames();
    const responses = await Promise.all(Array.from({ length: 50 }, () => upload(person.id, jpeg)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const url = (await pictureOf(person.id)) ?? '';
    expect(new Set(responses.map(({ text }) => text)).size).toBe(50);
    await eventually(async () =>
      expect(await storedNames()).toEqual([...namesBefore, ...fileNamesOf(url)].sort()),
    );
  });
});

describe('DELETE /api/client/picture', () => {
  test('takes the picture away, with its files, and is not surprised by a second time', async () => {
    const person = await buildUser(db);
    const namesBefore = await storedNames();
    const url = await uploaded(person.id, jpeg);
    for (let time = 0; time < 2; time += 1)
      expect((await ask('DELETE', '/api/client/picture', { as: person.id })).status).toBe(200);
    expect(await pictureOf(person.id)).toBeNull();
    await eventually(async () => expect(await storedNames()).toEqual(namesBefore));
    expect((await ask('GET', url)).status).toBe(404);
  });

  test('leaves alone what is no upload of ours', async () => {
    const person = await buildUser(db, { profilePictureUrl: '/pictures/../escape-320.webp' });
    expect((await ask('DELETE', '/api/client/picture', { as: person.id })).status).toBe(200);
    expect(await pictureOf(person.id)).toBeNull();
  });
});

test.each([
  '/pictures/',
  '/pictures/none-320.webp',
  '/pictures/..%2F..%2Fconfig.webp',
  '/pictures/%2e%2e/x.webp',
  '/pictures/a.html',
  '/pictures/%00.webp',
])('%s is 404', async (address) => {
  expect((await ask('GET', address)).status).toBe(404);
});
