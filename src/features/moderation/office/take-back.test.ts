import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { proofCalls } from '#testing/proofs.ts';
import { refusalOf } from '#testing/response-parts.ts';

const host = await testHost();
const { ask, db } = host;
const { proofOf, sent } = proofCalls(host);

const moderator = await buildUser(db, { userType: 'admin' });
const admin = await buildUser(db, { userType: 'admin' });
const statement = 'It was approved by mistake: it names a fitter.';

const decide = (queue: string, id: number, seen: string) =>
  decidingAtOnce(host)(queue, id, { verdict: 'approve', seen }, moderator.id);
const logEntryAbout = async (id: number) => {
  const [line] = await db
    .select()
    .from(moderationLog)
    .where(eq(moderationLog.subjectId, id))
    .orderBy(desc(moderationLog.id));
  if (!line) throw new Error(`Nothing was decided about ${id}`);
  return line;
};
const takeBack = (lineId: number, body: object = { statement }) =>
  ask('POST', `/api/admin/log/${lineId}/reversal`, { as: moderator.id, body });
const logOf = async () =>
  (await ask('GET', '/api/admin/log', { as: moderator.id })).body as {
    id: number;
    companyId: number | null;
    mayTakeBack: boolean;
  }[];

test('an approved review is withheld again, and its author may object', async () => {
  const { id, userId, companyId, createdAt } = await buildReview(db, { status: 'pending' });
  await decide('reviews', id, createdAt.toISOString());
  const line = await logEntryAbout(id);
  expect((await logOf())[0]).toMatchObject({ id: line.id, companyId, mayTakeBack: true });
  expect((await takeBack(line.id)).status).toBe(400);
  expect((await takeBack(line.id, { statement, reason: 'personal-data' })).status).toBe(200);
  expect(await db.select().from(reviews).where(eq(reviews.id, id))).toMatchObject([
    { status: 'rejected', withheldFor: 'personal-data', withheldWhy: statement },
  ]);
  expect(await reloadCompany(db, companyId)).toMatchObject({ reviewCount: 0 });
  const notifications = await ask('GET', '/api/notifications', { as: userId });
  expect((notifications.body as { text: string }[])[0]?.text).toContain('has rejected your review');
  expect((await logOf()).slice(0, 2).map(({ mayTakeBack }) => mayTakeBack)).toEqual([false, false]);
  expect(refusalOf(await takeBack(line.id, { statement, reason: 'other' }))).toBe('alreadyDecided');
  const text = 'The name is on his own van.';
  expect((await ask('POST', `/api/reviews/${id}/appeal`, { as: userId, body: { text } })).status).toBe(201);
});

test('a confirmed VAT number loses its mark, and its company is told', async () => {
  const { id, userId, vatNumber } = await buildCompany(db, {
    isVatVerified: false,
    vatNumber: 'LU12345613',
  });
  await decide('vat', id, vatNumber ?? '');
  expect((await takeBack((await logEntryAbout(id)).id)).status).toBe(200);
  expect(await reloadCompany(db, id)).toMatchObject({ isVatVerified: false });
  const notifications = await ask('GET', '/api/notifications', { as: userId });
  expect((notifications.body as { text: string }[])[0]?.text).toBe(
    'Your VAT number LU12345613 is no longer verified',
  );
});

test('a verified proof counts as refused, unless another waits', async () => {
  const rcs = { kind: 'registration', number: 'B123456' } as const;
  const { id: companyId, userId } = await buildCompany(db, { isVatVerified: false });
  const first = await sent(userId, rcs);
  const seen = (await queueOf('facts')).find(({ id }) => id === first.id)?.seen ?? '';
  await decide('facts', first.id, seen);
  expect(await reloadCompany(db, companyId)).toMatchObject({ isVerified: true });
  const line = await logEntryAbout(first.id);
  const input = { statement: 'The extract names another company.', reason: 'other-company' };
  const another = { kind: 'registration', number: 'B654321' } as const;
  await sent(userId, another);
  expect(refusalOf(await takeBack(line.id, input))).toBe('anotherWaits');
  expect(await reloadCompany(db, companyId)).toMatchObject({ isVerified: true });
  const otherCompany = await buildCompany(db, { isVatVerified: false });
  const second = await sent(otherCompany.userId, rcs);
  await decide('facts', second.id, String((await queueOf('facts')).find(({ id }) => id === second.id)?.seen));
  expect((await takeBack((await logEntryAbout(second.id)).id, input)).status).toBe(200);
  expect(await reloadCompany(db, otherCompany.id)).toMatchObject({ isVerified: false });
  expect(await proofOf(otherCompany.userId, 'registration')).toMatchObject({ open: { state: 'refused' } });
});

const queueOf = async (queue: string) =>
  (await ask('GET', `/api/admin/queues/${queue}`, { as: moderator.id })).body as {
    id: number;
    seen: string;
  }[];

test('what was withheld is no approval to take back', async () => {
  const { id, createdAt } = await buildReview(db, { status: 'pending' });
  const input = { verdict: 'withhold', reason: 'other', statement, seen: createdAt.toISOString() };
  await decidingAtOnce(host)('reviews', id, input, moderator.id);
  expect(refusalOf(await takeBack((await logEntryAbout(id)).id, { statement, reason: 'other' }))).toBe(
    'notUndone',
  );
  expect((await takeBack(999_999)).status).toBe(404);
});

test('a category is removed as long as nobody has it', async () => {
  const remove = (id: number) => ask('DELETE', `/api/admin/categories/${id}`, { as: admin.id });
  const { id, name } = await buildCategory(db);
  const company = await buildCompany(db);
  const used = await buildCategory(db);
  await buildService(db, { companyId: company.id, categoryId: used.id });
  expect(refusalOf(await remove(used.id))).toBe('categoryInUse');
  expect((await remove(id)).status).toBe(200);
  expect((await ask('GET', '/api/categories')).text).not.toContain(name);
  expect(await logEntryAbout(id)).toMatchObject({ verdict: 'removed', statement: name });
  expect(refusalOf(await remove(id))).toBe('categoryNotFound');
});
