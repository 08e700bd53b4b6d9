import { describe, expect, test } from 'vitest';
import { buildCompanyProof, type CompanyProofValues } from '#demo/builders/company-proof.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { endExpiredProofsJob } from './server/end-expired-proofs.ts';

const { ask, db, pool, services } = await testHost({ withPages: true });

const runAt = (time: string) =>
  endExpiredProofsJob.run({}, { ...services, clock: { now: () => new Date(time) } });
const bellOf = async (as: number) =>
  ((await ask('GET', '/api/notifications', { as })).body as { text: string }[]).map(({ text }) => text);

const insured = async (overrides: Partial<CompanyProofValues> = {}) => {
  const company = await buildCompany(db, { isVatVerified: false });
  const proof = await buildCompanyProof(db, {
    companyId: company.id,
    kind: 'insurance',
    state: 'verified',
    expiresOn: '2099-03-31',
    ...overrides,
  });
  return { ...company, proof };
};

describe('the Verified badge', { meta: { requirements: ['PROFILE-008'] } }, () => {
  test('shows while anything verified holds, on the profile and where companies are found', async () => {
    const { id, proof } = await insured();
    const isFound = async () => {
      const { body } = await ask('GET', '/api/companies?verified=true&limit=200');
      return (body as { id: number }[]).some((company) => company.id === id);
    };
    const page = async () => (await ask('GET', `/companies/${id}`)).text;
    expect(await page()).toContain('Assurances du Moulin');
    expect(await page()).toContain('valid until 31 March 2099');
    expect(await isFound()).toBe(true);
    await runAt('2099-03-31T21:59:59Z');
    expect((await reloadCompany(db, id)).isVerified).toBe(true);

    await runAt('2099-03-31T22:00:00Z');
    expect(await reloadCompany(db, id)).toMatchObject({ isVerified: false, isVatVerified: false });
    // The cached pages are dropped when the database announces the change.
    await eventually(async () => expect(await page()).not.toContain('Assurances du Moulin'));
    await eventually(async () => expect(await isFound()).toBe(false));
    expect((await pool.query('select state from company_facts where id = $1', [proof.id])).rows).toEqual([
      { state: 'ended' },
    ]);
  });

  test('opens what was checked without a script; a policy’s number is nobody’s business', async () => {
    const { id } = await insured({ number: 'POLICY-77' });
    const { text } = await ask('GET', `/companies/${id}`);
    const [, target] = /popovertarget="([^"]+)"[^>]*title="Verified details"/i.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`id="${target}"[^>]*popover="auto"`));
    expect(text).not.toContain('POLICY-77');
  });

  test('stays when one of two ends, also when both change at once', async () => {
    const { id, proof } = await insured();
    const otherProof = await buildCompanyProof(db, { companyId: id, state: 'waiting' });
    await Promise.all([
      pool.query(`update company_facts set state = 'ended' where id = $1`, [proof.id]),
      pool.query(`update company_facts set state = 'verified', decided_at = now() where id = $1`, [
        otherProof.id,
      ]),
    ]);
    expect((await reloadCompany(db, id)).isVerified).toBe(true);
    await pool.query('delete from company_facts where id = $1', [otherProof.id]);
    expect((await reloadCompany(db, id)).isVerified).toBe(false);
  });

  test('says nothing of what is over, before that is written down', async () => {
    const dayBefore = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
    const { id, userId } = await insured({ expiresOn: dayBefore });
    expect((await ask('GET', `/api/companies/${id}`)).body).toMatchObject({ verifiedFacts: [] });
    const { body } = await ask('GET', '/api/company-facts', { as: userId });
    expect(JSON.stringify(body)).toContain('"ended"');
  });
});

const lastSecond = await testHost({ now: new Date('2026-12-31T22:59:59Z') });
const newYear = await testHost({ now: new Date('2026-12-31T23:00:00Z') });

test.each([
  ['holds in its last second', lastSecond, 1],
  ['is over in the first second of the next year', newYear, 0],
])('what is valid until New Year’s Eve %s, by Luxembourg’s clock', async (_, host, count) => {
  const { id } = await buildCompany(host.db, { isVatVerified: false });
  await buildCompanyProof(host.db, {
    companyId: id,
    kind: 'insurance',
    state: 'verified',
    expiresOn: '2026-12-31',
  });
  const { body } = await host.ask('GET', `/api/companies/${id}`);
  expect((body as { verifiedFacts: unknown[] }).verifiedFacts).toHaveLength(count);
});

describe('the company is told', () => {
  test('30 days before the end, once, and when it has ended, once', async () => {
    const { userId } = await insured({ expiresOn: '2098-06-30' });
    await runAt('2098-05-30T21:59:59Z');
    expect(await bellOf(userId)).toEqual([]);
    await Promise.all(Array.from({ length: 3 }, () => runAt('2098-05-30T22:00:00Z')));
    const warning = 'Insurance: verified only until 30 June 2098';
    expect(await bellOf(userId)).toEqual([warning]);
    await Promise.all(Array.from({ length: 3 }, () => runAt('2098-06-30T22:00:00Z')));
    expect(await bellOf(userId)).toEqual(['Insurance: verification ended on 30 June 2098', warning]);
  });
});
