import { beforeEach, describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { pixelsOf, twoColours } from '#testing/pictures.ts';
import { proofCalls } from '#testing/proofs.ts';
import { refusalOf } from '#testing/response-parts.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const { enter, proofOf, fetched, read, sent, storedNames, upload } = proofCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const admin = await buildUser(db, { userType: 'admin' });
const client = await buildUser(db);
const stranger = await buildCompany(db);
const jpeg = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' })
  .withExif({ IFD0: { Artist: 'Marc Schmit' } })
  .jpeg()
  .toBuffer();
const rcs = { kind: 'registration', number: 'b 123456' } as const;
const cover = { kind: 'insurance', number: 'RC 7', insurer: 'Moulin', expiresOn: '2099-12-31' } as const;

/** Removes the files that the waiting jobs would remove. */
const removeNow = async () => {
  const { rows } = await pool.query<{ payload: unknown }>(
    `select payload from ${storedJobsSql} j
     where j.name = 'remove-files' and j.run_at <= now()`,
  );
  for (const { payload } of rows) await removeFilesJob.run(payload, services);
};

describe('what a company enters', () => {
  test('begins with nothing but its VAT number', async () => {
    const { userId } = await buildCompany(db, { isVatVerified: true, vatCheckResult: 'valid' });
    expect(await read(userId)).toMatchObject({
      vat: { state: 'verified', source: 'vies' },
      facts: [
        { kind: 'registration', source: 'register', settled: null, open: null },
        { kind: 'permit', source: 'ministry', settled: null, open: null },
        { kind: 'insurance', source: 'insurer', settled: null, open: null },
      ],
    });
  });

  test('waits once its document is there', async () => {
    const { userId } = await buildCompany(db);
    expect((await enter(userId, rcs)).status).toBe(200);
    expect(await proofOf(userId, 'registration')).toMatchObject({
      open: { state: 'incomplete', number: 'B123456', document: null },
    });
    expect((await upload(userId, 'registration')).status).toBe(200);
    expect(await proofOf(userId, 'registration')).toMatchObject({
      settled: null,
      open: { state: 'waiting', document: { kind: 'pdf', name: 'extract.pdf', size: emptyPdf.length } },
    });
  });

  test.each([
    [{ kind: 'registration', number: 'A12' }, { number: 'Enter an RCS number, like B123456' }],
    [{ kind: 'registration' }, { number: 'Enter an RCS number, like B123456' }],
    [{ kind: 'permit', number: ' x ' }, { number: 'The number must be at least 2 characters' }],
    [{ kind: 'permit', number: 'x'.repeat(41) }, { number: 'The number must be 40 characters or less' }],
    [
      { kind: 'permit', number: '1001', expiresOn: '2026-02-30' },
      { expiresOn: 'Enter the date the document expires' },
    ],
    [{ ...cover, insurer: '' }, { insurer: 'The insurer’s name must be at least 2 characters' }],
    [{ ...cover, expiresOn: '' }, { expiresOn: 'Enter the date the document expires' }],
    [{ ...cover, expiresOn: '2020-01-01' }, { expiresOn: 'Enter a date in the future' }],
  ])('refuses %j', async (body, fields) => {
    expect(await enter(stranger.userId, body)).toMatchObject({ status: 400, body: { fields } });
  });

  test('of no known kind is refused', async () => {
    expect((await enter(stranger.userId, { kind: 'vat', number: 'LU1' })).status).toBe(400);
    expect((await upload(stranger.userId, 'vat')).status).toBe(400);
  });

  test('is a company’s: a client has no such page, a visitor signs in', async () => {
    expect((await enter(client.id, rcs)).status).toBe(403);
    expect((await ask('GET', '/api/company-facts')).status).toBe(401);
  });

  test('changes nothing of what is verified until it is decided', async () => {
    const { id: companyId, userId } = await buildCompany(db, { isVatVerified: false });
    await buildCompanyProof(db, { companyId, state: 'verified', number: 'B111111' });
    await sent(userId, rcs);
    expect(await proofOf(userId, 'registration')).toMatchObject({
      settled: { state: 'verified', number: 'B111111' },
      open: { state: 'waiting', number: 'B123456' },
    });
    const { body } = await ask('GET', `/api/companies/${companyId}`);
    expect(body).toMatchObject({
      isVatVerified: false,
      isVerified: true,
      verifiedFacts: [
        {
          kind: 'registration',
          number: 'B111111',
          source: 'register',
          expiresOn: null,
        },
      ],
    });
  });

  test('after a refusal waits again with another number or another document', async () => {
    const { id: companyId, userId } = await buildCompany(db);
    await buildCompanyProof(db, { companyId, state: 'refused' });
    await enter(userId, rcs);
    expect(await proofOf(userId, 'registration')).toMatchObject({
      open: { state: 'waiting', number: 'B123456', refusedFor: null, refusedWhy: null },
    });
  });
});

describe('what is taken back', () => {
  const takeBack = (as: number | undefined, id: number) =>
    ask('DELETE', `/api/company-facts/${id}`, as === undefined ? {} : { as });

  test('is gone, with its document; what is verified stays', async () => {
    const { id: companyId, userId } = await buildCompany(db);
    await buildCompanyProof(db, { companyId, state: 'verified', number: 'B111111' });
    await removeNow();
    const filesBefore = await storedNames();
    const { id } = await sent(userId, rcs);
    const response = await takeBack(userId, id);
    expect(response.status).toBe(200);
    expect(response.body).toEqual(await read(userId));
    expect(await proofOf(userId, 'registration')).toMatchObject({
      settled: { state: 'verified', number: 'B111111' },
      open: null,
    });
    expect(refusalOf(await fetched(userId, id))).toBe('documentNotFound');
    await removeNow();
    expect(await storedNames()).toEqual(filesBefore);
    expect(refusalOf(await takeBack(userId, id))).toBe('factNotFound');
  });

  test('may be refused already, or without a document; not what is verified', async () => {
    const { id: companyId, userId } = await buildCompany(db);
    const refused = await buildCompanyProof(db, { companyId, state: 'refused' });
    expect((await takeBack(userId, refused.id)).status).toBe(200);
    await enter(userId, cover);
    const { open } = await proofOf(userId, 'insurance');
    expect((await takeBack(userId, open?.id ?? 0)).status).toBe(200);
    const verified = await buildCompanyProof(db, { companyId, state: 'verified' });
    const response = await takeBack(userId, verified.id);
    expect([response.status, refusalOf(response)]).toEqual([409, 'alreadyVerified']);
    expect(await proofOf(userId, 'registration')).toMatchObject({ settled: { state: 'verified' } });
  });

  test('is the company’s own: to others it is not there', async () => {
    const { userId } = await buildCompany(db);
    const { id } = await sent(userId, rcs);
    expect(refusalOf(await takeBack(stranger.userId, id))).toBe('factNotFound');
    expect((await takeBack(client.id, id)).status).toBe(403);
    expect((await takeBack(undefined, id)).status).toBe(401);
    expect((await takeBack(userId, 999_999)).status).toBe(404);
    expect((await fetched(userId, id)).status).toBe(200);
  });

  test('20 at once take it back once', async () => {
    const { userId } = await buildCompany(db);
    await removeNow();
    const filesBefore = await storedNames();
    const { id } = await sent(userId, rcs);
    const responses = await Promise.all(Array.from({ length: 20 }, () => takeBack(userId, id)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(19).fill(404),
    ]);
    await removeNow();
    expect(await storedNames()).toEqual(filesBefore);
  });
});

describe('a document', () => {
  test('is opened by its company and by moderators; to others it is not there', async () => {
    const { userId } = await buildCompany(db);
    const { id } = await sent(userId, rcs);
    expect((await fetched(userId, id)).bytes.equals(emptyPdf)).toBe(true);
    expect((await fetched(admin.id, id)).status).toBe(200);
    for (const as of [stranger.userId, client.id])
      expect(refusalOf(await fetched(as, id))).toBe('documentNotFound');
    expect((await fetched(undefined, id)).status).toBe(401);
    expect((await fetched(userId, 999_999)).status).toBe(404);
  });

  test('that is a picture comes without what its camera wrote', async () => {
    const { userId } = await buildCompany(db);
    await enter(userId, rcs);
    await upload(userId, 'registration', jpeg, 'extract.jpg');
    const { open } = await proofOf(userId, 'registration');
    const { bytes, headers } = await fetched(userId, open?.id ?? 0);
    expect(headers['content-type']).toBe('image/webp');
    expect(bytes.includes('Schmit')).toBe(false);
    expect((await pixelsOf(bytes)).at(10, 10)[0]).toBeGreaterThan(150);
  });

  test.each([
    ['a text', Buffer.from('B123456'), 415, 'wrongType'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'wrongType'],
    ['a picture that moves', Buffer.from('GIF89a…'), 415, 'wrongType'],
    ['half a picture', jpeg.subarray(0, 200), 422, 'unreadable'],
  ])('is not %s', async (_, bytes, status, code) => {
    const { userId } = await buildCompany(db);
    await enter(userId, rcs);
    const response = await upload(userId, 'registration', bytes);
    expect([response.status, refusalOf(response)]).toEqual([status, code]);
    expect(await proofOf(userId, 'registration')).toMatchObject({ open: { state: 'incomplete' } });
  });

  test('comes after what it proves', async () => {
    const { userId } = await buildCompany(db);
    const response = await upload(userId, 'permit');
    expect([response.status, refusalOf(response)]).toEqual([409, 'numberFirst']);
  });

  test('20 at once leave one, and no file that nothing names', async () => {
    const { userId } = await buildCompany(db);
    await enter(userId, rcs);
    const countBefore = (await storedNames()).length;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        upload(userId, 'registration', emptyPdf, `extract-${index}.pdf`),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await removeNow();
    expect((await storedNames()).length).toBe(countBefore + 1);
    const { open } = await proofOf(userId, 'registration');
    expect((await fetched(userId, open?.id ?? 0)).status).toBe(200);
  });

  test('20 entries at once are one', async () => {
    const { userId } = await buildCompany(db);
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter(userId, cover)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await proofOf(userId, 'insurance')).toMatchObject({ open: { state: 'incomplete' } });
  });

  test('is handed out with the account’s data, and goes with the account', async () => {
    const { userId } = await buildCompany(db);
    await sent(userId, rcs);
    const proofs = allPersonalData.find(({ name }) => name === 'proofs');
    const names = (await proofs?.files?.(db, userId, [])) ?? [];
    expect(names).toEqual([expect.stringMatching(/^facts\/[0-9a-f]{32}\.pdf$/)]);
    expect(await proofs?.collect(db, userId)).toMatchObject([
      { kind: 'registration', number: 'B123456', files: names },
    ]);
    await pool.query(`update users set erase_at = now() - interval '1 minute' where id = $1`, [userId]);
    await createErasePeopleJob(allPersonalData).run({}, services);
    await removeNow();
    expect((await storedNames()).map((name) => `facts/${name}`)).not.toContain(names[0]);
  });
});
