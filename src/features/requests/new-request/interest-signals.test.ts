import { beforeEach, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, type CompanyValues } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { personBlocks } from '#features/messaging/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import type { CompanySuggestion } from './contract/form-lookups.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const { trade, bellOf, client } = await requestCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const roofer = async (values: Partial<CompanyValues> = {}) => {
  const company = await buildCompany(db, { serviceCommunes: ['Mondercange'], ...values });
  await buildService(db, { companyId: company.id, categoryId: trade.id });
  return company;
};
const signal = (as: number | undefined, companyId: number, body: object = {}) =>
  ask('POST', '/api/request-wishes', {
    ...(as !== undefined && { as }),
    body: { companyId, categoryId: trade.id, commune: 'Mondercange', ...body },
  });
const at = (moment: string) => Object.assign(services, { clock: { now: () => new Date(moment) } });

/** Counts the emails that wait about this person's notifications. */
const mailsFor = async (userId: number): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from ${storedJobsSql} j
     join notifications n on n.id = (j.payload ->> 'id')::integer where n.user_id = $1`,
    [userId],
  );
  return Number(rows[0]?.count);
};

test(
  'a company without a plan learns trade, commune and day, once a client, and by one mail a day',
  {
    meta: { requirements: ['D3-2.5'] },
  },
  async () => {
    at('2026-03-02T09:00:00Z');
    const company = await roofer();
    const [claire, anne, ben] = [await client(), await client(), await client()];
    for (const { id } of [claire, claire, anne]) expect((await signal(id, company.id)).status).toBe(200);
    const line = `A client wanted to send you a request: ${trade.name} in Mondercange, 2 March 2026`;
    expect(await bellOf(company.userId)).toEqual([line, line]);
    expect(await mailsFor(company.userId)).toBe(1);
    const { rows } = await pool.query('select subject from notifications where user_id = $1', [
      company.userId,
    ]);
    expect(rows.map(({ subject }) => Object.keys(subject as object).toSorted())).toEqual(
      Array.from({ length: 2 }, () => [
        'commune',
        'commune de',
        'commune lb',
        'day',
        'isMailed',
        'trade',
        'trade de',
        'trade fr',
        'trade lb',
        'trade pt',
      ]),
    );
    const spoken = await ask('GET', '/api/notifications', {
      as: company.userId,
      headers: { 'x-language': 'lb' },
    });
    expect(spoken.text).toContain('E Client wollt Iech eng Ufro schécken: Daachdecker, Monnerech, ');
    // It is after midnight in Luxembourg, an hour before it in Greenwich.
    at('2026-03-02T23:30:00Z');
    await signal(ben.id, company.id);
    expect(await mailsFor(company.userId)).toBe(2);
  },
);

test('two clients at once make one mail', { meta: { requirements: ['D3-2.5'] } }, async () => {
  at('2026-03-02T09:00:00Z');
  const company = await roofer();
  const clients = await Promise.all(Array.from({ length: 8 }, client));
  const responses = await Promise.all(clients.map(({ id }) => signal(id, company.id)));
  expect(responses.map(({ status }) => status)).toEqual(clients.map(() => 200));
  expect(await bellOf(company.userId)).toHaveLength(8);
  expect(await mailsFor(company.userId)).toBe(1);
});

test(
  'it is shown to whoever pressed it, and is neither invitation nor lead',
  {
    meta: { requirements: ['D3-2.5'] },
  },
  async () => {
    const company = await roofer();
    const [claire, anne] = [await client(), await client()];
    await signal(claire.id, company.id);
    const isSignalled = async (as: number) => {
      const { body } = await ask('GET', `/api/request-suggestions?category=${trade.id}&commune=Mondercange`, {
        as,
      });
      return (body as CompanySuggestion[]).find(({ company: { id } }) => id === company.id)?.isTold;
    };
    expect([await isSignalled(claire.id), await isSignalled(anne.id)]).toEqual([true, false]);
    expect((await ask('GET', '/api/invitations', { as: company.userId })).body).toEqual([]);
    expect((await ask('GET', '/api/messages/conversations', { as: company.userId })).body).toEqual([]);
  },
);

test(
  'only where it could not be asked, of those that are shown, and by clients',
  {
    meta: { requirements: ['D3-2.5'] },
  },
  async () => {
    const claire = await client();
    const company = await roofer();
    const paying = await roofer();
    await buildSubscription(db, { companyId: paying.id });
    const suspended = await roofer();
    await pool.query('update users set is_suspended = true where id = $1', [suspended.userId]);
    const blocking = await roofer();
    await db.insert(personBlocks).values({ userId: blocking.userId, blockedId: claire.id });
    const otherTrade = await buildCategory(db);
    const by = async (...parameters: Parameters<typeof signal>) => codeOf(await signal(...parameters));
    expect([
      await by(undefined, company.id),
      await by(company.userId, company.id),
      await by(claire.id, 999_999),
      await by(claire.id, paying.id),
      await by(claire.id, suspended.id),
      await by(claire.id, (await roofer({ isWithheld: true })).id),
      await by(claire.id, blocking.id),
      await by(claire.id, company.id, { categoryId: otherTrade.id }),
      await by(claire.id, company.id, { categoryId: 999_999 }),
      await by(claire.id, company.id, { commune: 'Atlantis' }),
    ]).toEqual([
      [401, 'signInFirst'],
      [403, 'notAllowed'],
      [404, 'companyNotFound'],
      [409, 'canBeAsked'],
      [409, 'companyNotAvailable'],
      [409, 'companyNotAvailable'],
      [409, 'companyNotAvailable'],
      [409, 'notOfTrade'],
      [404, 'noSuchTrade'],
      [400, 'invalidInput'],
    ]);
    expect(await bellOf(company.userId)).toEqual([]);
  },
);
