import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { blocks } from '#messaging/server/tables.ts';
import { pdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import { RUNS_DAYS } from './rules/requests.ts';

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

const DAY_MS = 86_400_000;
const withdrawn = (as: number, id: number, companyId: number) =>
  ask('DELETE', `/api/requests/${id}/companies/${companyId}`, { as });

describe('sending', () => {
  test('puts it to up to three companies, who hear of it and have a day by which to answer', {
    meta: { requirements: ['D3-2.5', 'D3-8.1'] },
  }, async () => {
    const claire = await client();
    const [one, other] = [await roofer(), await roofer()];
    const request = await sent(claire.id, [one.id, other.id]);
    expect(request).toMatchObject({
      state: 'open',
      left: { inAll: 4, now: 1 },
      abilities: { mayChange: false },
    });
    expect(Date.parse(request.endsAt ?? '') - Date.parse(request.sentAt ?? '')).toBe(RUNS_DAYS * DAY_MS);
    expect(
      request.invitations.map(({ company: { id }, state, seesStreet }) => [id, state, seesStreet]),
    ).toEqual([
      [one.id, 'sent', false],
      [other.id, 'sent', false],
    ]);
    expect(await bellOf(one.userId)).toEqual([
      'New request in Mondercange: “Re-roof 96 m² of natural slate”',
    ]);
    expect(await invitationOf(other.userId)).toMatchObject({
      state: 'sent',
      request: {
        id: request.id,
        title: request.title,
        commune: 'Mondercange',
        category: { name: 'Roofing' },
      },
    });
  });

  test('a company that is suspended later is marked, and makes room once it is withdrawn', {
    meta: { requirements: ['D3-2.6'] },
  }, async () => {
    const claire = await client();
    const one = await roofer();
    const { id, left } = await sent(claire.id, [one.id]);
    await pool.query('update users set is_suspended = true where id = $1', [one.userId]);
    const shown = await read(claire.id, id);
    expect(shown.invitations.map(({ company: { isHidden } }) => isHidden)).toEqual([true]);
    expect((await withdrawn(claire.id, id, one.id)).status).toBe(200);
    expect((await read(claire.id, id)).left.now).toBe(left.now + 1);
  });

  test('is done once, and its words stay as they were', { meta: { requirements: ['D3-2.6'] } }, async () => {
    const claire = await client();
    const [one, other] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [one.id]);
    const again = await post(claire.id, `/${id}/send`, { companyIds: [other.id] });
    const change = await ask('PATCH', `/api/requests/${id}`, {
      as: claire.id,
      body: { title: 'Other words' },
    });
    const thrown = await ask('DELETE', `/api/requests/${id}`, { as: claire.id });
    expect([again, change, thrown].map(codeOf)).toEqual(Array.from({ length: 3 }, () => [409, 'notDraft']));
  });

  test('ten at once send it once', { meta: { requirements: ['D3-8.1'] } }, async () => {
    const claire = await client();
    const one = await roofer();
    const { id } = await drafted(claire.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(claire.id, `/${id}/send`, { companyIds: [one.id] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await bellOf(one.userId)).length).toBe(1);
  });

  test('asks no company that cannot be asked, and says no more of it than that', {
    meta: { requirements: ['D3-2.5', 'D3-10.6'] },
  }, async () => {
    const claire = await client();
    const { id } = await drafted(claire.id);
    const able = await roofer();
    const withoutPlan = await buildCompany(db);
    await buildService(db, { companyId: withoutPlan.id, categoryId: trade.id });
    const suspended = await roofer();
    await pool.query('update users set is_suspended = true where id = $1', [suspended.userId]);
    const takenDown = await roofer({ isWithheld: true });
    const blocking = await roofer();
    await db.insert(blocks).values({ userId: blocking.userId, blockedId: claire.id });
    const plumber = await buildCompany(db);
    await buildSubscription(db, { companyId: plumber.id });
    await buildService(db, { companyId: plumber.id, categoryId: (await buildCategory(db)).id });
    const answers = [];
    for (const companyIds of [
      [able.id, withoutPlan.id],
      [suspended.id],
      [takenDown.id],
      [blocking.id],
      [plumber.id],
      [999_999],
      [able.id, able.id],
      [],
      [1, 2, 3, 4],
    ])
      answers.push(codeOf(await post(claire.id, `/${id}/send`, { companyIds })));
    expect(answers).toEqual([
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
  });

  test('three a day of a new account, ten a week of any', {
    meta: { requirements: ['D3-8.4', 'D3-10.3'] },
  }, async () => {
    const one = await roofer();
    const fresh = await buildUser(db);
    for (let nth = 0; nth < 3; nth += 1) await sent(fresh.id, [one.id]);
    const { id } = await drafted(fresh.id);
    expect((await post(fresh.id, `/${id}/send`, { companyIds: [one.id] })).status).toBe(429);
    expect((await read(fresh.id, id)).state).toBe('draft');
    const known = await client();
    for (let nth = 0; nth < 10; nth += 1) await sent(known.id, [one.id]);
    const eleventh = await drafted(known.id);
    expect((await post(known.id, `/${eleventh.id}/send`, { companyIds: [one.id] })).status).toBe(429);
  });
});

describe('another in its place', () => {
  test('three at once, six in all, nobody twice', {
    meta: { requirements: ['D3-1.2', 'D3-10.6'] },
  }, async () => {
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
  });

  test('fifty at once ask one company once, and six at once the three that fit', {
    meta: { requirements: ['D3-1.2'] },
  }, async () => {
    const claire = await client();
    const [first, wanted] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [first.id]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(claire.id, `/${id}/companies`, { companyId: wanted.id })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201).map(codeOf)).toEqual(
      Array.from({ length: 49 }, () => [409, 'alreadyAsked']),
    );
    const others = await Promise.all(Array.from({ length: 6 }, () => roofer()));
    const crowd = await Promise.all(
      others.map((one) => post(claire.id, `/${id}/companies`, { companyId: one.id })),
    );
    expect(crowd.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await read(claire.id, id)).invitations).toHaveLength(3);
  });

  test('the database takes neither a fourth, nor a seventh, nor one twice, whatever the code does', {
    meta: { requirements: ['D3-1.2'] },
  }, async () => {
    const claire = await client();
    const companies = await Promise.all(Array.from({ length: 4 }, () => roofer()));
    const { id } = await sent(
      claire.id,
      companies.slice(0, 3).map((one) => one.id),
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
  });

  test('a company whose request was taken back keeps one line and nothing else', {
    meta: { requirements: ['D3-10.6'] },
  }, async () => {
    const claire = await client();
    const one = await roofer();
    const { id } = await sent(claire.id, [one.id]);
    const asked = await invitationOf(one.userId);
    await withdrawn(claire.id, id, one.id);
    expect(await invitationOf(one.userId)).toMatchObject({
      state: 'withdrawn',
      client: null,
      request: { title: null },
    });
    const gone = [
      await invitation(one.userId, asked.id),
      await ask('GET', `/api/requests/${id}`, { as: one.userId }),
      await company(one.userId, asked.id, 'seen'),
      await company(one.userId, asked.id, 'decline', { reason: 'too-far' }),
      await company(one.userId, asked.id, 'questions', { text: 'Why?' }),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await bellOf(one.userId)).toContain('The client has withdrawn this request');
  });
});

describe('while it is open', () => {
  test('words are added, never changed, and the companies hear of it once', {
    meta: { requirements: ['D3-2.6'] },
  }, async () => {
    const claire = await client();
    const one = await roofer();
    const { id } = await sent(claire.id, [one.id]);
    await post(claire.id, `/${id}/additions`, { text: 'The chimney is not used any more.' });
    const request = requestOf(await post(claire.id, `/${id}/additions`, { text: 'Nor is the flue.' }));
    expect(request.additions.map(({ text }) => text)).toEqual([
      'The chimney is not used any more.',
      'Nor is the flue.',
    ]);
    await uploaded(claire.id, id, pdf, 'plan-1931.pdf');
    const seen = await read(one.userId, id);
    expect([seen.additions.length, seen.files.map(({ name }) => name)]).toEqual([2, ['plan-1931.pdf']]);
    expect((await bellOf(one.userId)).filter((text) => text.includes('more to read'))).toHaveLength(1);
  });

  test('a street is nowhere before it is shown, and then for that company alone', {
    meta: { requirements: ['D3-2.2', 'D3-8.3'] },
  }, async () => {
    const claire = await client();
    const [one, other] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [one.id, other.id]);
    const textsOf = async (as: number) => {
      const { id: asked } = await invitationOf(as);
      const answers = [
        await ask('GET', `/api/requests/${id}`, { as }),
        await invitation(as, asked),
        await ask('GET', '/api/invitations', { as }),
        await ask('GET', '/api/notifications', { as }),
      ];
      return answers.map(({ text }) => text).join();
    };
    expect(await textsOf(one.userId)).not.toContain('Tilleuls');
    const shown = requestOf(await post(claire.id, `/${id}/street`, { companyId: one.id }));
    expect(shown.invitations.map(({ seesStreet }) => seesStreet)).toEqual([true, false]);
    expect((await read(one.userId, id)).street).toBe('14, rue des Tilleuls');
    expect(await textsOf(other.userId)).not.toContain('Tilleuls');
    await post(claire.id, `/${id}/close`, { reason: 'postponed' });
    expect((await read(one.userId, id)).street).toBeNull();
  });

  test('no company learns who else was asked, nor anything of them', {
    meta: { requirements: ['D3-8.3', 'D3-9.4'] },
  }, async () => {
    const claire = await client();
    const [one, other] = [await roofer({ name: 'Secret & Fils' }), await roofer()];
    const { id } = await sent(claire.id, [one.id, other.id]);
    const secret = await invitationOf(one.userId);
    await company(one.userId, secret.id, 'questions', { text: 'May the skip stay overnight?' });
    const { id: asked } = await invitationOf(other.userId);
    const read = async () =>
      [
        await ask('GET', `/api/requests/${id}`, { as: other.userId }),
        await invitation(other.userId, asked),
        await ask('GET', '/api/invitations', { as: other.userId }),
        await ask('GET', '/api/notifications', { as: other.userId }),
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
    expect((await invitation(one.userId, asked)).status).toBe(404);
  });

  test('an answer for one alone stays between the two', { meta: { requirements: ['D3-10.7'] } }, async () => {
    const claire = await client();
    const [one, other] = [await roofer(), await roofer()];
    const { id } = await sent(claire.id, [one.id, other.id]);
    const { id: asked } = await invitationOf(one.userId);
    await company(one.userId, asked, 'questions', { text: 'Is the attic heated?' });
    const [question] = (await read(claire.id, id)).asked;
    const answerIt = () =>
      post(claire.id, `/${id}/asked/${question?.id}/answer`, { text: 'No.', forAll: false });
    expect((await answerIt()).status).toBe(200);
    expect(codeOf(await answerIt())).toEqual([409, 'alreadyAnswered']);
    expect((await read(one.userId, id)).asked).toMatchObject([
      { text: 'Is the attic heated?', answer: 'No.', isOwn: true },
    ]);
    expect((await read(other.userId, id)).asked).toEqual([]);
  });

  test('it can be prolonged once by exactly thirty days', {
    meta: { requirements: ['D3-1.1', 'D3-10.4'] },
  }, async () => {
    const claire = await client();
    const { id, endsAt } = await sent(claire.id, [(await roofer()).id]);
    const longer = requestOf(await post(claire.id, `/${id}/prolong`));
    expect(Date.parse(longer.endsAt ?? '') - Date.parse(endsAt ?? '')).toBe(RUNS_DAYS * DAY_MS);
    expect(codeOf(await post(claire.id, `/${id}/prolong`))).toEqual([409, 'alreadyProlonged']);
  });

  test('closing asks why, tells the companies kindly, and takes the files back', {
    meta: { requirements: ['D3-2.6', 'D3-10.6', 'D3-10.8'] },
  }, async () => {
    const claire = await client();
    const one = await roofer();
    const { id } = await drafted(claire.id);
    const { files } = await uploaded(claire.id, id, pdf);
    await post(claire.id, `/${id}/send`, { companyIds: [one.id] });
    const fetch = () => ask('GET', files[0]?.url ?? '', { as: one.userId });
    expect((await fetch()).status).toBe(200);
    expect((await post(claire.id, `/${id}/close`, {})).status).toBe(400);
    const closed = requestOf(
      await post(claire.id, `/${id}/close`, { reason: 'too-expensive', text: 'Next year.' }),
    );
    expect([closed.state, closed.invitations[0]?.state]).toEqual(['closed', 'lost']);
    const lost = await read(one.userId, id);
    expect([lost.description, lost.files, lost.closedFor]).toEqual([closed.description, [], null]);
    expect((await fetch()).status).toBe(404);
    expect(await bellOf(one.userId)).toContainEqual(expect.stringMatching(/^The request “.+” was closed$/));
    const refused = [
      await post(claire.id, `/${id}/additions`, { text: 'More' }),
      await post(claire.id, `/${id}/companies`, { companyId: (await roofer()).id }),
      await post(claire.id, `/${id}/prolong`),
      await post(claire.id, `/${id}/close`, { reason: 'other' }),
      await upload(claire.id, id, pdf),
    ];
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 5 }, () => [409, 'requestNotOpen']));
  });
});
