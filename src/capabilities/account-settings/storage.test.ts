import { expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { GIGABYTE } from '#kernel/storage.ts';
import { attachmentCalls, pdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { profilePictures, redAndBlue } from '#testing/profile-pictures.ts';

const host = await testHost();
const { ask, db, pool, tools } = host;
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
  expect(await storageOf(id)).toEqual({ bytes: 0, most: GIGABYTE });
  const { body } = await upload(id, pdf);
  expect(await storageOf(id)).toMatchObject({ bytes: pdf.length });
  const { status } = await ask('DELETE', `/api/messages/attachments/${(body as { id: number }).id}`, {
    as: id,
  });
  expect(status).toBe(200);
  expect(await storageOf(id)).toMatchObject({ bytes: 0 });
});

test('many uploads at once find no more room than there is; the rest are told so', async () => {
  const { id } = await buildUser(db);
  await fillUpTo(id, GIGABYTE - 2 * pdf.length - 2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(id, pdf)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const full = answers.find(({ status }) => status === 413);
  expect(full?.body).toMatchObject({
    code: 'storageFull',
    message:
      'This account’s 1 GB of storage are full. Delete files that are no longer needed, then try again.',
  });
});

test('a company has room of its own, whoever of its members uploads', async () => {
  const company = await buildCompany(db);
  expect(await storageOf(company.userId)).toEqual({ bytes: 0, most: 5 * GIGABYTE });
  await fillUpTo(company.userId, 2 * GIGABYTE);
  expect((await upload(company.userId, pdf)).status).toBe(200);
});

test('a change that is refused gives its room back', async () => {
  const company = await buildCompany(db);
  const form = new FormData();
  form.set('file', new File([pdf], 'permit.pdf'));
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
  const counted = (await storageOf(id)) as { bytes: number };
  expect(counted.bytes).toBeGreaterThan(0);
  await pool.query('delete from stored_files where owner_id = $1', [id]);
  const run = () => allJobs.find(({ name }) => name === 'count-stored-files')?.run({}, tools);
  await run();
  expect(await storageOf(id)).toEqual(counted);
  await pool.query('delete from stored_files where owner_id = $1', [id]);
  // It was done to its end: nobody is read again for it.
  await run();
  expect(await storageOf(id)).toMatchObject({ bytes: 0 });
});
