import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { isStored } from '#testing/is-stored.ts';
import { twoColours } from '#testing/pictures.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { Review } from './contract/review-schemas.ts';
import { reviewPictures, reviews } from './server/tables.ts';

const host = await testHost();
const { ask, connection, db, pool, services } = host;
const runner = await startJobWorker(
  { connection, db, pool, close: async () => undefined },
  [removeFilesJob],
  services,
);
afterAll(() => runner.stop());
beforeEach(() => pool.query('delete from rate_limits'));

const claire = await buildUser(db, { username: 'claire' });
const stranger = await buildUser(db);
const admin = await buildUser(db, { userType: 'admin' });
const firm = await buildCompany(db);
const jpeg = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' })
  .withExif({ IFD0: { Artist: 'Claire Hoffmann' } })
  .jpeg()
  .toBuffer();

const write = (overrides: Parameters<typeof buildReview>[1] = {}) =>
  buildReview(db, {
    userId: claire.id,
    companyId: firm.id,
    status: 'pending',
    createdAt: new Date(),
    ...overrides,
  });
const upload = (as: number, reviewId: number, bytes: Uint8Array = jpeg) => {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), 'claire-hoffmann.jpg');
  return ask('POST', `/api/reviews/${reviewId}/pictures`, { as, form });
};
const fetched = (reviewId: number, pictureId: number, as?: number) =>
  ask('GET', `/api/reviews/${reviewId}/pictures/${pictureId}`, as === undefined ? {} : { as });
const added = async (reviewId: number) => {
  const picture = ((await upload(claire.id, reviewId)).body as Review).pictures.at(-1);
  if (!picture) throw new Error('No picture was added');
  return picture.id;
};
const setStatus = (id: number, status: 'approved' | 'rejected') =>
  db
    .update(reviews)
    .set({ status, ...(status === 'rejected' && { withheldFor: 'other', withheldAt: new Date() }) })
    .where(eq(reviews.id, id));

describe('pictures of a review', () => {
  test('tell nothing of who took them, where or when', async () => {
    const { id } = await write({ isAnonymous: true });
    const pictureId = await added(id);
    const { bytes, headers } = await fetched(id, pictureId, claire.id);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['content-disposition']).not.toMatch(/claire/i);
    expect(bytes.includes('Claire')).toBe(false);
    await setStatus(id, 'approved');
    await eventually(async () => {
      const { body } = await ask('GET', `/api/companies/${firm.id}`);
      expect((body as PublicCompany).reviews.find((review) => review.id === id)).toMatchObject({
        pictures: [{ id: pictureId, width: 300, height: 200 }],
        user: { username: null },
      });
    });
  });

  test('are seen by whoever may read the review', async () => {
    const { id } = await write();
    const pictureId = await added(id);
    const seenBy = async () =>
      Promise.all(
        [claire.id, firm.userId, admin.id, stranger.id, undefined].map(
          async (as) => (await fetched(id, pictureId, as)).status,
        ),
      );
    expect(await seenBy()).toEqual([200, 200, 200, 404, 404]);
    await setStatus(id, 'approved');
    expect(await seenBy()).toEqual([200, 200, 200, 200, 200]);
    await setStatus(id, 'rejected');
    expect(await seenBy()).toEqual([200, 404, 200, 404, 404]);
    expect((await fetched((await write()).id, pictureId, claire.id)).status).toBe(404);
  });

  test('a company’s member sees what its owner sees, and what they wrote themselves', async () => {
    const { userId } = await buildCompanyMember(db, { companyId: firm.id });
    const { userId: elsewhere } = await buildCompanyMember(db);
    const { id } = await write();
    const pictureId = await added(id);
    const statuses = async () =>
      Promise.all(
        [firm.userId, userId, elsewhere].map(async (as) => (await fetched(id, pictureId, as)).status),
      );
    expect(await statuses()).toEqual([200, 200, 404]);
    await db.update(reviews).set({ userId: elsewhere }).where(eq(reviews.id, id));
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('a moderator sees them, and decides about nothing unseen', async () => {
    const { id } = await write();
    const pictureId = await added(id);
    const entries = (await ask('GET', '/api/admin/queues/reviews', { as: admin.id })).body as {
      id: number;
      seen: string;
      pictures: object[];
    }[];
    const entry = entries.find((item) => item.id === id);
    expect(entry?.pictures).toEqual([{ id: pictureId, reviewId: id, width: 300, height: 200 }]);
    await added(id);
    const body = { verdict: 'approve', seen: entry?.seen };
    const decision = await ask('POST', `/api/admin/queues/reviews/${id}/decision`, { as: admin.id, body });
    expect(refusalOf(decision)).toBe('changedMeanwhile');
  });

  test('no document is one, nor anything broken; nobody adds to another’s review', async () => {
    const { id } = await write();
    expect(refusalOf(await upload(claire.id, id, emptyPdf))).toBe('wrongType');
    expect(refusalOf(await upload(claire.id, id, Buffer.from('<svg/>')))).toBe('wrongType');
    expect(refusalOf(await upload(claire.id, id, jpeg.subarray(0, 99)))).toBe('unreadable');
    expect((await upload(stranger.id, id)).status).toBe(404);
    expect((await upload(firm.userId, id)).status).toBe(403);
    expect((await upload(claire.id, 999_999)).status).toBe(404);
    const approved = await write({ status: 'approved' });
    expect(refusalOf(await upload(claire.id, approved.id))).toBe('pictureTooLate');
  });

  test('where nothing can be stored it says so, and has no row', async () => {
    const { id } = await write();
    const folder = join(services.config.dataDir, 'files');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'in the way');
    const { status, body } = await upload(claire.id, id);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'notStored' } });
    expect(await db.$count(reviewPictures, eq(reviewPictures.reviewId, id))).toBe(0);
  });

  test('fifty at once leave four, each at its place', async () => {
    const { id } = await write();
    const responses = await Promise.all(Array.from({ length: 50 }, () => upload(claire.id, id)));
    expect(responses.filter(({ status }) => status === 200).length).toBe(4);
    const rows = await db
      .select()
      .from(reviewPictures)
      .where(eq(reviewPictures.reviewId, id))
      .orderBy(reviewPictures.position);
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  test('the author takes one away, with its files', async () => {
    const { id } = await write();
    const pictureId = await added(id);
    const [row] = await db.select().from(reviewPictures).where(eq(reviewPictures.id, pictureId));
    const remove = (as: number) => ask('DELETE', `/api/reviews/${id}/pictures/${pictureId}`, { as });
    expect((await remove(stranger.id)).status).toBe(404);
    expect((await remove(claire.id)).body).toMatchObject({ pictures: [] });
    expect((await remove(claire.id)).status).toBe(404);
    await eventually(async () =>
      expect(await isStored(services.files, `reviews/${row?.token}-large.webp`)).toBe(false),
    );
  });

  test('go with the company that the review is about', async () => {
    const formerCompany = await buildCompany(db);
    const { id } = await write({ companyId: formerCompany.id });
    const pictureId = await added(id);
    const [row] = await db.select().from(reviewPictures).where(eq(reviewPictures.id, pictureId));
    await pool.query(`update users set erase_at = now() - interval '1 minute' where id = $1`, [
      formerCompany.userId,
    ]);
    await createErasePeopleJob(allPersonalData).run({}, services);
    await eventually(async () =>
      expect(await isStored(services.files, `reviews/${row?.token}-small.webp`)).toBe(false),
    );
  });
});
