import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import { enforceRequestDeadlines } from './server/enforce-deadlines.ts';

const host = await testHost();
const { db, pool, services } = host;
const calls = await requestCalls(host);
const { bellOf, company, invitationOf, post, read, roofer, sent } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const at = (moment: string) => Object.assign(services, { clock: { now: () => new Date(moment) } });
const client = () => buildUser(db, { createdAt: new Date('2025-01-01') });

const requestSentAt = async (moment: string, hours: Record<string, string> | null = null) => {
  at(moment);
  const claire = await client();
  const schmit = await roofer({ name: 'Toiture Schmit', ...(hours && { businessHours: hours }) });
  const request = await sent(claire.id, [schmit.id]);
  const { id } = await invitationOf(schmit.userId);
  return { claire, schmit, request, id };
};
const stateOf = async (as: number, id: number) => (await read(as, id)).invitations[0]?.state;

const comes = async (moment: string) => {
  at(moment);
  await enforceRequestDeadlines(services);
};

describe('always an answer', () => {
  test(
    'a company is reminded after half its time, once, and silent at the end of it',
    {
      meta: { requirements: ['D3-2.7', 'D3-10.5'] },
    },
    async () => {
      const { claire, schmit, request } = await requestSentAt('2026-04-02T08:00:00Z');
      expect(request.invitations[0]?.dueAt).toBe('2026-04-08T22:00:00.000Z');
      await comes('2026-04-07T09:59:00Z');
      expect(await bellOf(schmit.userId)).toHaveLength(1);
      await comes('2026-04-07T10:00:00Z');
      await comes('2026-04-07T10:01:00Z');
      expect(await bellOf(schmit.userId)).toEqual([
        `“${request.title}” still needs your reply`,
        expect.stringContaining('New request'),
      ]);
      await comes('2026-04-08T21:59:00Z');
      expect(await stateOf(claire.id, request.id)).toBe('sent');
      await comes('2026-04-08T22:00:00Z');
      await comes('2026-04-08T22:01:00Z');
      expect(await stateOf(claire.id, request.id)).toBe('expired');
      expect(await bellOf(claire.id)).toEqual([
        `Toiture Schmit didn’t reply to “${request.title}” in time`,
        `Sent to Toiture Schmit: “${request.title}”`,
      ]);
      expect(await bellOf(schmit.userId)).toHaveLength(3);
      expect((await read(claire.id, request.id)).left).toEqual({ inAll: 5, now: 3 });
    },
  );

  test.each([
    ['holidays', '2026-04-30T08:00:00Z', null, '2026-05-06T22:00:00.000Z'],
    [
      'its own leave',
      '2026-07-30T08:00:00Z',
      { '2026-07-31/2026-08-03': 'closed' },
      '2026-08-06T22:00:00.000Z',
    ],
    [
      'weeks of leave, to the sixth usual working day (reading 83)',
      '2026-07-30T08:00:00Z',
      { '2026-07-31/2026-08-23': 'closed' },
      '2026-08-07T22:00:00.000Z',
    ],
    ['the change to summer time', '2026-03-27T08:00:00Z', null, '2026-04-01T22:00:00.000Z'],
    ['the change to winter time', '2026-10-23T08:00:00Z', null, '2026-10-28T23:00:00.000Z'],
  ])('over %s', { meta: { requirements: ['D3-10.5'] } }, async (_, moment, hours, expectedDue) => {
    const { claire, request } = await requestSentAt(moment, hours);
    const dueAt = request.invitations[0]?.dueAt ?? '';
    expect(dueAt).toBe(expectedDue);
    await comes(new Date(Date.parse(dueAt) - 1).toISOString());
    expect(await stateOf(claire.id, request.id)).toBe('sent');
    await comes(dueAt);
    expect(await stateOf(claire.id, request.id)).toBe('expired');
  });

  test(
    'seen is no answer, a question is: then nothing runs out before the request does',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    async () => {
      const seenRequest = await requestSentAt('2026-03-02T08:00:00Z');
      await company(seenRequest.schmit.userId, seenRequest.id, 'seen');
      const talking = await requestSentAt('2026-03-02T08:00:00Z');
      await company(talking.schmit.userId, talking.id, 'questions', { text: 'How steep is it?' });
      await comes('2026-03-20T08:00:00Z');
      expect(await stateOf(seenRequest.claire.id, seenRequest.request.id)).toBe('expired');
      expect(await stateOf(talking.claire.id, talking.request.id)).toBe('talking');
      expect(await bellOf(talking.schmit.userId)).toHaveLength(1);
    },
  );

  test(
    'whoever comes too late is late, also before the job has come round',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    async () => {
      const { claire, schmit, request, id } = await requestSentAt('2026-03-02T08:00:00Z');
      at('2026-03-06T08:00:00Z');
      for (const [action, body] of [
        ['decline', { reason: 'too-far' }],
        ['questions', { text: 'Still there?' }],
        ['seen', {}],
      ] as const) {
        const late = await company(schmit.userId, id, action, body);
        expect([late.status, late.body]).toEqual([
          409,
          expect.objectContaining({ code: 'invitationEnded', message: 'This request has ended' }),
        ]);
      }
      expect(await stateOf(claire.id, request.id)).toBe('expired');
      const otherRoofers = await Promise.all([roofer(), roofer(), roofer()]);
      for (const otherRoofer of otherRoofers)
        expect(
          (await post(claire.id, `/${request.id}/companies`, { companyId: otherRoofer.id })).status,
        ).toBe(201);
    },
  );

  test(
    'thirty days end a request and whoever was at work on it, thirty more a prolonged one',
    {
      meta: { requirements: ['D3-1.1', 'D3-10.6'] },
    },
    async () => {
      const firstRequest = await requestSentAt('2026-03-02T08:00:00Z');
      await company(firstRequest.schmit.userId, firstRequest.id, 'questions', { text: 'How steep is it?' });
      const longer = await requestSentAt('2026-03-02T08:00:00Z');
      await company(longer.schmit.userId, longer.id, 'questions', { text: 'How steep is it?' });
      await post(longer.claire.id, `/${longer.request.id}/prolong`);
      await comes('2026-04-01T08:00:00Z');
      expect(await read(firstRequest.claire.id, firstRequest.request.id)).toMatchObject({
        state: 'expired',
        invitations: [{ state: 'expired' }],
        left: { inAll: 0, now: 0 },
      });
      expect(await bellOf(firstRequest.claire.id)).toContain(`“${firstRequest.request.title}” has expired`);
      expect((await read(longer.claire.id, longer.request.id)).state).toBe('open');
      expect(
        codeOf(await post(firstRequest.claire.id, `/${firstRequest.request.id}/close`, { reason: 'other' })),
      ).toEqual([409, 'requestNotOpen']);
      await comes('2026-05-01T08:00:00Z');
      expect((await read(longer.claire.id, longer.request.id)).state).toBe('expired');
    },
  );

  test(
    'a quote keeps a request beyond its thirty days, and nobody else is asked then',
    {
      meta: { requirements: ['D3-1.1'] },
    },
    async () => {
      const { claire, request, id } = await requestSentAt('2026-03-02T08:00:00Z');
      await pool.query(
        "update request_invitations set state = 'quoted', answered_at = sent_at, quote_ends_at = '2026-04-09T22:00:00Z' where id = $1",
        [id],
      );
      await comes('2026-04-02T08:00:00Z');
      const { rows } = await pool.query('select state from requests where id = $1', [request.id]);
      expect(rows).toEqual([{ state: 'open' }]);
      const otherRoofer = await roofer();
      const response = await post(claire.id, `/${request.id}/companies`, { companyId: otherRoofer.id });
      expect(codeOf(response)).toEqual([409, 'requestNotOpen']);
    },
  );

  test(
    'what is killed on the way is done by the next round, and nothing twice',
    {
      meta: { requirements: ['D3-2.7'] },
    },
    async () => {
      const cases = [];
      for (let nth = 0; nth < 4; nth += 1) cases.push(await requestSentAt('2026-03-02T08:00:00Z'));
      at('2026-03-06T08:00:00Z');
      let startedCount = 0;
      const transaction = vi.spyOn(db, 'transaction').mockImplementation(async function killed(
        this: typeof db,
        ...parameters
      ) {
        startedCount += 1;
        if (startedCount > 2) throw new Error('Killed');
        return Object.getPrototypeOf(db).transaction.apply(db, parameters);
      });
      await expect(enforceRequestDeadlines(services)).rejects.toThrow();
      transaction.mockRestore();
      await Promise.all([enforceRequestDeadlines(services), enforceRequestDeadlines(services)]);
      for (const { claire, request } of cases) {
        expect(await stateOf(claire.id, request.id)).toBe('expired');
        // That it was sent, and that the company didn't reply.
        expect(await bellOf(claire.id)).toHaveLength(2);
      }
    },
  );
});
