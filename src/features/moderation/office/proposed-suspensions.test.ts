import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import type { ModerationDesk } from '#features/moderation/core/contract/moderation.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { refusalOf } from '#testing/response-parts.ts';
import type { ProposedSuspension } from './contract/people.ts';

const host = await testHost();
const { ask, db, pool, signIn } = host;

const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
const admin = await buildUser(db, { userType: 'admin', staffRole: 'admin' });
const until = `${new Date().getUTCFullYear() + 1}-12-01`;
const statement = 'He threatens to come to her house.';

const proposals = async () =>
  (await ask('GET', '/api/admin/suspension-proposals', { as: admin.id })).body as ProposedSuspension[];
const isSuspended = async (id: number) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.isSuspended;
const verdictsAbout = async (id: number) =>
  (await db.select().from(moderationLog).where(eq(moderationLog.personId, id)))
    .map(({ verdict }) => verdict)
    .toSorted();

const proposed = async () => {
  const [reporter, reported] = [await buildUser(db), await buildUser(db)];
  const report = await buildConversationReport(db, { reporterId: reporter.id, reportedId: reported.id });
  const body = { verdict: 'withhold', statement, consequences: ['suspension'], until };
  const response = await decidingAtOnce(host)('conversation-reports', report.id, body, moderator.id);
  expect(response.status).toBe(200);
  return reported;
};

test('a moderator proposes a suspension, and an admin confirms it after showing who they are (reading 58)', async () => {
  const { id, username } = await proposed();
  expect(await isSuspended(id)).toBe(false);
  expect(await verdictsAbout(id)).toEqual(['proposed', 'upheld']);
  expect(await proposals()).toMatchObject([
    { person: { id, username }, proposedBy: moderator.username, reason: statement, until },
  ]);
  expect(((await ask('GET', '/api/admin/desk', { as: admin.id })).body as ModerationDesk).people).toBe(1);
  // Only the admins are notified.
  const isNotifiedOf = async (as: number) =>
    (await ask('GET', '/api/notifications', { as })).text.includes('a proposed suspension');
  expect([await isNotifiedOf(admin.id), await isNotifiedOf(moderator.id)]).toEqual([true, false]);

  const url = `/api/admin/people/${id}/suspension`;
  const body = { reason: statement, until };
  expect((await ask('POST', url, { as: moderator.id, body })).status).toBe(404);
  const cookie = await signIn(admin.id);
  await pool.query('update sessions set proved_at = null where user_id = $1', [admin.id]);
  expect(refusalOf(await ask('POST', url, { headers: { cookie }, body }))).toBe('stepUpNeeded');
  expect(await isSuspended(id)).toBe(false);
  await pool.query('update sessions set proved_at = now() where user_id = $1', [admin.id]);
  expect((await ask('POST', url, { headers: { cookie }, body })).status).toBe(200);
  expect([await isSuspended(id), await proposals()]).toEqual([true, []]);
  expect(await verdictsAbout(id)).toEqual(['proposed', 'suspended', 'upheld']);
});

test('an admin declines one, once, and the person hears nothing of it', async () => {
  const { id } = await proposed();
  const [proposal] = await proposals();
  const url = `/api/admin/suspension-proposals/${proposal?.id}`;
  expect((await ask('DELETE', url, { as: moderator.id })).status).toBe(404);
  const responses = await Promise.all([
    ask('DELETE', url, { as: admin.id }),
    ask('DELETE', url, { as: admin.id }),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect([await isSuspended(id), await proposals()]).toEqual([false, []]);
  expect(await verdictsAbout(id)).toEqual(['dismissed', 'proposed', 'upheld']);
  const { rows } = await pool.query('select from notifications where user_id = $1', [id]);
  expect(rows).toEqual([]);
});
