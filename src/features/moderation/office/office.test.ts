import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildRequest } from '#demo/builders/request.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { parseSuspensionEnd } from '#features/moderation/core/rules/moderation.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { liftEndedSuspensionsJob } from './server/people-and-statistics.ts';

const { app, ask, db, pool, signIn, services } = await testHost({ withPages: true });

const moderator = await buildUser(db, { userType: 'admin' });
const as = moderator.id;
const reason = 'Insulting messages to a company.';
const nextYear = `${new Date().getUTCFullYear() + 1}-06-30`;
const suspend = (id: number, body: object = { reason, until: nextYear }) =>
  ask('POST', `/api/admin/people/${id}/suspension`, { as, body });
const lift = (id: number) => ask('DELETE', `/api/admin/people/${id}/suspension`, { as });
const personNow = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
const logEntriesAbout = (id: number) => db.select().from(moderationLog).where(eq(moderationLog.personId, id));

describe('somebody’s sessions', () => {
  const end = (id: number) => ask('DELETE', `/api/admin/people/${id}/sessions`, { as });

  test('are ended without suspending them, and the log says so', async () => {
    const { id } = await buildUser(db);
    const cookies = [await signIn(id), await signIn(id)];
    expect(await end(id)).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const cookie of cookies)
      expect((await app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
    expect((await ask('GET', '/api/user', { as: id })).status).toBe(200);
    expect(await logEntriesAbout(id)).toMatchObject([
      { moderatorId: as, subject: 'sessions', verdict: 'ended' },
    ]);
  });

  test('of nobody are not there', async () => {
    expect((await end(999_999)).status).toBe(404);
    const { id } = await buildUser(db, { erasedAt: new Date() });
    expect((await end(id)).status).toBe(404);
  });
});

describe('a suspension', () => {
  test('takes every session away for good, also one that began in its moment', async () => {
    const { id } = await buildUser(db);
    const sessionBefore = await signIn(id);
    await suspend(id);
    const meanwhile = await signIn(id);
    await lift(id);
    for (const cookie of [sessionBefore, meanwhile])
      expect((await app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
  });

  test('has a reason and an end, and ends every session at once', async () => {
    const { id } = await buildUser(db);
    const cookie = await signIn(id);
    const me = () => app.inject({ url: '/api/user', headers: { cookie } });
    expect((await me()).statusCode).toBe(200);
    expect((await suspend(id)).status).toBe(200);
    expect((await me()).statusCode).toBe(401);
    expect(await personNow(id)).toMatchObject({
      isSuspended: true,
      suspensionReason: reason,
      // This is the last second of the day in Luxembourg.
      suspendedUntil: new Date(`${nextYear}T21:59:59Z`),
    });
    expect(await logEntriesAbout(id)).toMatchObject([
      { moderatorId: as, verdict: 'suspended', statement: reason },
    ]);
  });

  test.each([
    [{ reason: 'too short', until: nextYear }, 'reason'],
    [{ reason, until: '2020-01-01' }, 'until'],
    [{ reason, until: '2999-01-01' }, 'until'],
    [{ reason, until: '2027-02-31x' }, 'until'],
    [{ reason }, 'until'],
  ])('is refused with %j', async (body, field) => {
    const { id } = await buildUser(db);
    const response = await suspend(id, body);
    expect([response.status, response.body]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
    expect(await personNow(id)).toMatchObject({ isSuspended: false });
  });

  test('reaches neither admins nor who is not there', async () => {
    expect((await suspend(as)).status).toBe(404);
    expect((await suspend(999_999)).status).toBe(404);
    expect(await personNow(as)).toMatchObject({ isSuspended: false });
  });

  test('is lifted by a moderator, once', async () => {
    const { id } = await buildUser(db);
    await suspend(id);
    expect((await lift(id)).status).toBe(200);
    expect((await lift(id)).status).toBe(404);
    expect(await personNow(id)).toMatchObject({
      isSuspended: false,
      suspensionReason: null,
      suspendedUntil: null,
    });
    expect((await logEntriesAbout(id)).map(({ verdict }) => verdict)).toEqual(['suspended', 'lifted']);
  });

  test('is told once, also where the first answer was lost and it was pressed again (issue 41.9)', async () => {
    const { id } = await buildUser(db);
    await Promise.all(Array.from({ length: 3 }, () => suspend(id)));
    expect((await suspend(id)).status).toBe(200);
    expect((await logEntriesAbout(id)).map(({ verdict }) => verdict)).toEqual(['suspended']);
  });

  test('is lifted by itself when its end comes, not before', async () => {
    const [over, open] = [await buildUser(db), await buildUser(db)];
    for (const { id } of [over, open]) await suspend(id);
    const pastEnd = new Date(Date.now() - 1000);
    await db.update(users).set({ suspendedUntil: pastEnd }).where(eq(users.id, over.id));
    await Promise.all(Array.from({ length: 5 }, () => liftEndedSuspensionsJob.run({}, services)));
    expect(await personNow(over.id)).toMatchObject({ isSuspended: false });
    expect(await personNow(open.id)).toMatchObject({ isSuspended: true });
    expect((await logEntriesAbout(over.id)).map(({ moderatorId }) => moderatorId)).toEqual([as, null]);
  });

  test('ends with a day to come, within ten years', () => {
    const now = new Date('2026-03-10T12:00:00Z');
    expect(parseSuspensionEnd('2026-03-10', now)).toEqual(new Date('2026-03-10T22:59:59Z'));
    expect(['2026-03-09', '2036-03-11', '2026-13-01', ''].map((day) => parseSuspensionEnd(day, now))).toEqual(
      [null, null, null, null],
    );
  });
});

describe('searching', () => {
  test('finds people by name and address, with what bars them', async () => {
    const person = await buildUser(db, { username: 'lena-100%', fullName: 'Léna Wagner' });
    const find = async (q: string) =>
      (await ask('GET', `/api/admin/people?q=${encodeURIComponent(q)}`, { as })).body as { id: number }[];
    for (const q of ['LENA-1', 'wagner', person.email]) {
      expect((await find(q)).map(({ id }) => id)).toEqual([person.id]);
    }
    expect(await find('00%')).toHaveLength(1);
    expect(await find('%%')).toEqual([]);
    await suspend(person.id);
    expect(await find('wagner')).toMatchObject([{ suspension: { reason } }]);
    expect(JSON.stringify(await find('wagner'))).not.toContain('password');
    expect((await ask('GET', '/api/admin/people?q=a', { as })).status).toBe(400);
  });

  test('finds companies by name, VAT number and whose they are', async () => {
    const owner = await buildUser(db, { userType: 'company', username: 'jos-zinn' });
    const company = await buildCompany(db, { name: 'Daach & Zinn', userId: owner.id });
    for (const q of ['zinn', company.vatNumber ?? '', 'jos-', owner.email]) {
      const { body } = await ask('GET', `/api/admin/companies?q=${encodeURIComponent(q)}`, { as });
      expect(body).toMatchObject([{ id: company.id, owner: { id: company.userId } }]);
    }
  });
});

describe('categories', () => {
  const namesOf = (name: string) => ({ fr: `${name} F`, de: `${name} D`, lb: `${name} L`, pt: `${name} P` });
  const add = ({ name, ...body }: { name: unknown; names?: object; description: string }) =>
    ask('POST', '/api/admin/categories', { as, body: { name, names: namesOf(String(name)), ...body } });
  const rename = (id: number, { name, ...body }: { name: string; names?: object; description: string }) =>
    ask('PATCH', `/api/admin/categories/${id}`, { as, body: { name, names: namesOf(name), ...body } });

  test('are added once of a name, also by ten at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => add({ name: 'Wells', description: 'Bored and dug.' })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await add({ name: 'wells', description: '' })).status).toBe(409);
    for (const name of ['', 'x', 'x'.repeat(61), 3])
      expect((await add({ name, description: '' })).status).toBe(400);
  });

  test('that are renamed are renamed wherever they are shown, also in what is kept', async () => {
    const company = await buildCompany(db);
    const { id } = await buildCategory(db, { name: 'Thatching' });
    await buildService(db, { companyId: company.id, categoryId: id });
    const visibleIn = async () => [
      (await ask('GET', '/api/categories')).text.includes('Thatched roofs'),
      (await ask('GET', `/api/companies/${company.id}`)).text.includes('Thatched roofs'),
    ];
    expect(await visibleIn()).toEqual([false, false]);
    expect((await rename(id, { name: 'Thatched roofs', description: '' })).status).toBe(200);
    await expect.poll(visibleIn).toEqual([true, true]);
    expect((await rename(id, { name: 'THATCHED ROOFS', description: 'Reed.' })).status).toBe(200);
    const otherCategory = await buildCategory(db);
    expect((await rename(otherCategory.id, { name: 'Thatched Roofs', description: '' })).status).toBe(409);
    expect((await rename(999_999, { name: 'Nothing', description: '' })).status).toBe(404);
  });

  test('have a name in each of five languages, of their own, and the log tells them', async () => {
    const name = 'Cellars';
    const names = { fr: 'Caves voûtées', de: 'Gewölbekeller', lb: 'Kelleren', pt: 'Caves' };
    const response = await add({ name, names, description: '' });
    expect(response.status).toBe(201);
    const { id } = response.body as { id: number };
    const findCategory = async () =>
      ((await ask('GET', '/api/categories')).body as { id: number; names: object }[]).find(
        (item) => item.id === id,
      );
    await expect.poll(findCategory).toMatchObject({ name, names });
    for (const [language, wrong] of [
      ['fr', ''],
      ['de', 'x'],
      ['lb', 'x'.repeat(61)],
      ['pt', undefined],
    ] as const) {
      const refused = await rename(id, { name, names: { ...names, [language]: wrong }, description: '' });
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { fields: { [`names.${language}`]: expect.any(String) } },
      ]);
    }
    const conflictResponse = await rename((await buildCategory(db)).id, {
      name: 'Vaults',
      names: { ...namesOf('Vaults'), de: 'GEWÖLBEKELLER' },
      description: '',
    });
    expect(conflictResponse.body).toMatchObject({ code: 'nameTaken' });
    expect((await rename(id, { name, names: { ...names, lb: 'Gewëlwer' }, description: '' })).status).toBe(
      200,
    );
    await expect.poll(findCategory).toMatchObject({ name, names: { ...names, lb: 'Gewëlwer' } });
    const { rows } = await pool.query(
      `select verdict, statement from moderation_log where subject = 'category' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { verdict: 'added', statement: 'Cellars (Caves voûtées, Gewölbekeller, Kelleren, Caves)' },
      { verdict: 'renamed', statement: 'Cellars (Caves voûtées, Gewölbekeller, Gewëlwer, Caves)' },
    ]);
  });

  test('one goes into another: companies and requests have that in its place, each once', async () => {
    const roofs = await buildCategory(db, { names: { de: 'Dächer von allen' } });
    const tiles = await buildCategory(db, { names: { de: 'Ziegel von allen', fr: 'Tuiles de tous' } });
    const [companyWithBoth, companyWithOne] = [await buildCompany(db), await buildCompany(db)];
    for (const categoryId of [roofs.id, tiles.id])
      await buildService(db, { companyId: companyWithBoth.id, categoryId });
    await buildService(db, { companyId: companyWithOne.id, categoryId: tiles.id });
    const request = await buildRequest(db, { categoryId: tiles.id });
    const remove = (query: string) => ask('DELETE', `/api/admin/categories/${tiles.id}${query}`, { as });
    expect((await remove('')).status).toBe(409);
    expect((await remove('?into=999999')).status).toBe(404);
    expect((await remove(`?into=${roofs.id}`)).status).toBe(200);
    const { rows } = await pool.query(
      'select company_id, category_id from company_services where company_id in ($1, $2) order by company_id',
      [companyWithBoth.id, companyWithOne.id],
    );
    expect(rows).toEqual(
      [companyWithBoth, companyWithOne].map(({ id }) => ({ company_id: id, category_id: roofs.id })),
    );
    const { rows: requestRows } = await pool.query('select category_id from requests where id = $1', [
      request.id,
    ]);
    expect(requestRows).toEqual([{ category_id: roofs.id }]);
    const companyBody = (await ask('GET', `/api/companies/${companyWithOne.id}`)).body as {
      services: { category: object }[];
    };
    expect(companyBody.services.map(({ category }) => category)).toEqual([
      { id: roofs.id, name: roofs.name, names: { de: 'Dächer von allen' } },
    ]);
    expect((await remove('')).status).toBe(404);
  });
});

test('key figures are real', async () => {
  const responseBefore = await ask('GET', '/api/admin/figures', { as });
  await buildUser(db);
  const { status, body } = await ask('GET', '/api/admin/figures', { as });
  expect(status).toBe(200);
  const { people } = responseBefore.body as { people: number };
  expect(body).toMatchObject({
    people: people + 1,
    companies: expect.any(Number),
    waiting: expect.any(Array),
  });
});

test('each queue says how much waits and since when, the earliest whatever its number, and how long decisions take', async () => {
  const [later, first] = ['2025-06-20T10:00:00.000Z', '2025-06-05T10:00:00.000Z'];
  for (const since of [later, first])
    await buildReview(db, { status: 'pending', createdAt: new Date(since ?? ''), editedAt: null });
  const figures = async () =>
    (await ask('GET', '/api/admin/figures', { as })).body as {
      waiting: { queue: string; count: number; since: string }[];
      middleHours: number | null;
    };
  const { waiting } = await figures();
  expect(waiting.find(({ queue }) => queue === 'reviews')).toMatchObject({ since: first });
  const { body: desk } = await ask('GET', '/api/admin/desk', { as });
  const reviewsWaiting = waiting.find(({ queue }) => queue === 'reviews')?.count;
  expect(desk).toMatchObject({ reviews: reviewsWaiting, oldest: { reviews: first } });
  await pool.query('delete from review_flags');
  const { id } = await buildReview(db, { createdAt: new Date(Date.now() - 30 * 3_600_000) });
  await pool.query(
    "insert into moderation_log (moderator_id, subject, subject_id, verdict) values ($1, 'review', $2, 'approved')",
    [as, id],
  );
  expect((await figures()).middleHours).toBeGreaterThan(0);
});

test('the page is there for admins alone, and they land on it', async () => {
  const client = await buildUser(db);
  const open = (userId?: number) => ask('GET', '/admin', userId === undefined ? {} : { as: userId });
  for (const page of [await open(), await open(client.id)]) {
    expect(page.status).toBe(404);
    expect(page.text).not.toContain('Moderation');
  }
  const page = await open(as);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Moderation')]);
  expect((await ask('GET', '/auth', { as })).headers['location']).toBe('/admin');
});
