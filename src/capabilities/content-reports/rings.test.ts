import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { knownBrowsers, users } from '#accounts/server/tables.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { hashOfToken } from '#server/browser-token.ts';
import { testHost } from '#testing/host.ts';
import { lookForRings } from './server/look-for-rings.ts';

const { ask, db, pool, tools } = await testHost();
const NOW = new Date('2026-03-11T02:10:00Z');
const LAST_EVENING = new Date('2026-03-10T19:00:00Z');
tools.clock = { now: () => NOW };
const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });

beforeEach(() => pool.query('delete from content_reports; delete from rate_limits; delete from projects'));

let count = 0;
/** A client, with a network of their own unless another is given. */
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
const signedInWith = (browser: string, ...ids: number[]) =>
  db.insert(knownBrowsers).values(
    ids.map((userId) => ({
      userId,
      tokenHash: hashOfToken(browser),
      expiresAt: new Date(Date.now() + 1e9),
    })),
  );
const reports = async () => {
  await lookForRings(tools);
  const { rows } = await pool.query<{ address: string; explanation: string }>(
    'select address, explanation from content_reports order by id',
  );
  return rows;
};

test('one person who is client and company comes before the moderators, with what was seen (reading 82)', async () => {
  const [own, puppet, honest] = [await company(), await client(), await client()];
  await completed(own.id, puppet);
  await completed(own.id, honest);
  await signedInWith('the one browser', own.userId, puppet);
  const [report, ...others] = await reports();
  expect(others).toEqual([]);
  expect(report?.address).toMatch(new RegExp(`/companies/${own.id}$`));
  expect(report?.explanation).toContain(
    `- 1 signed in with a browser that somebody of the company uses, too (accounts ${puppet})`,
  );
  expect(report?.explanation).not.toContain(`(accounts ${honest}`);
  const queue = await ask('GET', '/api/admin/queues/content-reports', { as: moderator.id });
  expect(queue.body).toMatchObject([{ complaint: report?.explanation }]);
  // The next nights it is known.
  expect(await reports()).toHaveLength(1);
});

test('so do three who share the company’s network and know nobody else', async () => {
  const own = await company();
  for (let at = 0; at < 3; at += 1) await completed(own.id, await client(own.ip));
  expect(await reports()).toMatchObject([{ explanation: expect.stringContaining('- 3 share a network') }]);
});

test('and three in one IPv6 network, with other addresses', async () => {
  const own = await company();
  for (let at = 1; at <= 3; at += 1) await completed(own.id, await client(`2001:db8:7:7::${at}`));
  expect(await reports()).toHaveLength(1);
});

test('a member of the team is somebody of the company', async () => {
  const [own, puppet, member] = [await company(), await client(), await client()];
  await pool.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'member')`, [
    own.id,
    member,
  ]);
  await completed(own.id, puppet);
  await signedInWith('the browser of a member', member, puppet);
  expect(await reports()).toHaveLength(1);
});

test('honest companies do not: a neighbour, a family, clients of others, and what was completed long ago', async () => {
  const [own, other] = [await company(), await company()];
  for (let at = 0; at < 6; at += 1) await completed(own.id, await client());
  const family = '203.0.113.250';
  const [one, two] = [await client(family), await client(family)];
  await signedInWith('the browser of a family', one, two);
  for (const id of [one, two]) await completed(own.id, id);
  // Three who share an office, each of whom has also worked with somebody else.
  for (let at = 0; at < 3; at += 1) {
    const colleague = await client('203.0.113.251');
    await completed(own.id, colleague);
    await completed(other.id, colleague);
  }
  const before = await company();
  const puppet = await client();
  await completed(before.id, puppet, new Date('2026-03-01T19:00:00Z'));
  await signedInWith('an older browser', before.userId, puppet);
  expect(await reports()).toEqual([]);
});
