import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
const { draftedRequest } = calls;
const { accept, bellOf, drafted, invitationOf, lawfulRoofer, post, sent, withCode } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const nameless = async (fullName: string | null = null) => {
  const jeanne = await calls.client();
  await db.update(users).set({ fullName }).where(eq(users.id, jeanne.id));
  const roofer = await lawfulRoofer('Toiture Schmit');
  const draft = await draftedRequest(jeanne.id);
  const send = (more: object = {}) =>
    post(jeanne.id, `/${draft.id}/send`, { companyIds: [roofer.id], ...more });
  return { jeanne, roofer, draft, send };
};

describe('a person is named by their full name, reading 75', () => {
  test.each([null, '', '   '])(
    'sending a request asks for it where the account says %j',
    async (fullName) => {
      const { send, jeanne } = await nameless(fullName);
      const refused = await send();
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ fields: { name: expect.stringContaining('your name') } });
      expect(codeOf(await send({ name: ' J ' }))).toEqual([400, 'invalidInput']);
      expect((await send({ name: ' Jeanne Weber ' })).status).toBe(201);
      const { body } = await ask('GET', '/api/user', { as: jeanne.id });
      expect(body).toMatchObject({ fullName: 'Jeanne Weber', username: jeanne.username });
    },
  );

  test('on what a company sees, on the paper, in the bell and in the calendar', async () => {
    const { jeanne, roofer, draft, send } = await nameless();
    await send({ name: 'Jeanne Weber' });
    const as = roofer.userId;
    const listed = await invitationOf(as);
    expect(listed.client).toMatchObject({ name: 'Jeanne Weber' });
    expect((await calls.read(as, draft.id)).client.name).toBe('Jeanne Weber');

    const slot = new Date(host.services.clock.now().getTime() + 3 * DAY_MS).toISOString();
    const visit = await ask('POST', '/api/visits', {
      as,
      body: { invitationId: listed.id, slots: [{ start: slot, minutes: 60 }] },
    });
    expect(visit.body).toMatchObject({ client: { name: 'Jeanne Weber' } });

    const quote = await sent(as, draft.id);
    expect(quote.client.name).toBe('Jeanne Weber');
    const pdf = await ask('GET', `/api/quotes/${quote.id}/versions/1/pdf`, { as });
    expect(pdf.text).toContain('Jeanne Weber');
    expect(pdf.text).not.toContain(jeanne.username);

    await ask('POST', '/api/messages', {
      as: jeanne.id,
      body: { receiverId: as, content: 'When could you come?' },
    });
    expect((await bellOf(as))[0]).toBe('Jeanne Weber sent you a message');
    const { body: leads } = await ask('GET', '/api/messages', { as });
    // Documents 1 and 2 name the `username` of a conversation, so it stays beside the name.
    expect(leads).toMatchObject([{ otherUser: { name: 'Jeanne Weber', username: jeanne.username } }]);

    await withCode(jeanne.id, quote);
    const signed = quoteOf(await accept(jeanne.id, quote, { name: 'Jeanne Weber-Hoffmann' }));
    expect((await bellOf(as)).join('\n')).not.toContain(jeanne.username);
    expect(signed.evidence).toMatchObject({ name: 'Jeanne Weber-Hoffmann' });
  });

  test('a draft in a company’s hands bears it from the first line on', async () => {
    const { roofer, draft, send } = await nameless();
    await send({ name: 'Jeanne Weber' });
    const quote = await drafted(roofer.userId, draft.id);
    expect(quote.client.name).toBe('Jeanne Weber');
  });
});
