import { beforeEach, describe, expect, test } from 'vitest';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import { roomCalls } from '#testing/room.ts';
import { turnTo } from '#testing/turn-to.ts';
import { visitOf } from '#testing/visits.ts';

const host = await testHost();
const { ask, db, pool } = host;
const quoting = await quoteCalls(host);
const inHours = (hours: number) => ({
  start: new Date(host.services.clock.now().getTime() + hours * 3_600_000).toISOString(),
  minutes: 60,
});
const propose = (as: number, body: object) => ask('POST', '/api/visits', { as, body });
const actOnVisit = (as: number, id: number, name: string, body: object = {}) =>
  ask('POST', `/api/visits/${id}/${name}`, { as, body });
const room = roomCalls(host);

beforeEach(() => pool.query('delete from rate_limits'));

const block = (as: number, userId: number) =>
  pool.query('insert into blocks (user_id, blocked_id) values ($1, $2) on conflict do nothing', [as, userId]);

const blocked = [403, 'blocked'];

/** The company was asked by the client and has a draft, a visit, a project and a review: all that can begin before a block. */
const together = async () => {
  const { claire, schmit, request } = await quoting.asked();
  await turnTo(pool, claire.id, schmit.userId);
  const { id: invitationId } = await quoting.invitationOf(schmit.userId);
  const slots = [inHours(30), inHours(54)];
  const visit = visitOf(await propose(schmit.userId, { invitationId, slots }));
  const project = await buildProject(db, { clientId: claire.id, companyId: schmit.id });
  const draft = await quoting.drafted(schmit.userId, request.id);
  return { claire, schmit, request, invitationId, visit, project, draft, slots };
};

const countNotifications = async (personId: number) => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer from notifications where user_id = $1',
    [personId],
  );
  return rows[0]?.count;
};

describe('a company that is blocked (M8)', () => {
  test('begins and sends nothing any more, whatever had begun before', async () => {
    const { claire, schmit, request, invitationId, visit, project, draft, slots } = await together();
    await block(claire.id, schmit.userId);
    const countBefore = await countNotifications(claire.id);
    const owner = schmit.userId;
    const write = (body: object) => ask('POST', '/api/messages', { as: owner, body });
    expect(codeOf(await write({ receiverId: claire.id, content: 'Moien' }))).toEqual(blocked);
    expect(
      codeOf(await quoting.company(owner, invitationId, 'questions', { text: 'How old is it?' })),
    ).toEqual(blocked);
    expect(codeOf(await quoting.pressSend(owner, draft))).toEqual(blocked);
    expect(codeOf(await quoting.begin(owner, { requestId: request.id }))).toEqual(blocked);
    expect(codeOf(await quoting.begin(owner, { clientId: claire.id }))).toEqual(blocked);
    expect(codeOf(await quoting.begin(owner, { projectId: project.id }))).toEqual(blocked);
    expect(codeOf(await actOnVisit(owner, visit.id, 'move', { slots }))).toEqual(blocked);
    expect(codeOf(await propose(owner, { partnerId: claire.id, slots }))).toEqual([409, 'notAvailable']);
    const typing = await ask('POST', '/api/messages/typing', { as: owner, body: { receiverId: claire.id } });
    expect(typing.status).toBe(200);
    const { rows } = await pool.query(`select from live_events where user_id = $1 and name = 'typing'`, [
      claire.id,
    ]);
    expect(rows).toEqual([]);
    expect(await countNotifications(claire.id)).toBe(countBefore);
  });

  test('does not send the quote whose paper is being made when the block comes', async () => {
    const { claire, schmit, draft } = await together();
    expect((await quoting.pressSend(schmit.userId, draft)).status).toBe(200);
    await block(claire.id, schmit.userId);
    await quoting.makePdf(draft.id);
    expect(quoteOf(await quoting.see(schmit.userId, draft.id)).state).toBe('draft');
    expect((await quoting.see(claire.id, draft.id)).status).toBe(404);
  });

  test('has its change order stopped too, once it is written', async () => {
    const { claire, schmit, project } = await together();
    const draft = quoteOf(await quoting.begin(schmit.userId, { projectId: project.id }));
    const change = quoteOf(
      await quoting.save(schmit.userId, draft, wholeQuote([lineInput({ unitPrice: '10' })])),
    );
    await block(claire.id, schmit.userId);
    expect(codeOf(await quoting.pressSend(schmit.userId, change))).toEqual(blocked);
  });

  test('goes on with the contract in its room, and calls a visit off', async () => {
    const { claire, schmit, project, visit } = await together();
    await block(claire.id, schmit.userId);
    expect((await room.upload(schmit.userId, project.id)).status).toBeLessThan(300);
    expect((await actOnVisit(schmit.userId, visit.id, 'cancel')).status).toBe(200);
  });

  test('answers a review in public, of which its author is told nothing', async () => {
    const { claire, schmit } = await together();
    const finishedProject = await buildProject(db, {
      clientId: claire.id,
      companyId: schmit.id,
      status: 'completed',
      clientConfirmed: true,
      companyConfirmed: true,
      completedAt: new Date(),
    });
    const review = await buildReview(db, {
      projectId: finishedProject.id,
      userId: claire.id,
      companyId: schmit.id,
      status: 'approved',
    });
    await block(claire.id, schmit.userId);
    const countBefore = await countNotifications(claire.id);
    const reply = await ask('POST', `/api/reviews/${review.id}/reply`, {
      as: schmit.userId,
      body: { text: 'We came back the next day and mended it.' },
    });
    expect(reply.status).toBeLessThan(300);
    expect(await countNotifications(claire.id)).toBe(countBefore);
  });
});

describe('answers say that a pair is blocked, and offer nothing that is then refused (M8)', () => {
  test('to a company that is blocked, and to the client who blocked it', async () => {
    const { claire, schmit, invitationId, visit, draft } = await together();
    const sentQuote = quoteOf(await quoting.sendDraft(schmit.userId, draft));
    const viewAs = async (as: number) => ({
      quote: quoteOf(await quoting.see(as, sentQuote.id)),
      visit: visitOf(await ask('GET', `/api/visits/${visit.id}`, { as })),
    });
    const invited = async () =>
      quoting.requestOf(await ask('GET', `/api/invitations/${invitationId}`, { as: schmit.userId }))
        .invitations[0];
    expect(await invited()).toMatchObject({ blockedBy: null });
    expect(await viewAs(schmit.userId)).toMatchObject({
      quote: { blockedBy: null, abilities: { mayRevise: true } },
      visit: { blockedBy: null, abilities: { mayMove: true } },
    });
    await block(claire.id, schmit.userId);
    expect(await invited()).toMatchObject({ blockedBy: 'partner' });
    expect(await viewAs(schmit.userId)).toMatchObject({
      quote: { blockedBy: 'partner', abilities: { mayRevise: false, mayWithdraw: true } },
      visit: { blockedBy: 'partner', abilities: { mayMove: false, mayCancel: true } },
    });
    expect(await viewAs(claire.id)).toMatchObject({
      quote: { blockedBy: 'me', abilities: { mayAskChange: true, mayAccept: true } },
      visit: { blockedBy: 'me', abilities: { mayAccept: true } },
    });
  });

  test('to a client who is blocked, and to the company that blocked them', async () => {
    const { claire, schmit, request, invitationId, visit, draft } = await together();
    const sentQuote = quoteOf(await quoting.sendDraft(schmit.userId, draft));
    await block(schmit.userId, claire.id);
    const [quote, ownVisit, ownProject, othersProject] = [
      quoteOf(await quoting.see(claire.id, sentQuote.id)),
      visitOf(await ask('GET', `/api/visits/${visit.id}`, { as: claire.id })),
      quoting.requestOf(await ask('GET', `/api/requests/${request.id}`, { as: claire.id })),
      quoting.requestOf(await ask('GET', `/api/invitations/${invitationId}`, { as: schmit.userId })),
    ];
    // The client may still accept a quote that the company has already sent.
    expect(quote).toMatchObject({
      blockedBy: 'partner',
      abilities: { mayAskChange: false, mayAccept: true },
    });
    expect(ownVisit).toMatchObject({
      blockedBy: 'partner',
      abilities: { mayAccept: false, mayAskOthers: false, mayCancel: true },
    });
    expect(ownProject.invitations).toMatchObject([{ blockedBy: 'partner' }]);
    expect(othersProject.invitations).toMatchObject([{ blockedBy: 'me' }]);
  });
});

describe('a client whom a company has blocked (M8)', () => {
  test('puts nothing to it any more: no invitation, project, answer, visit or wish for another version', async () => {
    const { claire, schmit, visit, draft, invitationId, request } = await together();
    const questionResponse = await quoting.company(schmit.userId, invitationId, 'questions', {
      text: 'How old is it?',
    });
    expect(questionResponse.status).toBeLessThan(300);
    const sentQuote = quoteOf(await quoting.sendDraft(schmit.userId, draft));
    await block(schmit.userId, claire.id);
    const countBefore = await countNotifications(schmit.userId);
    const { rows } = await pool.query<{ id: number }>('select max(id) as id from request_questions');
    const answerBody = { text: 'From 1931', forAll: false };
    expect(
      codeOf(await quoting.post(claire.id, `/${request.id}/asked/${rows[0]?.id}/answer`, answerBody)),
    ).toEqual(blocked);
    expect(codeOf(await quoting.post(claire.id, `/${request.id}/street`, { companyId: schmit.id }))).toEqual(
      blocked,
    );
    expect(codeOf(await quoting.act(claire.id, sentQuote.id, 'ask-change', { text: 'Cheaper' }))).toEqual(
      blocked,
    );
    expect(codeOf(await actOnVisit(claire.id, visit.id, 'accept', { slot: visit.slots[0]?.id }))).toEqual(
      blocked,
    );
    expect(codeOf(await actOnVisit(claire.id, visit.id, 'ask-others'))).toEqual(blocked);
    const project = { companyId: schmit.id, name: 'A new roof' };
    expect(codeOf(await ask('POST', '/api/projects', { as: claire.id, body: project }))).toEqual(blocked);
    const another = await quoting.draftedRequest(claire.id);
    expect(codeOf(await quoting.post(claire.id, `/${another.id}/send`, { companyIds: [schmit.id] }))).toEqual(
      [409, 'companyNotAvailable'],
    );
    expect(await countNotifications(schmit.userId)).toBe(countBefore);
  });
});
