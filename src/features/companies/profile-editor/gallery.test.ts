import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompany, type CompanyRow, reloadCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { galleryPictureSrcSet } from '#features/companies/core/rules/gallery-picture-urls.ts';
import { personalData } from '#features/companies/core/server/index.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { eventually } from '#testing/eventually.ts';
import { galleryCalls, testPhotograph } from '#testing/gallery.ts';
import { testHost } from '#testing/host.ts';
import { pixelsOf, twoColours, vastPng } from '#testing/pictures.ts';
import type { OwnCompany } from './contract/own-company.ts';

const host = await testHost({ withPages: true });
const { ask, connection, db, pool, services } = host;
const { storedNames, upload, uploaded, uploadLogo } = galleryCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const jpeg = await testPhotograph.clone().jpeg().toBuffer();
const small = await twoColours({ width: 300, height: 500, left: '#c80000', right: '#0000c8' })
  .png()
  .toBuffer();

const galleryOf = async ({ userId }: CompanyRow) =>
  ((await ask('GET', '/api/company-profile/details', { as: userId })).body as OwnCompany).gallery;
const publicGalleryOf = async ({ id }: CompanyRow) => (await ask('GET', `/api/companies/${id}/gallery`)).body;
const idsOf = async (company: CompanyRow) => (await galleryOf(company)).map(({ id }) => id);
const change = ({ userId }: CompanyRow, id: number, body: object) =>
  ask('PATCH', `/api/company-profile/pictures/${id}`, { as: userId, body });
const remove = ({ userId }: CompanyRow, id: number) =>
  ask('DELETE', `/api/company-profile/pictures/${id}`, { as: userId });

/** Runs the background jobs until the work is done. */
const withJobs = async (work: () => Promise<void>) => {
  const runner = await startJobWorker(
    { connection, db, pool, close: async () => undefined },
    [removeFilesJob],
    services,
  );
  try {
    await work();
  } finally {
    await runner.stop();
  }
};

const sourcesIn = (srcSet = '') =>
  srcSet.split(', ').map((source) => {
    const [address = '', width = ''] = source.split(' ');
    return { address, width: Number(width.replace('w', '')) };
  });

describe('POST /api/company-profile/pictures', () => {
  test(
    'a photograph is public, in several widths, each as wide as it says',
    {
      meta: { requirements: ['DATA-018'] },
    },
    async () => {
      const company = await buildCompany(db);
      const picture = await uploaded(company.userId, jpeg);
      expect(picture).toMatchObject({ width: 1600, height: 800, title: null });
      expect(await galleryOf(company)).toEqual([picture]);
      expect(await publicGalleryOf(company)).toEqual([picture]);
      const versions = sourcesIn(galleryPictureSrcSet(picture.imageUrl));
      expect(versions.map(({ width }) => width)).toEqual([1600, 800, 400]);
      for (const { address, width } of versions) {
        const { status, headers, bytes } = await ask('GET', address);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await pixelsOf(bytes)).width).toBe(width);
      }
    },
  );

  test('the first is the cover of the card at once', { meta: { requirements: ['DATA-016'] } }, async () => {
    const company = await buildCompany(db, { city: 'Vianden', postalCode: 'L-9410' });
    const { imageUrl, ...picture } = await uploaded(company.userId, jpeg);
    const { body } = await ask('GET', '/api/companies?commune=Vianden');
    expect(body).toMatchObject([{ gallery: [{ ...picture, imageUrl }] }]);
  });

  test('a small one is not made larger, and a picture is stored as its camera was held, without its notes', async () => {
    const company = await buildCompany(db);
    const picture = await uploaded(company.userId, small);
    expect(picture).toMatchObject({ width: 300, height: 500 });
    expect(sourcesIn(galleryPictureSrcSet(picture.imageUrl)).map(({ width }) => width)).toEqual([300, 240]);
    const rotatedPhoto = await twoColours({ width: 300, height: 200, left: 'red', right: 'blue' })
      .withExif({ IFD0: { Artist: 'MARKER' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const turned = await uploaded(company.userId, rotatedPhoto);
    expect(turned).toMatchObject({ width: 200, height: 300 });
    expect((await ask('GET', turned.imageUrl)).text).not.toContain('MARKER');
  });

  test.each<[string, Uint8Array, status: number, code: string]>([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'wrongType'],
    ['a GIF', Buffer.from('GIF89a'), 415, 'wrongType'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 422, 'unreadable'],
    ['16,000 by 16,000 points', vastPng(16_000), 422, 'unreadable'],
    ['a byte too many', Buffer.concat([jpeg, Buffer.alloc(MAX_FILE_BYTES)]), 413, 'fileTooLarge'],
  ])('refuses %s, and keeps nothing of it', async (_, bytes, status, code) => {
    const company = await buildCompany(db);
    const filesBefore = await storedNames();
    expect(await upload(company.userId, bytes)).toMatchObject({ status, body: { code } });
    expect([await storedNames(), await galleryOf(company)]).toEqual([filesBefore, []]);
  });

  test('takes 10 MB to the byte', async () => {
    const company = await buildCompany(db);
    await uploaded(company.userId, Buffer.concat([jpeg, Buffer.alloc(MAX_FILE_BYTES - jpeg.length)]));
  });

  test.each([
    ['PRICE-012 Basic', 'basic', 5],
    ['PRICE-014 Professional', 'professional', 20],
    ['PRICE-016 Premium', 'premium', 22],
  ] as const)('%s takes exactly its number of twenty at once', async (_, plan, limit) => {
    const company = await buildCompanyOnPlan(db, plan);
    await buildPicture(db, { companyId: company.id });
    await buildPicture(db, { companyId: company.id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(company.userId, small)));
    expect(await galleryOf(company)).toHaveLength(limit);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'pictureLimit' } });
  });

  test('is for companies that have a profile', async () => {
    const bare = await buildUser(db, { userType: 'company' });
    expect((await upload(bare.id, jpeg)).status).toBe(404);
    expect((await upload((await buildUser(db)).id, jpeg)).status).toBe(403);
  });
});

describe('the pictures of a company', () => {
  const three = async () => {
    const company = await buildCompany(db);
    const pictures: { id: number }[] = [];
    for (let turn = 0; turn < 3; turn += 1) pictures.push(await buildPicture(db, { companyId: company.id }));
    const [a, b, c] = pictures.map(({ id }) => id) as [number, number, number];
    return { company, a, b, c };
  };

  test('say what they show', async () => {
    const { company, b } = await three();
    const words = { title: 'Slate roof in Esch', description: 'Before the rain.' };
    expect((await change(company, b, words)).body).toMatchObject([{}, { id: b, ...words }, {}]);
    expect((await change(company, b, { title: ' ' })).body).toMatchObject([{}, { title: null }, {}]);
    expect((await change(company, b, { title: 'x'.repeat(121) })).status).toBe(400);
    expect((await change(company, b, {})).status).toBe(400);
  });

  test('are put in order; the first is the cover everywhere', async () => {
    const { company, a, b, c } = await three();
    expect((await change(company, c, { place: 0 })).status).toBe(200);
    expect(await idsOf(company)).toEqual([c, a, b]);
    expect(await publicGalleryOf(company)).toMatchObject([{ id: c }, { id: a }, { id: b }]);
    expect((await reloadCompany(db, company.id)).cover).toMatchObject({ id: c });
    await change(company, c, { place: 99 });
    expect(await idsOf(company)).toEqual([a, b, c]);
    const { id: added } = await uploaded(company.userId, small);
    expect(await idsOf(company)).toEqual([a, b, c, added]);
  });

  test('moved by many at once they are all there, each once', async () => {
    const { company, a, b, c } = await three();
    const moves = Array.from({ length: 20 }, (_, turn) =>
      change(company, [a, b, c][turn % 3] ?? a, { place: turn % 2 }),
    );
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await idsOf(company)).toHaveLength(3);
    expect(new Set(await idsOf(company))).toEqual(new Set([a, b, c]));
  });

  test('are taken out, with their files', async () => {
    const company = await buildCompany(db);
    const filesBefore = await storedNames();
    const { id, imageUrl } = await uploaded(company.userId, jpeg);
    expect(await storedNames()).toHaveLength(filesBefore.length + 3);
    expect((await remove(company, id)).body).toEqual([]);
    expect((await remove(company, id)).status).toBe(404);
    await withJobs(() => eventually(async () => expect(await storedNames()).toEqual(filesBefore)));
    expect((await ask('GET', imageUrl)).status).toBe(404);
  });

  test('are its own', async () => {
    const { company, a } = await three();
    const stranger = await buildCompany(db);
    expect((await change(stranger, a, { place: 0 })).status).toBe(404);
    expect((await remove(stranger, a)).status).toBe(404);
    expect(await idsOf(company)).toHaveLength(3);
  });
});

describe('the logo', () => {
  test('is the square in the middle, and goes with its file', async () => {
    const company = await buildCompany(db);
    const filesBefore = await storedNames();
    const { status, body } = await uploadLogo(company.userId, jpeg);
    expect(status).toBe(200);
    const { logoUrl } = body as { logoUrl: string };
    const logo = await pixelsOf((await ask('GET', logoUrl)).bytes);
    expect([logo.width, logo.height]).toEqual([256, 256]);
    expect([logo.at(20, 128)[0] > 150, logo.at(236, 128)[2] > 150]).toEqual([true, true]);
    expect((await ask('GET', `/api/companies/${company.id}`)).body).toMatchObject({ logoUrl });

    const next = await uploadLogo(company.userId, small);
    expect(next.body).not.toEqual(body);
    const gone = await ask('DELETE', '/api/company-profile/logo', { as: company.userId });
    expect(gone).toMatchObject({ status: 200, body: { logoUrl: null } });
    await withJobs(() => eventually(async () => expect(await storedNames()).toEqual(filesBefore)));
  });

  test('is a JPEG or PNG of a company', async () => {
    const company = await buildCompany(db);
    expect((await uploadLogo(company.userId, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await uploadLogo((await buildUser(db)).id, jpeg)).status).toBe(403);
  });
});

test('whoever leaves takes the files of gallery and logo along', async () => {
  const { userId } = await buildCompany(db);
  const filesBefore = await storedNames();
  await uploaded(userId, jpeg);
  await uploadLogo(userId, jpeg);
  const files = await personalData.files?.(db, userId, []);
  const names = files?.map((file) => file.split('/').at(-1) ?? '') ?? [];
  expect([...filesBefore, ...names].toSorted()).toEqual(await storedNames());
});
