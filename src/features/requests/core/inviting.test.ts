import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { personBlocks } from '#features/messaging/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import { REQUEST_DURATION_DAYS } from './rules/requests.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await requestCalls(host);
const {
  bellOf,
  client,
  company,
  drafted,
  invitation,
  invitationOf,
  post,
  read,
  requestOf,
  roofer,
  sent,
  trade,
} = calls;
const { upload, uploaded } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const withdrawn = (as: number, id: number, companyId: number) =>
  ask('DELETE', `/api/requests/${id}/companies/${companyId}`, { as });

describe('sending', () => {
  test(
    'puts it to up to three companies, who hear of it and have a day by which to answer',
    {
      meta: { requirements: ['D3-2.5', 'D3-8.1'] },
    },
    async () => {
      const claire = await client();
      const [chosenRoofer, otherRoofer] = [await roofer(), await roofer()];
      const request = await sent(claire.id, [chosenRoofer.id, otherRoofer.id]);
      expect(request).toMatchObject({
        state: 'open',
        left: { inAll: 4, now: 1 },
        abilities: { mayChange: false },
      });
      expect(Date.parse(request.endsAt ?? '') - Date.parse(request.sentAt ?? '')).toBe(
        REQUEST_DURATION_DAYS * DAY_MS,
      );
      expect(
        request.invitations.map(({ company: { id }, state, seesStreet }) => [id, state, seesStreet]),
      ).toEqual([
        [chosenRoofer.id, 'sent', false],
        [otherRoofer.id, 'sent', false],
      ]);
      expect(await bellOf(chosenRoofer.userId)).toEqual([
        'New request in Mondercange: “Re-roof 96 m² of natural slate”',
      ]);
      expect(await invitationOf(otherRoofer.userId)).toMatchObject({
        state: 'sent',
        request: {
          id: request.id,
          title: request.title,
          commune: 'Mondercange',
          category: { name: 'Roofing' },
        },
      });
    },
  );

  test(
    'a company that is suspended later is marked, and makes room once it is withdrawn',
    {
      meta: { requirements: ['D3-2.6'] },
    },
    async () => {
      const claire = await client();
      const chosenRoofer = await roofer();
      const { id, left } = await sent(claire.id, [chosenRoofer.id]);
      await pool.query('update users set is_suspended = true where id = $1', [chosenRoofer.userId]);
      const shownRequest = await read(claire.id, id);
      expect(shownRequest.invitations.map(({ company: { isHidden } }) => isHidden)).toEqual([true]);
      expect((await withdrawn(claire.id, id, chosenRoofer.id)).status).toBe(200);
      expect((await read(claire.id, id)).left.now).toBe(left.now + 1);
    },
  );

  test('is done once, and its words stay as they were', { meta: { requirements: ['D3-2.6'] } }, async () => {
    const claire = await client();
    const [chosenRoofer, otherRoofer] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [chosenRoofer.id]);
    const secondSend = await post(claire.id, `/${id}/send`, { companyIds: [otherRoofer.id] });
    const change = await ask('PATCH', `/api/requests/${id}`, {
      as: claire.id,
      body: { title: 'Other words' },
    });
    const thrown = await ask('DELETE', `/api/requests/${id}`, { as: claire.id });
    expect([secondSend, change, thrown].map(codeOf)).toEqual(
      Array.from({ length: 3 }, () => [409, 'notDraft']),
    );
  });

  test('ten at once send it once', { meta: { requirements: ['D3-8.1'] } }, async () => {
    const claire = await client();
    const chosenRoofer = await roofer();
    const { id } = await drafted(claire.id);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post(claire.id, `/${id}/send`, { companyIds: [chosenRoofer.id] })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await bellOf(chosenRoofer.userId)).length).toBe(1);
  });

  test(
    'asks no company that cannot be asked, and says no more of it than that',
    {
      meta: { requirements: ['D3-2.5', 'D3-10.6'] },
    },
    async () => {
      const claire = await client();
      const { id } = await drafted(claire.id);
      const able = await roofer();
      const withoutPlan = await buildCompany(db);
      await buildService(db, { companyId: withoutPlan.id, categoryId: trade.id });
      const suspended = await roofer();
      await pool.query('update users set is_suspended = true where id = $1', [suspended.userId]);
      const withheldRoofer = await roofer({ isWithheld: true });
      const blocking = await roofer();
      await db.insert(personBlocks).values({ userId: blocking.userId, blockedId: claire.id });
      const plumber = await buildCompany(db);
      await buildSubscription(db, { companyId: plumber.id });
      await buildService(db, { companyId: plumber.id, categoryId: (await buildCategory(db)).id });
      const responses = [];
      for (const companyIds of [
        [able.id, withoutPlan.id],
        [suspended.id],
        [withheldRoofer.id],
        [blocking.id],
        [plumber.id],
        [999_999],
        [able.id, able.id],
        [],
        [1, 2, 3, 4],
      ])
        responses.push(codeOf(await post(claire.id, `/${id}/send`, { companyIds })));
      expect(responses).toEqual([
        [409, 'companyNotAvailable'],
        [409, 'companyNotAvailable'],
        [409, 'companyNotAvailable'],
        [409, 'companyNotAvailable'],
        [409, 'notOfTrade'],
        [404, 'companyNotFound'],
        [400, 'invalidInput'],
        [400, 'invalidInput'],
        [400, 'invalidInput'],
      ]);
      expect(await read(claire.id, id)).toMatchObject({ state: 'draft', invitations: [] });
      expect(await bellOf(able.userId)).toEqual([]);
    },
  );

  test(
    'three a day of a new account, ten a week of any',
    {
      meta: { requirements: ['D3-8.4', 'D3-10.3'] },
    },
    async () => {
      const chosenRoofer = await roofer();
      const fresh = await buildUser(db);
      for (let nth = 0; nth < 3; nth += 1) await sent(fresh.id, [chosenRoofer.id]);
      const { id } = await drafted(fresh.id);
      expect((await post(fresh.id, `/${id}/send`, { companyIds: [chosenRoofer.id] })).status).toBe(429);
      expect((await read(fresh.id, id)).state).toBe('draft');
      const oldClient = await client();
      for (let nth = 0; nth < 10; nth += 1) await sent(oldClient.id, [chosenRoofer.id]);
      const eleventh = await drafted(oldClient.id);
      expect(
        (await post(oldClient.id, `/${eleventh.id}/send`, { companyIds: [chosenRoofer.id] })).status,
      ).toBe(429);
    },
  );
});

describe('another in its place', () => {
  test(
    'three at once, six in all, nobody twice',
    {
      meta: { requirements: ['D3-1.2', 'D3-10.6'] },
    },
    async () => {
      const claire = await client();
      const companies = await Promise.all(Array.from({ length: 7 }, () => roofer()));
      const ids = companies.map(({ id }) => id);
      const { id } = await sent(claire.id, ids.slice(0, 3));
      const another = (companyId: number | undefined) => post(claire.id, `/${id}/companies`, { companyId });
      expect(codeOf(await another(ids[3]))).toEqual([409, 'threeRunning']);
      expect(codeOf(await another(ids[0]))).toEqual([409, 'alreadyAsked']);
      for (const place of [0, 1, 2]) {
        expect((await withdrawn(claire.id, id, ids[place] ?? 0)).status).toBe(200);
        expect((await another(ids[place + 3])).status).toBe(201);
      }
      expect((await withdrawn(claire.id, id, ids[3] ?? 0)).status).toBe(200);
      expect(codeOf(await another(ids[6]))).toEqual([409, 'noneLeft']);
      expect(codeOf(await another(ids[0]))).toEqual([409, 'alreadyAsked']);
      expect(codeOf(await withdrawn(claire.id, id, ids[0] ?? 0))).toEqual([409, 'invitationEnded']);
    },
  );

  test(
    'fifty at once ask one company once, and six at once the three that fit',
    {
      meta: { requirements: ['D3-1.2'] },
    },
    async () => {
      const claire = await client();
      const [first, lastRoofer] = [await roofer(), await roofer()];
      const { id } = await sent(claire.id, [first.id]);
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => post(claire.id, `/${id}/companies`, { companyId: lastRoofer.id })),
      );
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(responses.filter(({ status }) => status !== 201).map(codeOf)).toEqual(
        Array.from({ length: 49 }, () => [409, 'alreadyAsked']),
      );
      const otherRoofers = await Promise.all(Array.from({ length: 6 }, () => roofer()));
      const crowd = await Promise.all(
        otherRoofers.map((chosenRoofer) =>
          post(claire.id, `/${id}/companies`, { companyId: chosenRoofer.id }),
        ),
      );
      expect(crowd.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await read(claire.id, id)).invitations).toHaveLength(3);
    },
  );

  test(
    'the database takes neither a fourth, nor a seventh, nor one twice, whatever the code does',
    {
      meta: { requirements: ['D3-1.2'] },
    },
    async () => {
      const claire = await client();
      const companies = await Promise.all(Array.from({ length: 4 }, () => roofer()));
      const { id } = await sent(
        claire.id,
        companies.slice(0, 3).map((chosenRoofer) => chosenRoofer.id),
      );
      const insert = (companyId: number | undefined) =>
        pool.query(
          `insert into request_invitations (request_id, company_id, remind_at, due_at)
         values ($1, $2, now() + interval '1 day', now() + interval '2 days')`,
          [id, companyId],
        );
      await expect(insert(companies[3]?.id)).rejects.toThrow('requests_running_count_check');
      await expect(insert(companies[0]?.id)).rejects.toThrow('request_invitations_request_id_company_id_key');
      await expect(
        pool.query(`update requests set state = 'draft', sent_at = null, ends_at = null where id = $1`, [id]),
      ).rejects.toThrow('check');
    },
  );

  test(
    'a company whose request was taken back keeps one line and nothing else',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const claire = await client();
      const chosenRoofer = await roofer();
      const { id } = await sent(claire.id, [chosenRoofer.id]);
      const invitationId = await invitationOf(chosenRoofer.userId);
      await withdrawn(claire.id, id, chosenRoofer.id);
      expect(await invitationOf(chosenRoofer.userId)).toMatchObject({
        state: 'withdrawn',
        client: null,
        request: { title: null },
      });
      const goneResponses = [
        await invitation(chosenRoofer.userId, invitationId.id),
        await ask('GET', `/api/requests/${id}`, { as: chosenRoofer.userId }),
        await company(chosenRoofer.userId, invitationId.id, 'seen'),
        await company(chosenRoofer.userId, invitationId.id, 'decline', { reason: 'too-far' }),
        await company(chosenRoofer.userId, invitationId.id, 'questions', { text: 'Why?' }),
      ];
      expect(goneResponses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(await bellOf(chosenRoofer.userId)).toContain('The client has withdrawn this request');
    },
  );
});

describe('while it is open', () => {
  test(
    'words are added, never changed, and the companies hear of it once',
    {
      meta: { requirements: ['D3-2.6'] },
    },
    async () => {
      const claire = await client();
      const chosenRoofer = await roofer();
      const { id } = await sent(claire.id, [chosenRoofer.id]);
      await post(claire.id, `/${id}/additions`, { text: 'The chimney is not used any more.' });
      const request = requestOf(await post(claire.id, `/${id}/additions`, { text: 'Nor is the flue.' }));
      expect(request.additions.map(({ text }) => text)).toEqual([
        'The chimney is not used any more.',
        'Nor is the flue.',
      ]);
      await uploaded(claire.id, id, emptyPdf, 'plan-1931.pdf');
      const companyView = await read(chosenRoofer.userId, id);
      expect([companyView.additions.length, companyView.files.map(({ name }) => name)]).toEqual([
        2,
        ['plan-1931.pdf'],
      ]);
      expect(
        (await bellOf(chosenRoofer.userId)).filter((text) => text.includes('added details')),
      ).toHaveLength(1);
    },
  );

  test(
    'a street is nowhere before it is shown, and then for that company alone',
    {
      meta: { requirements: ['D3-2.2', 'D3-8.3'] },
    },
    async () => {
      const claire = await client();
      const [chosenRoofer, otherRoofer] = [await roofer(), await roofer()];
      const { id } = await sent(claire.id, [chosenRoofer.id, otherRoofer.id]);
      const textsOf = async (as: number) => {
        const { id: invitationId } = await invitationOf(as);
        const responses = [
          await ask('GET', `/api/requests/${id}`, { as }),
          await invitation(as, invitationId),
          await ask('GET', '/api/invitations', { as }),
          await ask('GET', '/api/notifications', { as }),
        ];
        return responses.map(({ text }) => text).join();
      };
      expect(await textsOf(chosenRoofer.userId)).not.toContain('Tilleuls');
      const shownRequest = requestOf(await post(claire.id, `/${id}/street`, { companyId: chosenRoofer.id }));
      expect(shownRequest.invitations.map(({ seesStreet }) => seesStreet)).toEqual([true, false]);
      expect((await read(chosenRoofer.userId, id)).street).toBe('14, rue des Tilleuls');
      expect(await textsOf(otherRoofer.userId)).not.toContain('Tilleuls');
      await post(claire.id, `/${id}/close`, { reason: 'postponed' });
      expect((await read(chosenRoofer.userId, id)).street).toBeNull();
    },
  );

  test(
    'no company learns who else was asked, nor anything of them',
    {
      meta: { requirements: ['D3-8.3', 'D3-9.4'] },
    },
    async () => {
      const claire = await client();
      const [chosenRoofer, otherRoofer] = [await roofer({ name: 'Secret & Fils' }), await roofer()];
      const { id } = await sent(claire.id, [chosenRoofer.id, otherRoofer.id]);
      const secret = await invitationOf(chosenRoofer.userId);
      await company(chosenRoofer.userId, secret.id, 'questions', { text: 'May the skip stay overnight?' });
      const { id: invitationId } = await invitationOf(otherRoofer.userId);
      const read = async () =>
        [
          await ask('GET', `/api/requests/${id}`, { as: otherRoofer.userId }),
          await invitation(otherRoofer.userId, invitationId),
          await ask('GET', '/api/invitations', { as: otherRoofer.userId }),
          await ask('GET', '/api/notifications', { as: otherRoofer.userId }),
        ]
          .map(({ text }) => text)
          .join();
      expect(await read()).not.toMatch(/Secret|skip|"inAll":[1-9]/);
      const { asked: questions } = await calls.read(claire.id, id);
      await post(claire.id, `/${id}/asked/${questions[0]?.id}/answer`, {
        text: 'Yes, for four weeks.',
        forAll: true,
      });
      const now = await read();
      expect(now).toContain('skip');
      expect(now).not.toContain('Secret');
      expect((await invitation(chosenRoofer.userId, invitationId)).status).toBe(404);
    },
  );

  test('an answer for one alone stays between the two', { meta: { requirements: ['D3-10.7'] } }, async () => {
    const claire = await client();
    const [chosenRoofer, otherRoofer] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [chosenRoofer.id, otherRoofer.id]);
    const { id: invitationId } = await invitationOf(chosenRoofer.userId);
    await company(chosenRoofer.userId, invitationId, 'questions', { text: 'Is the attic heated?' });
    const [question] = (await read(claire.id, id)).asked;
    const answerIt = () =>
      post(claire.id, `/${id}/asked/${question?.id}/answer`, { text: 'No.', forAll: false });
    expect((await answerIt()).status).toBe(200);
    expect(codeOf(await answerIt())).toEqual([409, 'alreadyAnswered']);
    expect((await read(chosenRoofer.userId, id)).asked).toMatchObject([
      { text: 'Is the attic heated?', answer: 'No.', isOwn: true },
    ]);
    expect((await read(otherRoofer.userId, id)).asked).toEqual([]);
  });

  test(
    'it can be prolonged once by exactly thirty days',
    {
      meta: { requirements: ['D3-1.1', 'D3-10.4'] },
    },
    async () => {
      const claire = await client();
      const { id, endsAt } = await sent(claire.id, [(await roofer()).id]);
      const longer = requestOf(await post(claire.id, `/${id}/prolong`));
      expect(Date.parse(longer.endsAt ?? '') - Date.parse(endsAt ?? '')).toBe(REQUEST_DURATION_DAYS * DAY_MS);
      expect(codeOf(await post(claire.id, `/${id}/prolong`))).toEqual([409, 'alreadyProlonged']);
    },
  );

  test(
    'closing asks why, tells the companies kindly, and takes the files back',
    {
      meta: { requirements: ['D3-2.6', 'D3-10.6', 'D3-10.8'] },
    },
    async () => {
      const claire = await client();
      const chosenRoofer = await roofer();
      const { id } = await drafted(claire.id);
      const { files } = await uploaded(claire.id, id, emptyPdf);
      await post(claire.id, `/${id}/send`, { companyIds: [chosenRoofer.id] });
      const fetch = () => ask('GET', files[0]?.url ?? '', { as: chosenRoofer.userId });
      expect((await fetch()).status).toBe(200);
      expect((await post(claire.id, `/${id}/close`, {})).status).toBe(400);
      const closed = requestOf(
        await post(claire.id, `/${id}/close`, { reason: 'too-expensive', text: 'Next year.' }),
      );
      expect([closed.state, closed.invitations[0]?.state]).toEqual(['closed', 'lost']);
      const lostView = await read(chosenRoofer.userId, id);
      expect([lostView.description, lostView.files, lostView.closedFor]).toEqual([
        closed.description,
        [],
        null,
      ]);
      expect((await fetch()).status).toBe(404);
      expect(await bellOf(chosenRoofer.userId)).toContainEqual(
        expect.stringMatching(/^The request “.+” was closed$/),
      );
      const refused = [
        await post(claire.id, `/${id}/additions`, { text: 'More' }),
        await post(claire.id, `/${id}/companies`, { companyId: (await roofer()).id }),
        await post(claire.id, `/${id}/prolong`),
        await post(claire.id, `/${id}/close`, { reason: 'other' }),
        await upload(claire.id, id, emptyPdf),
      ];
      expect(refused.map(codeOf)).toEqual(Array.from({ length: 5 }, () => [409, 'requestNotOpen']));
    },
  );
});
