import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import { liftEndedSuspensionsJob } from './server/index.ts';
import { liftSuspensionBy, suspendPersonBy } from './server/people-and-statistics.ts';

const host = await testHost({ withPages: true });
const { ask, db, pool, services } = host;
const { accept, act, asked, bellOf, quoted, see, sent, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const admin = await buildUser(db, { userType: 'admin' });
const moderator = {
  person: { id: admin.id, username: admin.username, userType: 'admin' as const },
  ip: '127.0.0.1',
  userAgent: 'test',
};
const suspend = (personId: number, days = 30) =>
  suspendPersonBy(services, moderator, personId, {
    reason: 'Takes deposits and vanishes',
    until: new Date(services.clock.now().getTime() + days * DAY_MS),
  });

test('what a suspended company has sent cannot be accepted, and its clients are told; lifted, it goes on. Reading 86', async () => {
  const { claire, schmit, quote } = await quoted();
  await withCode(claire.id, quote);
  expect(await suspend(schmit.userId)).toBe(true);
  expect((await bellOf(claire.id))[0]).toBe('Roofer 1 is currently suspended');
  const clientQuote = quoteOf(await see(claire.id, quote.id));
  expect(clientQuote).toMatchObject({ state: 'sent', abilities: { mayAccept: false } });
  expect(codeOf(await act(claire.id, quote.id, 'accept-code', { type: 'email' }))).toEqual([
    409,
    'companySuspended',
  ]);
  expect(codeOf(await accept(claire.id, quote))).toEqual([409, 'companySuspended']);
  expect(await liftSuspensionBy(services, moderator, schmit.userId)).toBe(true);
  expect((await bellOf(claire.id))[0]).toBe('Roofer 1 is no longer suspended');
  expect(quoteOf(await accept(claire.id, quote)).state).toBe('accepted');
});

test('a suspension that ends by itself is told as well; a client hears once, whatever waits there', async () => {
  const { claire, schmit, request } = await asked();
  await suspend(schmit.userId);
  expect((await bellOf(claire.id)).filter((text) => text === 'Roofer 1 is currently suspended')).toHaveLength(
    1,
  );
  await pool.query("update users set suspended_until = now() - interval '1 minute' where id = $1", [
    schmit.userId,
  ]);
  await liftEndedSuspensionsJob.run({}, services);
  expect((await bellOf(claire.id))[0]).toBe('Roofer 1 is no longer suspended');
  // It can work on its requests again.
  expect((await sent(schmit.userId, request.id)).state).toBe('sent');
});

test('a client’s acts towards a suspended company are refused with a sentence, and the quote page says why. Reading 86', async () => {
  const { claire, schmit, quote } = await quoted();
  await suspend(schmit.userId);
  const page = async () => (await ask('GET', `/quotes/${quote.id}`, { as: claire.id })).text;
  expect(await page()).toContain('This company is currently suspended');
  expect(quoteOf(await see(claire.id, quote.id)).abilities.mayAskChange).toBe(false);
  expect(codeOf(await act(claire.id, quote.id, 'ask-change', { text: 'A zinc gutter' }))).toEqual([
    409,
    'companySuspended',
  ]);
  const { requestId } = quote;
  expect(
    codeOf(
      await ask('POST', `/api/requests/${requestId}/street`, {
        as: claire.id,
        body: { companyId: schmit.id },
      }),
    ),
  ).toEqual([409, 'companySuspended']);
  await liftSuspensionBy(services, moderator, schmit.userId);
  expect(await page()).not.toContain('This company is currently suspended');
  expect(
    (
      await ask('POST', `/api/requests/${requestId}/street`, {
        as: claire.id,
        body: { companyId: schmit.id },
      })
    ).status,
  ).toBe(200);
});

test('a question of a suspended company waits for its answer, and its visit for a time. Reading 86', async () => {
  const { claire, schmit, request } = await asked();
  const { rows } = await pool.query<{ id: number }>(
    'select id from request_invitations where request_id = $1',
    [request.id],
  );
  const invitationId = rows[0]?.id ?? 0;
  const response = await ask('POST', `/api/invitations/${invitationId}/questions`, {
    as: schmit.userId,
    body: { text: 'How old is the roof?' },
  });
  expect(response.status).toBeLessThan(300);
  const visit = await buildVisit(db, {
    invitationId,
    companyId: schmit.id,
    clientId: claire.id,
    memberId: schmit.userId,
  });
  await suspend(schmit.userId);
  const { rows: questions } = await pool.query<{ id: number }>(
    'select id from request_questions where invitation_id = $1',
    [invitationId],
  );
  const answerQuestion = () =>
    ask('POST', `/api/requests/${request.id}/asked/${questions[0]?.id}/answer`, {
      as: claire.id,
      body: { text: 'From 1931', forAll: false },
    });
  expect(codeOf(await answerQuestion())).toEqual([409, 'companySuspended']);
  const askOthers = () =>
    ask('POST', `/api/visits/${visit.id}/ask-others`, { as: claire.id, body: { text: '' } });
  expect(codeOf(await askOthers())).toEqual([409, 'companySuspended']);
  await liftSuspensionBy(services, moderator, schmit.userId);
  expect((await answerQuestion()).status).toBe(200);
  expect((await askOthers()).status).toBe(200);
});
