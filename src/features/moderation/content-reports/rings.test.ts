import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote, type QuoteOverrides } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { knownBrowsers, users } from '#features/accounts/core/server/tables.ts';
import { quoteAcceptances, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { testHost } from '#testing/host.ts';
import { detectCollusion } from './server/detect-collusion.ts';

const { ask, db, pool, services } = await testHost();
const NOW = new Date('2026-03-11T02:10:00Z');
const LAST_EVENING = new Date('2026-03-10T19:00:00Z');
services.clock = { now: () => NOW };
const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });

beforeEach(() =>
  pool.query(
    'delete from content_reports; delete from rate_limits; delete from projects; delete from quote_acceptances',
  ),
);

let count = 0;
/** Builds a client with a network of their own unless another is given. */
const client = async (ip = `203.0.113.${(count += 1)}`) => {
  const { id } = await buildUser(db);
  await db.update(users).set({ signupIp: ip, lastLoginIp: ip }).where(eq(users.id, id));
  return id;
};
const company = async () => {
  const built = await buildCompany(db);
  const ip = `198.51.100.${(count += 1)}`;
  await db.update(users).set({ signupIp: ip, lastLoginIp: ip }).where(eq(users.id, built.userId));
  return { ...built, ip };
};
const completed = (companyId: number, clientId: number, completedAt = LAST_EVENING) =>
  buildProject(db, { companyId, clientId, state: 'completed', createdAt: completedAt, completedAt });
const accepted = async (
  companyId: number,
  clientId: number,
  {
    at = LAST_EVENING,
    withdrawnAt = null,
    ...options
  }: QuoteOverrides & { at?: Date; withdrawnAt?: Date | null } = {},
) => {
  const quote = await buildQuote(db, { companyId, clientId, state: 'accepted', sentAt: at, ...options });
  const [version] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quote.id));
  await db.insert(quoteAcceptances).values({
    quoteId: quote.id,
    version: 1,
    sha256: version?.sha256 ?? Buffer.alloc(32),
    net: '100.00',
    total: '117.00',
    name: 'Claire',
    at,
    by: 'email',
    withdrawableUntil: new Date(at.getTime() + 14 * DAY_MS),
    withdrawnAt,
  });
};
const signedInWith = (browser: string, ...ids: number[]) =>
  db.insert(knownBrowsers).values(
    ids.map((userId) => ({
      userId,
      tokenHash: hashBrowserToken(browser),
      expiresAt: new Date(Date.now() + 1e9),
    })),
  );
const reports = async () => {
  await detectCollusion(services);
  const { rows } = await pool.query<{ address: string; explanation: string | null; ring: object }>(
    'select address, explanation, ring from content_reports order by id',
  );
  return rows;
};

test('one person who is client and company comes before the moderators, with what was seen (reading 82)', async () => {
  const [ownCompany, puppet, honest] = [await company(), await client(), await client()];
  await completed(ownCompany.id, puppet);
  await completed(ownCompany.id, honest);
  await signedInWith('the one browser', ownCompany.userId, puppet);
  const [report, ...otherReports] = await reports();
  expect(otherReports).toEqual([]);
  expect(report?.address).toMatch(new RegExp(`/companies/${ownCompany.id}$`));
  expect(report).toMatchObject({ explanation: null, ring: { clients: 2, companyBrowser: [puppet] } });
  const queue = await ask('GET', '/api/admin/queues/content-reports', { as: moderator.id });
  expect(queue.body).toMatchObject([{ complaint: null, ring: report?.ring }]);
  // On the next nights the ring is known.
  expect(await reports()).toHaveLength(1);
});

test('so do three who share the company’s network and know nobody else', async () => {
  const ownCompany = await company();
  for (let index = 0; index < 3; index += 1) await completed(ownCompany.id, await client(ownCompany.ip));
  expect(await reports()).toMatchObject([
    { ring: { clients: 3, network: [expect.anything(), expect.anything(), expect.anything()] } },
  ]);
});

test('quotes that were accepted count as well: public prices come from them (reading 82)', async () => {
  const ownCompany = await company();
  const puppet = await client();
  await accepted(ownCompany.id, puppet);
  await signedInWith('a browser of two sides', ownCompany.userId, puppet);
  expect(await reports()).toMatchObject([
    { ring: { clients: 1, companyBrowser: [puppet], onlyHere: [puppet] } },
  ]);
});

test('so do three who accept quotes of the company and of nobody else, some by a project', async () => {
  const ownCompany = await company();
  for (let index = 0; index < 2; index += 1) await accepted(ownCompany.id, await client(ownCompany.ip));
  await completed(ownCompany.id, await client(ownCompany.ip));
  expect(await reports()).toMatchObject([{ ring: { clients: 3 } }]);
});

test('what prices leave out is no reason to look: withdrawn, long ago, a change order; nor is work with others', async () => {
  const otherCompany = await company();
  const away = { at: new Date('2026-03-01T19:00:00Z') };
  for (const options of [{ withdrawnAt: LAST_EVENING }, away, { isChange: true }]) {
    const ownCompany = await company();
    const puppet = await client();
    const project = await buildProject(db, { companyId: ownCompany.id, clientId: puppet });
    await accepted(ownCompany.id, puppet, {
      ...options,
      ...('isChange' in options && { projectId: project.id }),
    });
    await signedInWith(`a browser ${ownCompany.id}`, ownCompany.userId, puppet);
  }
  const ownCompany = await company();
  for (let index = 0; index < 3; index += 1) {
    const neighbour = await client('203.0.113.252');
    await accepted(ownCompany.id, neighbour);
    await accepted(otherCompany.id, neighbour, away);
  }
  expect(await reports()).toEqual([]);
});

test('a report of before goes on showing its words', async () => {
  await buildContentReport(db, { explanation: 'Seen by Giewel at night, reported by nobody.' });
  const queue = await ask('GET', '/api/admin/queues/content-reports', { as: moderator.id });
  expect(queue.body).toMatchObject([
    { complaint: 'Seen by Giewel at night, reported by nobody.', ring: null },
  ]);
});

test('and three in one IPv6 network, with other addresses', async () => {
  const ownCompany = await company();
  for (let index = 1; index <= 3; index += 1)
    await completed(ownCompany.id, await client(`2001:db8:7:7::${index}`));
  expect(await reports()).toHaveLength(1);
});

test('a member of the team is somebody of the company', async () => {
  const [ownCompany, puppet, member] = [await company(), await client(), await client()];
  await pool.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'member')`, [
    ownCompany.id,
    member,
  ]);
  await completed(ownCompany.id, puppet);
  await signedInWith('the browser of a member', member, puppet);
  expect(await reports()).toHaveLength(1);
});

test('honest companies do not: a neighbour, a family, clients of others, and what was completed long ago', async () => {
  const [ownCompany, otherCompany] = [await company(), await company()];
  for (let index = 0; index < 6; index += 1) await completed(ownCompany.id, await client());
  const family = '203.0.113.250';
  const [parent, child] = [await client(family), await client(family)];
  await signedInWith('the browser of a family', parent, child);
  for (const id of [parent, child]) await completed(ownCompany.id, id);
  // Three clients share an office, and each has also worked with another company.
  for (let at = 0; at < 3; at += 1) {
    const colleague = await client('203.0.113.251');
    await completed(ownCompany.id, colleague);
    await completed(otherCompany.id, colleague);
  }
  const oldCompany = await company();
  const puppet = await client();
  await completed(oldCompany.id, puppet, new Date('2026-03-01T19:00:00Z'));
  await signedInWith('an older browser', oldCompany.userId, puppet);
  expect(await reports()).toEqual([]);
});
