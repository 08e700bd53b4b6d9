import { beforeEach, describe, expect, test } from 'vitest';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { enforceRequestDeadlines } from '#features/requests/core/server/enforce-deadlines.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, pool, services } = host;
const calls = await quoteCalls(host);
const { begin, bellOf, company, invitationOf, post, read, roofer, sent } = calls;

const at = (moment: string) => Object.assign(services, { clock: { now: () => new Date(moment) } });
beforeEach(async () => {
  await pool.query('delete from rate_limits');
  at('2026-03-02T08:00:00Z');
});

/**
 * The request was sent on 2 March, so its thirty days are over on 1 April. All companies asked something in time; the
 * first quoted on 10 March, until the end of 9 April.
 */
const quotedUntilNinth = async (companies: number) => {
  const { claire, roofers, request } = await calls.asked(companies);
  for (const { userId } of roofers)
    await company(userId, (await invitationOf(userId)).id, 'questions', { text: 'How steep is it?' });
  at('2026-03-10T08:00:00Z');
  const [first, second] = roofers;
  if (!first || !second) throw new Error('Two were asked');
  const quote = await sent(first.userId, request.id);
  expect(quote.validUntil).toBe('2026-04-09');
  return { claire, first, second, request, quote };
};

const listed = async (as: number) =>
  ((await ask('GET', '/api/requests', { as })).body as Request[]).map(({ state }) => state);

const LAST_MOMENT = '2026-04-09T21:59:59Z';
const MIDNIGHT = '2026-04-09T22:00:00Z';

describe('a request with a sent quote (reading 70)', () => {
  test(
    'is open everywhere until that quote ends, and nobody else is asked',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const { claire, second, request } = await quotedUntilNinth(2);
      at(LAST_MOMENT);
      await enforceRequestDeadlines(services);
      const closedRequest = await read(claire.id, request.id);
      expect(closedRequest).toMatchObject({ state: 'open', left: { inAll: 0, now: 0 } });
      expect(closedRequest.abilities).toMatchObject({ mayAdd: true, mayClose: true, mayAsk: false });
      expect(await listed(claire.id)).toEqual(['open']);
      expect(await read(second.userId, request.id)).toMatchObject({ state: 'open' });
      const otherRoofer = await roofer();
      const response = await post(claire.id, `/${request.id}/companies`, { companyId: otherRoofer.id });
      expect(codeOf(response)).toEqual([409, 'requestNotOpen']);
      expect((await begin(second.userId, { requestId: request.id })).status).toBe(201);
    },
  );

  test(
    'ends with its quote, also before a job has come round, and everybody at work on it is told',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const { claire, first, second, request } = await quotedUntilNinth(2);
      at(MIDNIGHT);
      expect(await read(claire.id, request.id)).toMatchObject({
        state: 'expired',
        abilities: { mayAdd: false },
      });
      expect(await listed(claire.id)).toEqual(['expired']);
      for (const { userId } of [first, second])
        expect(codeOf(await begin(userId, { requestId: request.id }))).toEqual([409, 'invitationEnded']);
      await enforceRequestDeadlines(services);
      const { rows } = await pool.query('select state from requests where id = $1', [request.id]);
      expect(rows).toEqual([{ state: 'expired' }]);
      expect((await bellOf(claire.id))[0]).toBe(`“${request.title}” has expired`);
      expect(await invitationOf(first.userId)).toMatchObject({ state: 'quoted' });
      expect(await invitationOf(second.userId)).toMatchObject({ state: 'expired' });
      expect(codeOf(await begin(first.userId, { requestId: request.id }))).toEqual([409, 'invitationEnded']);
    },
  );

  test(
    'has room for another company at the very midnight a quote ends',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const { claire, first, request } = await quotedUntilNinth(3);
      await post(claire.id, `/${request.id}/prolong`);
      const fourth = await roofer();
      const another = () => post(claire.id, `/${request.id}/companies`, { companyId: fourth.id });
      at(LAST_MOMENT);
      expect((await read(claire.id, request.id)).left.now).toBe(0);
      expect(codeOf(await another())).toEqual([409, 'threeRunning']);
      at(MIDNIGHT);
      expect((await read(claire.id, request.id)).left.now).toBe(1);
      expect((await another()).status).toBe(201);
      expect(codeOf(await begin(first.userId, { requestId: request.id }))).toEqual([409, 'threeAtWork']);
    },
  );

  test(
    'takes visits until that quote ends, not until its thirty days are over',
    {
      meta: { requirements: ['D3-3.1'] },
    },
    async () => {
      const { first } = await quotedUntilNinth(2);
      at('2026-03-31T08:00:00Z');
      const { id: invitationId } = await invitationOf(first.userId);
      const propose = (start: string) =>
        ask('POST', '/api/visits', {
          as: first.userId,
          body: { invitationId, slots: [{ start, minutes: 60 }] },
        });
      expect(codeOf(await propose('2026-04-09T22:30:00Z'))).toEqual([400, 'invalidInput']);
      const proposed = await propose('2026-04-02T08:00:00Z');
      expect(proposed.status).toBe(201);
      const { id } = proposed.body as { id: number };
      const moveResponse = await ask('POST', `/api/visits/${id}/move`, {
        as: first.userId,
        body: { slots: [{ start: '2026-04-08T08:00:00Z', minutes: 60 }] },
      });
      expect(moveResponse.status).toBe(200);
    },
  );
});
