import { beforeEach, describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import { DECLINE_UNDO_SECONDS, declineReasons } from './rules/requests.ts';
import { notifyOfDeclineJob } from './server/notify-of-decline.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const calls = await requestCalls(host);
const { bellOf, client, company, invitation, invitationOf, read, roofer, sent, uploaded } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const sentRequest = async () => {
  const claire = await client();
  const schmit = await roofer({ name: 'Toiture Schmit' });
  const request = await sent(claire.id, [schmit.id]);
  return { claire, schmit, request, id: (await invitationOf(schmit.userId)).id };
};
const stateOf = async (as: number, id: number) => (await read(as, id)).invitations[0]?.state;

describe('a company that was asked', () => {
  test(
    'sees the request, the client’s name, its own days, and no more',
    {
      meta: { requirements: ['D3-8.3'] },
    },
    async () => {
      const { claire, schmit, request, id } = await sentRequest();
      const { body } = await invitation(schmit.userId, id);
      expect(body).toMatchObject({
        title: request.title,
        client: { id: claire.id, name: claire.fullName },
        street: null,
        side: 'company',
        abilities: { mayDecline: true, mayAsk: true, mayClose: false },
        invitations: [{ id, state: 'sent' }],
      });
      const { days } = (body as typeof request).invitations[0] ?? { days: [] };
      expect(days.slice(1).filter(({ isWorking }) => isWorking)).toHaveLength(3);
    },
  );

  test(
    'says that it has seen it: no answer, and the client knows',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    async () => {
      const { claire, schmit, request, id } = await sentRequest();
      await company(schmit.userId, id, 'seen');
      await company(schmit.userId, id, 'seen');
      const [seenInvitation] = (await read(claire.id, request.id)).invitations;
      expect(seenInvitation).toMatchObject({ state: 'seen', answeredAt: null });
      expect(seenInvitation?.seenAt).not.toBeNull();
    },
  );

  test.each(declineReasons)(
    'declines by one press: %s',
    { meta: { requirements: ['D3-2.7', 'D3-10.8'] } },
    async (reason) => {
      const { claire, schmit, request, id } = await sentRequest();
      const declined = await company(schmit.userId, id, 'decline', { reason, text: 'From March on.' });
      expect([declined.status, (declined.body as { state: string }).state]).toEqual([200, 'declined']);
      expect((await read(claire.id, request.id)).invitations).toMatchObject([
        { state: 'declined', declinedFor: reason, declinedText: 'From March on.' },
      ]);
      // The client hears of it once it can no longer be taken back.
      const sent = `Sent to Toiture Schmit: “${request.title}”`;
      expect(await bellOf(claire.id)).toEqual([sent]);
      const at = (declined.body as { endedAt: string }).endedAt;
      await notifyOfDeclineJob.run({ invitationId: id, at }, services);
      expect(await bellOf(claire.id)).toEqual([`Toiture Schmit can’t take on “${request.title}”`, sent]);
      expect((await invitation(schmit.userId, id)).status).toBe(404);
      expect((await company(schmit.userId, id, 'decline', { reason })).status).toBe(404);
    },
  );

  test('takes a refusal back within a minute, and the client never hears of it', async () => {
    const { claire, schmit, request, id } = await sentRequest();
    const declined = await company(schmit.userId, id, 'decline', { reason: 'too-far', text: 'Sorry' });
    const at = (declined.body as { endedAt: string }).endedAt;
    const other = await roofer();
    expect((await company(other.userId, id, 'undo-decline')).status).toBe(404);
    const undone = await company(schmit.userId, id, 'undo-decline');
    expect(undone).toMatchObject({
      status: 200,
      body: {
        invitations: [
          { state: 'seen', answeredAt: null, endedAt: null, declinedFor: null, declinedText: null },
        ],
      },
    });
    await notifyOfDeclineJob.run({ invitationId: id, at }, services);
    expect(await bellOf(claire.id)).toEqual([`Sent to Toiture Schmit: “${request.title}”`]);
    expect(codeOf(await company(schmit.userId, id, 'undo-decline'))).toEqual([409, 'undoTooLate']);
    // A question was an answer already, and it stays one.
    await company(schmit.userId, id, 'questions', { text: 'Is the attic heated?' });
    await company(schmit.userId, id, 'decline', { reason: 'too-far' });
    await company(schmit.userId, id, 'undo-decline');
    expect(await stateOf(claire.id, request.id)).toBe('talking');
    await company(schmit.userId, id, 'decline', { reason: 'too-far' });
    await pool.query(
      `update request_invitations set ended_at = ended_at - make_interval(secs => $2) where id = $1`,
      [id, DECLINE_UNDO_SECONDS + 1],
    );
    expect(codeOf(await company(schmit.userId, id, 'undo-decline'))).toEqual([409, 'undoTooLate']);
  });

  test('does not take a refusal back once three others work on it', async () => {
    const claire = await client();
    const [first, ...others] = [await roofer(), await roofer(), await roofer()];
    const request = await sent(
      claire.id,
      [first, ...others].map((one) => one?.id ?? 0),
    );
    const id = (await invitationOf(first?.userId ?? 0)).id;
    await company(first?.userId ?? 0, id, 'decline', { reason: 'too-far' });
    const body = { companyId: (await roofer()).id };
    const asked = await ask('POST', `/api/requests/${request.id}/companies`, { as: claire.id, body });
    expect(asked.status).toBe(201);
    expect(codeOf(await company(first?.userId ?? 0, id, 'undo-decline'))).toEqual([409, 'threeRunning']);
  });

  test('a reason must be given', { meta: { requirements: ['D3-10.8'] } }, async () => {
    const { schmit, id } = await sentRequest();
    expect((await company(schmit.userId, id, 'decline', {})).status).toBe(400);
    expect((await company(schmit.userId, id, 'decline', { reason: 'no-mood' })).status).toBe(400);
  });

  test(
    'its first message is written where conversations are, and not once it is over',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    async () => {
      const { claire, schmit, id } = await sentRequest();
      const see = (as: number) => ask('GET', `/api/messages/partner/${claire.id}`, { as });
      expect((await see(schmit.userId)).status).toBe(200);
      const thread = await ask('GET', `/api/messages/conversation/${claire.id}`, { as: schmit.userId });
      expect(thread.body).toMatchObject([]);
      expect((await see((await sentRequest()).schmit.userId)).status).toBe(404);
      await company(schmit.userId, id, 'decline', { reason: 'too-far' });
      expect((await see(schmit.userId)).status).toBe(404);
    },
  );

  test(
    'a question and a message are answers',
    {
      meta: { requirements: ['D3-10.5', 'D3-10.7'] },
    },
    async () => {
      const first = await sentRequest();
      await company(first.schmit.userId, first.id, 'questions', { text: 'Is the attic heated?' });
      expect(await stateOf(first.claire.id, first.request.id)).toBe('talking');
      expect(await bellOf(first.claire.id)).toEqual([
        `Toiture Schmit has a question about “${first.request.title}”`,
        `Sent to Toiture Schmit: “${first.request.title}”`,
      ]);
      const other = await sentRequest();
      const body = { receiverId: other.claire.id, content: 'We could come on Friday.' };
      expect((await ask('POST', '/api/messages', { as: other.schmit.userId, body })).status).toBe(201);
      const [talking] = (await read(other.claire.id, other.request.id)).invitations;
      expect(talking).toMatchObject({
        state: 'talking',
        lastMessage: { text: 'We could come on Friday.', isMine: false },
      });
    },
  );

  test(
    'what the client writes is no answer, nor is what was written before',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    async () => {
      const { claire, schmit, request } = await sentRequest();
      await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
      expect(await stateOf(claire.id, request.id)).toBe('sent');
    },
  );

  test(
    'messages and refusals at once end one way or the other',
    {
      meta: { requirements: ['D3-9.2'] },
    },
    async () => {
      const { claire, schmit, request, id } = await sentRequest();
      const body = { receiverId: claire.id, content: 'Good morning' };
      const responses = await Promise.all([
        ...Array.from({ length: 8 }, () => ask('POST', '/api/messages', { as: schmit.userId, body })),
        company(schmit.userId, id, 'decline', { reason: 'too-far' }),
        ...Array.from({ length: 4 }, () => company(schmit.userId, id, 'questions', { text: 'Why?' })),
      ]);
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await stateOf(claire.id, request.id)).toBe('declined');
    },
  );

  test(
    'its members answer in its name, and the log says who',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { claire, schmit, id } = await sentRequest();
      const member = await buildUser(db, { userType: 'company' });
      await buildCompanyMember(db, { companyId: schmit.id, userId: member.id });
      expect((await company(member.id, id, 'questions', { text: 'How high is the eaves?' })).status).toBe(
        201,
      );
      expect((await company(member.id, id, 'decline', { reason: 'too-small' })).status).toBe(200);
      const { rows } = await pool.query(
        'select user_id, action, about_id from company_log where company_id = $1 order by id',
        [schmit.id],
      );
      expect(rows).toEqual([
        { user_id: member.id, action: 'ask-about-request', about_id: claire.id },
        { user_id: member.id, action: 'decline-request', about_id: claire.id },
      ]);
    },
  );

  test(
    'another company finds nothing there, whatever it tries',
    {
      meta: { requirements: ['D3-9.4'] },
    },
    async () => {
      const { claire, request, id } = await sentRequest();
      const other = await roofer();
      const { files } = await uploaded(claire.id, request.id, emptyPdf);
      const responses = [
        await invitation(other.userId, id),
        await company(other.userId, id, 'seen'),
        await company(other.userId, id, 'decline', { reason: 'too-far' }),
        await company(other.userId, id, 'questions', { text: 'Who?' }),
        await ask('GET', `/api/requests/${request.id}`, { as: other.userId }),
        await ask('GET', files[0]?.url ?? '', { as: other.userId }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      expect(codeOf(await ask('GET', '/api/invitations', { as: claire.id }))[0]).toBe(403);
    },
  );
});

describe('with an account', () => {
  const erase = async (userId: number) => {
    for (const data of allPersonalData.toReversed())
      await db.transaction((transaction) => data.erase(transaction, userId, []));
  };

  test(
    'goes what a client asked, on the companies’ desks too',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { claire, schmit, request, id } = await sentRequest();
      await uploaded(claire.id, request.id, emptyPdf);
      await company(schmit.userId, id, 'questions', { text: 'Is the attic heated?' });
      await erase(claire.id);
      const { rows } = await pool.query('select id from requests where client_id = $1', [claire.id]);
      expect(rows).toEqual([]);
      expect((await ask('GET', '/api/invitations', { as: schmit.userId })).body).toEqual([]);
    },
  );

  test('goes what the companies’ bells say of it, too (m15)', async () => {
    const { claire, schmit } = await sentRequest();
    const bell = async () =>
      JSON.stringify((await ask('GET', '/api/notifications', { as: schmit.userId })).body);
    expect(await bell()).toContain('Re-roof 96 m²');
    const remaining = await sentRequest();
    await erase(claire.id);
    expect(await bell()).not.toContain('Re-roof 96 m²');
    expect(
      JSON.stringify((await ask('GET', '/api/notifications', { as: remaining.schmit.userId })).body),
    ).toContain('Re-roof 96 m²');
  });

  test('comes all of it to whoever asks for their data', { meta: { requirements: ['D3-8.4'] } }, async () => {
    const { claire, schmit, request, id } = await sentRequest();
    await uploaded(claire.id, request.id, emptyPdf, 'plan-1931.pdf');
    await company(schmit.userId, id, 'questions', { text: 'Is the attic heated?' });
    const data = allPersonalData.find(({ name }) => name === 'requests');
    const clientData = JSON.stringify(await data?.collect(services.db, claire.id));
    for (const text of ['brown stain', 'Tilleuls', 'plan-1931.pdf', 'Toiture Schmit', 'attic heated'])
      expect(clientData).toContain(text);
    const companyData = JSON.stringify(await data?.collect(services.db, schmit.userId));
    expect(companyData).toContain('attic heated');
    expect(companyData).not.toMatch(/brown stain|Tilleuls/);
  });
});
