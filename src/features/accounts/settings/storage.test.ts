import { expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { GIGABYTE_BYTES } from '#kernel/storage-limits.ts';
import { attachmentCalls, emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { profilePictures, redAndBlue } from '#testing/profile-pictures.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const { uploaded } = profilePictures(host);
const { upload } = attachmentCalls(host);

const storageOf = async (as: number) => (await ask('GET', '/api/user/storage', { as })).body;
const fillUpTo = (id: number, bytes: number) =>
  pool.query(
    'insert into stored_files (name, owner_id, bytes) select $1 || n, $2, $3 from generate_series(1, 2) n',
    [`test/${id}-`, id, Math.floor(bytes / 2)],
  );

test('what is stored is counted, and counts down at once when it is deleted', async () => {
  const { id } = await buildUser(db);
  expect(await storageOf(id)).toEqual({ bytes: 0, most: GIGABYTE_BYTES });
  const { body } = await upload(id, emptyPdf);
  expect(await storageOf(id)).toMatchObject({ bytes: emptyPdf.length });
  const { status } = await ask('DELETE', `/api/messages/attachments/${(body as { id: number }).id}`, {
    as: id,
  });
  expect(status).toBe(200);
  expect(await storageOf(id)).toMatchObject({ bytes: 0 });
});

test('many uploads at once find no more room than there is; the rest are told so', async () => {
  const { id } = await buildUser(db);
  await fillUpTo(id, GIGABYTE_BYTES - 2 * emptyPdf.length - 2);
  const responses = await Promise.all(Array.from({ length: 8 }, () => upload(id, emptyPdf)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  const full = responses.find(({ status }) => status === 413);
  expect(full?.body).toMatchObject({
    code: 'storageFull',
    message:
      'This account has used all of its 1 GB of storage. Delete files you no longer need, then try again.',
  });
});

test('a company has room of its own, whoever of its members uploads', async () => {
  const company = await buildCompany(db);
  expect(await storageOf(company.userId)).toEqual({ bytes: 0, most: 5 * GIGABYTE_BYTES });
  await fillUpTo(company.userId, 2 * GIGABYTE_BYTES);
  expect((await upload(company.userId, emptyPdf)).status).toBe(200);
});

test('a change that is refused gives its room back', async () => {
  const company = await buildCompany(db);
  const form = new FormData();
  form.set('file', new File([emptyPdf], 'permit.pdf'));
  const { status, body } = await ask('POST', '/api/company-facts/permit/document', {
    as: company.userId,
    form,
  });
  expect([status, body]).toMatchObject([409, { code: 'numberFirst' }]);
  expect(await storageOf(company.userId)).toMatchObject({ bytes: 0 });
});

test('pictures that were stored before anybody counted are counted at night, and once', async () => {
  await pool.query('delete from work_done');
  const { id } = await buildUser(db);
  await uploaded(id, await redAndBlue().png().toBuffer());
  const storage = (await storageOf(id)) as { bytes: number };
  expect(storage.bytes).toBeGreaterThan(0);
  await pool.query('delete from stored_files where owner_id = $1', [id]);
  const run = () => allJobs.find(({ name }) => name === 'count-stored-files')?.run({}, services);
  await run();
  expect(await storageOf(id)).toEqual(storage);
  await pool.query('delete from stored_files where owner_id = $1', [id]);
  // The count is complete, so nobody is read again.
  await run();
  expect(await storageOf(id)).toMatchObject({ bytes: 0 });
});
