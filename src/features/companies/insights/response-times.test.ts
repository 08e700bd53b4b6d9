import { expect, test } from 'vitest';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { measureResponseTimes } from './server/measure-response-times.ts';

const { ask, db } = await testHost({ withPages: true });

const HOUR = 3_600_000;
// On this Tuesday at 8 o'clock in Luxembourg the working day of ten hours begins.
const tuesday = Date.parse('2026-01-13T07:00:00Z');
const friday = Date.parse('2026-01-16T15:00:00Z');
const now = new Date('2026-02-02T12:00:00Z');

/** Builds conversations that clients began, each answered after so many hours. */
const buildRespondingCompany = async (hours: readonly number[], moment = tuesday) => {
  const company = await buildCompany(db);
  for (const waited of hours) {
    const client = await buildUser(db);
    await buildMessage(db, { senderId: client.id, receiverId: company.userId, createdAt: new Date(moment) });
    const createdAt = new Date(moment + waited * HOUR);
    await buildMessage(db, { senderId: company.userId, receiverId: client.id, createdAt });
  }
  return company;
};

test.each([
  ['five conversations allow a figure', [1, 2, 4, 9, 20], 4],
  ['an hour is the least', [0.1, 0.1, 0.2, 0.1, 0.1], 1],
  ['four do not', [1, 2, 4, 9], null],
])('%s', async (_, hours, expected) => {
  const { id } = await buildRespondingCompany(hours);
  await measureResponseTimes(db, now);
  expect((await reloadCompany(db, id)).responseHours).toBe(expected);
});

test('a weekend is nobody’s delay: asked on Friday at 16, answered on Monday at 9 is three hours', async () => {
  const { id } = await buildRespondingCompany([65, 65, 65, 65, 65], friday);
  await measureResponseTimes(db, now);
  expect((await reloadCompany(db, id)).responseHours).toBe(3);
});

test('what is older than a year counts no more, and neither does what the company began', async () => {
  const company = await buildRespondingCompany([3, 3, 3, 3, 3], tuesday - 366 * 24 * HOUR);
  const otherCompany = await buildCompany(db, { responseHours: 3 });
  for (let index = 0; index < 5; index += 1) {
    const client = await buildUser(db);
    await buildMessage(db, { senderId: otherCompany.userId, receiverId: client.id });
    await buildMessage(db, { senderId: client.id, receiverId: otherCompany.userId });
  }
  await measureResponseTimes(db, now);
  for (const { id } of [company, otherCompany])
    expect((await reloadCompany(db, id)).responseHours).toBeNull();
});

test('one client counts once a month, by what they asked first (reading 82)', async () => {
  const company = await buildRespondingCompany([4, 4, 4, 4, 4]);
  const friend = await buildUser(db);
  for (let day = 0; day < 10; day += 1) {
    const moment = tuesday + day * 24 * HOUR;
    const { id: requestId } = await buildRequest(db, { clientId: friend.id, sentAt: new Date(moment) });
    await buildRequestInvitation(db, {
      requestId,
      companyId: company.id,
      state: 'talking',
      sentAt: new Date(moment),
      answeredAt: new Date(moment + 60_000),
    });
  }
  await measureResponseTimes(db, now);
  expect((await reloadCompany(db, company.id)).responseHours).toBe(4);
});

type Outcome = 'talking' | 'declined' | 'withdrawn' | 'lost' | 'expired';

const buildInvitations = async (
  companyId: number,
  moment: number,
  outcomes: readonly [Outcome, number | null][],
) => {
  const sentAt = new Date(moment);
  for (const [state, waited] of outcomes) {
    const { id: requestId } = await buildRequest(db, { sentAt });
    const answeredAt = waited === null ? null : new Date(moment + waited * HOUR);
    await buildRequestInvitation(db, { requestId, companyId, state, sentAt, answeredAt });
  }
};

test(
  'answers to requests count as those to messages do, whichever way they were given',
  {
    meta: { requirements: ['D3-2.8'] },
  },
  async () => {
    const { id } = await buildCompany(db);
    await buildInvitations(id, tuesday, [
      ['talking', 2],
      ['talking', 4],
      ['talking', 6],
      ['declined', 4],
      ['lost', 4],
      ['withdrawn', null],
      ['lost', null],
      ['expired', null],
    ]);
    await measureResponseTimes(db, now);
    expect((await reloadCompany(db, id)).responseHours).toBe(4);
  },
);

test(
  'a request that was let run out is one that was not answered; what the client ended is not',
  {
    meta: { requirements: ['D3-2.8'] },
  },
  async () => {
    const { id, userId } = await buildCompanyOnPlan(db, 'basic');
    await buildInvitations(id, Date.now() - 72 * HOUR, [
      ['talking', 2],
      ['talking', 2],
      ['talking', 2],
      ['talking', 2],
      ['declined', 2],
      ['expired', null],
      ['withdrawn', null],
      ['lost', null],
    ]);
    const { body } = await ask('GET', '/api/company-insights?days=30', { as: userId });
    expect(JSON.stringify(body)).toContain('"responseRate":83');
  },
);

test('the card says what is measured, in the words it has without', async () => {
  await db.execute('delete from company_profiles');
  await buildCompany(db);
  expect((await ask('GET', '/')).text).toContain('Typical response time: ~2 hours');
  await buildRespondingCompany([7, 7, 7, 7, 7]);
  await buildRespondingCompany([1, 1, 1, 1, 1]);
  await measureResponseTimes(db, now);
  const { text } = await ask('GET', '/search');
  expect(text).toContain('Typical response time: ~7 hours<');
  expect(text).toContain('Typical response time: ~1 hour<');
});
