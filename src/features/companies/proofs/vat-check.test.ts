import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildCompany, type CompanyRow, reloadCompany } from '#demo/builders/company.ts';
import { nextUniqueNumber } from '#demo/builders/number.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { MAX_JOB_TRIES } from '#server/jobs/job-queue.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { standIn } from '#testing/stand-in.ts';
import { checkVatJob } from './server/check-vat-job.ts';
import { checkWithVies, parseViesResponse } from './server/check-with-vies.ts';

const vies = await standIn();
const host = await testHost({ env: { VIES_URL: vies.url } });
const { ask, connection, db, pool, services } = host;
const NUMBER = 'LU15027442';
const OTHER = 'LU10000053';
const NOW = new Date('2026-03-04T10:20:30Z');

// Each test uses the number again.
beforeEach(async () => {
  await pool.query('delete from vat_trials');
  await pool.query('update company_profiles set vat_number = null, is_vat_verified = false');
});

/** VIES knows the number as that of a firm. */
const viesKnows = (name: string) => viesResponds({ isValid: true, userError: 'VALID', name });

const viesResponds = (body: object) => {
  vies.requests.length = 0;
  vies.respond = () => ({ body });
};

const pending = (vatNumber: string | null = NUMBER) => buildCompany(db, { vatNumber, isVatVerified: false });

const check = async (companyId: number, viesUrl = vies.url) => {
  const config = { ...services.config, viesUrl };
  const job = checkVatJob;
  await job?.run({ companyId }, { ...services, config, clock: { now: () => NOW } });
};

const verdictOn = async (companyId: number) => {
  const { isVatVerified, vatCheckResult, vatCheckedAt } = await reloadCompany(db, companyId);
  return { isVatVerified, vatCheckResult, vatCheckedAt };
};

/** Reads the company's notifications in the bell. */
const notificationsOf = async ({ userId }: CompanyRow) =>
  (await ask('GET', '/api/notifications', { as: userId })).body as { text: string }[];

test('a number that VIES knows is verified', async () => {
  const { id, name } = await pending();
  viesResponds({
    isValid: true,
    userError: 'VALID',
    requestDate: '2026-03-04T10:20:30.000Z',
    name: `${name.toUpperCase()} S.A R.L.`,
    address: 'Y',
  });
  await check(id);
  expect(vies.requests).toMatchObject([{ method: 'GET', path: '/ms/LU/vat/15027442' }]);
  expect(await verdictOn(id)).toEqual({
    isVatVerified: true,
    vatCheckResult: 'valid',
    vatCheckedAt: NOW,
  });
});

test('a number that VIES does not know is invalid, and not asked for again', async () => {
  const { id } = await pending();
  viesResponds({ isValid: false, userError: 'INVALID', name: '---' });
  await check(id);
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'invalid' });
});

test('the company is told what became of it, once, and nothing while nobody knows', async () => {
  const [knownCompany, unknown] = [await pending(), await pending()];
  viesResponds({ isValid: false, userError: 'MS_UNAVAILABLE' });
  await expect(check(knownCompany.id)).rejects.toThrow('VIES has no answer');
  expect(await notificationsOf(knownCompany)).toEqual([]);
  viesKnows(knownCompany.name);
  await check(knownCompany.id);
  await check(knownCompany.id);
  viesResponds({ isValid: false, userError: 'INVALID' });
  await check(unknown.id);
  expect(await notificationsOf(knownCompany)).toMatchObject([
    { text: `Your VAT number ${NUMBER} was confirmed` },
  ]);
  expect(await notificationsOf(unknown)).toMatchObject([
    { text: `We couldn’t confirm your VAT number ${NUMBER}` },
  ]);
});

test('of a number whose check digits are wrong nobody is asked', async () => {
  const { id } = await pending('LU15027443');
  viesResponds({ isValid: true });
  await check(id);
  expect(vies.requests).toEqual([]);
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'invalid' });
});

test('while VIES has no answer the number stays pending, and the job is tried again', async () => {
  const { id, name } = await pending();
  viesResponds({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
  await expect(check(id)).rejects.toThrow('VIES has no answer');
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'unavailable' });
  viesKnows(name);
  await check(id);
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: true, vatCheckResult: 'valid' });
});

test('a server in trouble and one that is not there have no answer', async () => {
  const { id } = await pending();
  vies.respond = () => ({ status: 500, body: { isValid: true } });
  await expect(check(id)).rejects.toThrow('VIES has no answer');
  await expect(check(id, 'http://127.0.0.1:1')).rejects.toThrow('VIES has no answer');
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'unavailable' });
});

test('where VIES sends us on, nobody follows', async () => {
  const countBefore = vies.requests.length;
  vies.respond = ({ path }) =>
    path === '/elsewhere'
      ? { body: { isValid: true } }
      : { status: 302, headers: { location: `${vies.url}/elsewhere` } };
  expect(await checkWithVies(vies.url, NUMBER)).toMatchObject({ result: 'unavailable' });
  expect(vies.requests.slice(countBefore)).toHaveLength(1);
});

test('a silent VIES is given up on', async () => {
  vies.respond = () => null;
  expect(await checkWithVies(vies.url, NUMBER, 100)).toMatchObject({ result: 'unavailable' });
});

test('an answer about the old number says nothing of the new one', async () => {
  const { id } = await pending();
  vies.respond = async () => {
    await pool.query('update company_profiles set vat_number = $2 where id = $1', [id, OTHER]);
    return { body: { isValid: true } };
  };
  await check(id);
  expect(await verdictOn(id)).toEqual({ isVatVerified: false, vatCheckResult: null, vatCheckedAt: null });
});

test('what an admin confirmed meanwhile stands', async () => {
  const { id } = await pending();
  vies.respond = async () => {
    await pool.query('update company_profiles set is_vat_verified = true where id = $1', [id]);
    return { body: { isValid: false, userError: 'INVALID' } };
  };
  await check(id);
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: true, vatCheckResult: null });
  viesResponds({ isValid: false, userError: 'INVALID' });
  await check(id);
  expect(vies.requests).toEqual([]);
});

test('a company that has left or has no number is not asked for', async () => {
  const { id } = await pending(null);
  viesResponds({ isValid: true });
  await check(id);
  await check(2_147_483_647);
  expect(vies.requests).toEqual([]);
});

test.each([
  [{ isValid: true, userError: 'VALID' }, 'valid'],
  [{ valid: true }, 'valid'],
  [{ isValid: false, userError: 'INVALID' }, 'invalid'],
  [{ valid: false }, 'invalid'],
  [{ isValid: false, userError: 'MS_UNAVAILABLE' }, 'unavailable'],
  [{ isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 'unavailable'],
  [{ isValid: false, userError: 'TIMEOUT' }, 'unavailable'],
  [{ isValid: false, userError: 'IP_BLOCKED' }, 'unavailable'],
  [{ actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }, 'unavailable'],
  [{ isValid: 'true' }, 'unavailable'],
  ['<html>', 'unavailable'],
  [null, 'unavailable'],
])('VIES says %j: %s', (response, result) => {
  expect(parseViesResponse(response)).toEqual({ result, name: null });
});

/** Signs a company up over HTTP and reads its row right after. */
const joined = async (vatNumber?: string): Promise<CompanyRow> => {
  const username = `zwee-bridder-${nextUniqueNumber()}`;
  const proofs = { password: 'Sandsteen 1867', confirmPassword: 'Sandsteen 1867', userType: 'company' };
  const body = { ...proofs, username, email: `${username}@mail.example`, vatNumber };
  const { id: userId } = (await ask('POST', '/api/register', { body })).body as { id: number };
  const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.userId, userId));
  if (!company) throw new Error('Nobody joined');
  return company;
};

const jobsWaiting = async () => {
  const { rows } = await pool.query(
    `select data ->> 'kind' as name, retry_limit + 1 as tries from pgboss.job where data ->> 'kind' = 'check-vat'`,
  );
  return rows;
};

test('a company that joins with a number has it checked, over days if need be', async () => {
  const company = await joined(NUMBER);
  expect(company).toMatchObject({ vatNumber: NUMBER, isVatVerified: false, vatCheckResult: null });
  expect(await jobsWaiting()).toEqual([{ name: 'check-vat', tries: MAX_JOB_TRIES }]);

  viesKnows(company.name);
  const runner = await startJobWorker(
    { connection, db, pool, close: async () => undefined },
    [checkVatJob],
    services,
  );
  onTestFinished(() => runner.stop());
  await expect
    .poll(() => verdictOn(company.id))
    .toMatchObject({ isVatVerified: true, vatCheckResult: 'valid' });
  await expect.poll(jobsWaiting).toEqual([]);
});

test('of a company without a number nothing is checked', async () => {
  await joined();
  expect(await jobsWaiting()).toEqual([]);
});

test('everybody can read a company that has only joined, which no list shows yet', async () => {
  const { id, name } = await joined();
  const bare = { id, name, description: '', address: null, services: [], gallery: [] };
  expect((await ask('GET', `/api/companies/${id}`)).body).toMatchObject({ ...bare, isVatVerified: false });
  for (const part of ['services', 'gallery', 'projects', 'reviews']) {
    expect(await ask('GET', `/api/companies/${id}/${part}`)).toMatchObject({ status: 200, body: [] });
  }
  const listed = (await ask('GET', '/api/companies?limit=200')).body;
  expect(listed).not.toContainEqual(expect.objectContaining({ id }));
});

const office = await buildUser(db, { userType: 'admin' });
const waitingNumbers = async () =>
  (await ask('GET', '/api/admin/queues/vat', { as: office.id })).body as {
    id: number;
    facts: { name: string; value: string }[];
  }[];
const decide = (id: number, verdict: 'approve' | 'withhold') =>
  decidingAtOnce(host)(
    'vat',
    id,
    { verdict, seen: NUMBER, ...(verdict === 'withhold' && { statement: 'This is another firm.' }) },
    office.id,
  );

test('another firm’s number is not verified: moderators see both names', async () => {
  const company = await pending();
  viesKnows('PAUL WURTH S.A.');
  await check(company.id);
  expect(await verdictOn(company.id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'doubtful' });
  expect(await notificationsOf(company)).toEqual([]);
  const notificationRows = await db.select().from(notifications).where(eq(notifications.userId, office.id));
  expect(notificationRows.map(({ subject }) => subject)).toEqual([{ queue: 'vat' }]);
  const entry = (await waitingNumbers()).find(({ id }) => id === company.id);
  expect(entry?.facts).toContainEqual({ name: 'viesName', value: 'PAUL WURTH S.A.' });
  await decide(company.id, 'approve');
  expect(await verdictOn(company.id)).toMatchObject({ isVatVerified: true });
});

test('a number without a name at VIES is a moderator’s to judge', async () => {
  const { id } = await pending();
  viesKnows('---');
  await check(id);
  expect(await verdictOn(id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'doubtful' });
});

test('a second claim stays pending beside the company that is verified, and a moderator may move the mark', async () => {
  const [first, second] = [await pending(), await pending()];
  await pool.query('update company_profiles set name = $1 where id = any($2)', [
    'Weber',
    [first.id, second.id],
  ]);
  viesKnows('WEBER SARL');
  await check(first.id);
  await check(second.id);
  expect(await verdictOn(first.id)).toMatchObject({ isVatVerified: true });
  expect(await verdictOn(second.id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'doubtful' });
  const entry = (await waitingNumbers()).find(({ id }) => id === second.id);
  expect(entry?.facts).toContainEqual({ name: 'verifiedFor', value: 'Weber' });
  await decide(second.id, 'approve');
  expect(await verdictOn(second.id)).toMatchObject({ isVatVerified: true });
  expect(await verdictOn(first.id)).toMatchObject({ isVatVerified: false });
  expect(await notificationsOf(first)).toMatchObject([
    { text: `Your VAT number ${NUMBER} is no longer verified` },
    { text: `Your VAT number ${NUMBER} was confirmed` },
  ]);
});

test('VIES’ name takes the mark from whoever has it under another name', async () => {
  const [wrong, right] = [await buildCompany(db, { vatNumber: NUMBER }), await pending()];
  viesKnows(right.name);
  await check(right.id);
  expect(await verdictOn(right.id)).toMatchObject({ isVatVerified: true });
  expect(await verdictOn(wrong.id)).toMatchObject({ isVatVerified: false });
  expect(await notificationsOf(wrong)).toMatchObject([
    { text: `Your VAT number ${NUMBER} is no longer verified` },
  ]);
});

test('of twenty claims at once one is verified', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => pending()));
  const ids = claims.map(({ id }) => id);
  await pool.query('update company_profiles set name = $1 where id = any($2)', ['Weber', ids]);
  viesKnows('Weber');
  await Promise.all(ids.map((id) => check(id)));
  const verdicts = await Promise.all(ids.map(verdictOn));
  expect(verdicts.filter(({ isVatVerified }) => isVatVerified)).toHaveLength(1);
  await Promise.all(ids.map((id) => decide(id, 'approve')));
  const finalVerdicts = await Promise.all(ids.map(verdictOn));
  expect(finalVerdicts.filter(({ isVatVerified }) => isVatVerified)).toHaveLength(1);
});

test('a firm has one trial, whatever account it comes back with', async () => {
  const statusOf = async ({ id }: CompanyRow) =>
    (await pool.query('select status from subscriptions where company_id = $1', [id])).rows[0]?.status;
  const first = await joined(NUMBER);
  viesKnows(first.name);
  await check(first.id);
  expect(await statusOf(first)).toBe('trial');
  await pool.query('update company_profiles set vat_number = null, is_vat_verified = false');
  const rejoined = await joined(NUMBER);
  expect(await statusOf(rejoined)).toBe('trial');
  viesKnows(rejoined.name);
  await check(rejoined.id);
  expect(await verdictOn(rejoined.id)).toMatchObject({ isVatVerified: true });
  expect(await statusOf(rejoined)).toBe('none');
});

test('another name sets the mark back and has the number checked again; the same in other letters does not', async () => {
  const company = await buildCompany(db, { name: 'Toiture Weber', vatNumber: NUMBER });
  const rename = (name: string) =>
    ask('PATCH', '/api/company-profile', { as: company.userId, body: { name } });
  expect((await rename('TOITURE WEBER Sàrl')).body).toMatchObject({ isVatVerified: true });
  expect((await rename('Paul Wurth S.A.')).body).toMatchObject({ isVatVerified: false });
  expect(await notificationsOf(company)).toMatchObject([
    { text: `We’re checking your VAT number ${NUMBER} again` },
  ]);
  viesKnows('TOITURE WEBER S.A R.L.');
  await check(company.id);
  expect(await verdictOn(company.id)).toMatchObject({ isVatVerified: false, vatCheckResult: 'doubtful' });
});
