import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { personBlocks } from '#features/messaging/core/server/tables.ts';
import { notifyOfDeclineJob } from '#features/requests/core/server/notify-of-decline.ts';
import { systemClock } from '#kernel/clock.ts';
import { testHost } from '#testing/host.ts';
import { codeOf } from '#testing/requests.ts';
import { visitCalls, visitOf } from '#testing/visits.ts';
import { sendDueVisitNotifications } from './server/send-due-visit-notifications.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const calls = await visitCalls(host);
const { accept, act, agreed, asked, bellOf, company, inHours, invitationOf, propose, proposed, read, see } =
  calls;
beforeEach(() => pool.query('delete from rate_limits'));

const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.values((body as { fields?: Record<string, string> }).fields ?? {}),
];

describe('proposing', () => {
  test(
    'a company proposes three times, the client takes one, both see it',
    {
      meta: { requirements: ['D3-3.1', 'D3-10.10'] },
    },
    async () => {
      const { claire, schmit, request, invitationId, visit } = await proposed();
      expect(visit).toMatchObject({ state: 'proposed', turn: 'client', side: 'company', start: null });
      expect(visit.slots).toHaveLength(3);
      expect(await invitationOf(schmit.userId)).toMatchObject({ id: invitationId, state: 'visit' });
      expect((await bellOf(claire.id))[0]).toBe('Toiture Schmit has proposed a visit');
      const acceptedVisit = visitOf(await accept(claire.id, visit, 1));
      expect(acceptedVisit).toMatchObject({
        state: 'agreed',
        turn: null,
        side: 'client',
        start: visit.slots[1]?.start,
        minutes: 60,
        slots: [],
        sequence: 0,
        request: { id: request.id, title: request.title },
        abilities: { mayAccept: false, mayMove: true, mayCancel: true },
      });
      expect((await see(schmit.userId, visit.id)).body).toMatchObject({
        state: 'agreed',
        start: acceptedVisit.start,
      });
      expect((await bellOf(claire.id))[0]).toMatch(/^Visit with Toiture Schmit: /);
      expect((await bellOf(schmit.userId))[0]).toMatch(/^Visit with .*: /);
    },
  );

  test(
    'both sides read in the invitation what became of it, and open pages hear of it',
    {
      meta: { requirements: ['D3-3.1'] },
    },
    async () => {
      const { claire, schmit, request, invitationId, visit } = await proposed();
      const stages = async () => {
        const [invitation] = (await read(claire.id, request.id)).invitations;
        const { body } = await ask('GET', '/api/requests', { as: claire.id });
        const [listed] = (body as { id: number; invitations: { visit: string | null }[] }[]).filter(
          ({ id }) => id === request.id,
        );
        return [invitation?.visit, listed?.invitations[0]?.visit, (await invitationOf(schmit.userId)).visit];
      };
      const all = (stage: string) => [stage, stage, stage];
      expect(await stages()).toEqual(all('proposed'));
      await act(claire.id, visit.id, 'ask-others');
      expect(await stages()).toEqual(all('asked'));
      const other = visitOf(await act(schmit.userId, visit.id, 'move', { slots: [inHours(30)] }));
      await pool.query('delete from live_events where user_id = any($1)', [[claire.id, schmit.userId]]);
      expect((await accept(claire.id, other)).status).toBe(200);
      expect(await stages()).toEqual(all('agreed'));
      const { rows } = await pool.query(
        'select user_id, name from live_events where user_id = any($1) and name in ($2, $3)',
        [[claire.id, schmit.userId], 'request', 'invitation'],
      );
      expect(rows).toEqual(
        expect.arrayContaining([
          { user_id: claire.id, name: 'request' },
          { user_id: schmit.userId, name: 'invitation' },
        ]),
      );
      await act(schmit.userId, visit.id, 'cancel');
      expect(await stages()).toEqual(all('cancelled'));
      const again = visitOf(await propose(schmit.userId, { invitationId, slots: [inHours(40)] }));
      expect(await stages()).toEqual(all('proposed'));
      await accept(claire.id, again);
      const later = new Date(services.clock.now().getTime() + 42 * 3_600_000);
      Object.assign(services, { clock: { now: () => later } });
      onTestFinished(() => void Object.assign(services, { clock: systemClock }));
      expect(await stages()).toEqual(all('over'));
    },
  );

  test(
    'it is an answer in time: nothing expires before the request does',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    async () => {
      const { claire, request } = await proposed();
      const [invitation] = (await read(claire.id, request.id)).invitations;
      expect(invitation).toMatchObject({ state: 'visit' });
      expect(invitation?.answeredAt).not.toBeNull();
    },
  );

  test(
    'no time in the past, no fourth, none that overlap, none outside 15 minutes to 8 hours',
    {
      meta: { requirements: ['D3-3.1', 'D3-10.10'] },
    },
    async () => {
      const { schmit, invitationId } = await asked();
      const responses = [];
      for (const slots of [
        [inHours(-1)],
        [inHours(1), inHours(-0.01)],
        [inHours(2), inHours(4), inHours(6), inHours(8)],
        [],
        [inHours(2), inHours(2.5)],
        [inHours(2, 14)],
        [inHours(2, 481)],
        [inHours(2, 30.5)],
        [inHours(24 * 181)],
        [inHours(24 * 31)],
        [{ start: 'tomorrow', minutes: 60 }],
        [{ start: '2026-02-30T10:00:00Z', minutes: 60 }],
        [{ start: '9999-12-31T23:59:00Z', minutes: 60 }],
        'soon',
      ])
        responses.push(fieldsOf(await propose(schmit.userId, { invitationId, slots }))[0]);
      expect(responses).toEqual(Array.from({ length: 14 }, () => 400));
      const past = await propose(schmit.userId, { invitationId, slots: [inHours(-1)] });
      expect(fieldsOf(past)).toEqual([400, ['Choose times in the future']]);
      const edges = [inHours(2, 15), inHours(2.25, 480)];
      expect((await propose(schmit.userId, { invitationId, slots: edges })).status).toBe(201);
    },
  );

  test(
    'for its own invitation alone, and one at a time',
    {
      meta: { requirements: ['D3-3.1'] },
    },
    async () => {
      const { claire, schmit, invitationId } = await asked();
      const other = await calls.roofer();
      const slots = [inHours(30)];
      const by = async (as: number, body: object = {}) =>
        codeOf(await propose(as, { invitationId, slots, ...body }));
      expect(await by(other.userId)).toEqual([404, 'invitationNotFound']);
      expect(await by(claire.id)).toEqual([403, 'notAllowed']);
      expect(await by(schmit.userId, { partnerId: claire.id })).toEqual([400, 'invalidInput']);
      expect(await by(schmit.userId, { memberId: other.userId })).toEqual([404, 'memberNotFound']);
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => by(schmit.userId)));
      expect(outcomes.filter(([status]) => status === 201)).toHaveLength(1);
      expect(outcomes.filter(([, code]) => code === 'visitStands')).toHaveLength(9);
      // That the request was sent, and one proposal.
      expect(await bellOf(claire.id)).toHaveLength(2);
    },
  );

  test('ends with a refusal only once that can no longer be taken back', async () => {
    for (const world of [await agreed(), await proposed()]) {
      const { claire, schmit, request, invitationId, visit } = world;
      const before = (await see(claire.id, visit.id)).body;
      const declined = await company(schmit.userId, invitationId, 'decline', { reason: 'too-far' });
      expect((await see(claire.id, visit.id)).body).toMatchObject({ state: 'cancelled', turn: null });
      expect(codeOf(await act(claire.id, visit.id, 'cancel'))).toEqual([409, 'visitEnded']);
      const bell = await bellOf(claire.id);
      await sendDueVisitNotifications(services);
      expect(await bellOf(claire.id)).toEqual(bell);
      expect(await company(schmit.userId, invitationId, 'undo-decline')).toMatchObject({
        status: 200,
        body: { invitations: [{ state: 'visit', declinedFor: null }] },
      });
      expect((await see(claire.id, visit.id)).body).toEqual(before);
      const { endedAt: first } = declined.body as { endedAt: string };
      await notifyOfDeclineJob.run({ invitationId, at: first }, services);
      expect((await see(claire.id, visit.id)).body).toEqual(before);

      const again = await company(schmit.userId, invitationId, 'decline', { reason: 'too-far' });
      const { endedAt: at } = again.body as { endedAt: string };
      await notifyOfDeclineJob.run({ invitationId, at }, services);
      const { rows } = await pool.query('select state, cancelled_by from visits where id = $1', [visit.id]);
      expect(rows).toEqual([{ state: 'cancelled', cancelled_by: 'request' }]);
      await sendDueVisitNotifications(services);
      const news = await bellOf(claire.id);
      expect(news.some((text) => text.includes('cancelled'))).toBe(visit.state === 'agreed');
      expect(await read(claire.id, request.id)).toMatchObject({ invitations: [{ state: 'declined' }] });
    }
  });

  test('not once its part in the request is over', { meta: { requirements: ['D3-10.6'] } }, async () => {
    const declined = await asked();
    await company(declined.schmit.userId, declined.invitationId, 'decline', { reason: 'too-far' });
    const withdrawn = await asked();
    await ask('DELETE', `/api/requests/${withdrawn.request.id}/companies/${withdrawn.schmit.id}`, {
      as: withdrawn.claire.id,
    });
    const closed = await asked();
    await ask('POST', `/api/requests/${closed.request.id}/close`, {
      as: closed.claire.id,
      body: { reason: 'postponed' },
    });
    const responses = [];
    for (const { schmit, invitationId } of [declined, withdrawn, closed])
      responses.push(codeOf(await propose(schmit.userId, { invitationId, slots: [inHours(30)] })));
    expect(responses).toEqual([
      [404, 'invitationNotFound'],
      [404, 'invitationNotFound'],
      [409, 'invitationEnded'],
    ]);
  });

  test(
    'to a client it writes with, without a request; to nobody else',
    {
      meta: { requirements: ['D3-10.10'] },
    },
    async () => {
      const schmit = await calls.roofer();
      const [claire, stranger, blocking] = [await calls.client(), await calls.client(), await calls.client()];
      for (const { id } of [claire, blocking])
        await buildMessage(db, { senderId: id, receiverId: schmit.userId });
      await db.insert(personBlocks).values({ userId: blocking.id, blockedId: schmit.userId });
      const slots = [inHours(30)];
      const to = async (partnerId: number) =>
        codeOf(await propose(schmit.userId, { partnerId, slots, place: 'Our showroom, Foetz' }));
      expect(await to(stranger.id)).toEqual([404, 'partnerNotFound']);
      // Nobody has this id, and the response is the same.
      expect(await to(1_999_999_999)).toEqual([404, 'partnerNotFound']);
      expect(await to(schmit.userId)).toEqual([404, 'partnerNotFound']);
      expect(await to(blocking.id)).toEqual([409, 'notAvailable']);
      expect(await to(claire.id)).toEqual([201, undefined]);
      expect(await to(claire.id)).toEqual([409, 'visitStands']);
      const { body } = await ask('GET', '/api/visits', { as: claire.id });
      expect(body).toMatchObject([
        { request: null, where: null, place: 'Our showroom, Foetz', turn: 'client' },
      ]);
    },
  );
});

describe('choosing', () => {
  test(
    'is the client’s alone, and of the times that stand there',
    {
      meta: { requirements: ['D3-3.1'] },
    },
    async () => {
      const { claire, schmit, visit } = await proposed();
      const other = await proposed();
      const stranger = await calls.client();
      const slot = visit.slots[0]?.id;
      const by = async (as: number, slotId: unknown = slot) =>
        codeOf(await act(as, visit.id, 'accept', { slot: slotId }));
      expect(await by(schmit.userId)).toEqual([409, 'notYourTurn']);
      expect(await by(stranger.id)).toEqual([404, 'visitNotFound']);
      expect(await by(other.schmit.userId)).toEqual([404, 'visitNotFound']);
      expect(await by(claire.id, other.visit.slots[0]?.id)).toEqual([409, 'slotGone']);
      expect(await by(claire.id, 0)).toEqual([400, 'invalidInput']);
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => by(claire.id)));
      expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
      expect(outcomes.filter(([, code]) => code === 'notYourTurn')).toHaveLength(9);
    },
  );

  test(
    'or asks for others, and the company proposes them',
    {
      meta: { requirements: ['D3-3.1', 'D3-10.10'] },
    },
    async () => {
      const { claire, schmit, visit } = await proposed();
      const without = visitOf(await act(claire.id, visit.id, 'ask-others', { text: 'Only after five' }));
      expect(without).toMatchObject({ state: 'asked', turn: 'company', slots: [] });
      expect((await bellOf(schmit.userId))[0]).toMatch(/has asked for other times$/);
      expect(codeOf(await act(claire.id, visit.id, 'ask-others'))).toEqual([409, 'notYourTurn']);
      const again = visitOf(await act(schmit.userId, visit.id, 'move', { slots: [inHours(40)] }));
      expect(again).toMatchObject({ state: 'proposed', turn: 'client' });
      expect(visitOf(await accept(claire.id, again))).toMatchObject({ state: 'agreed' });
    },
  );

  test(
    'shows the street with the same press, or not',
    {
      meta: { requirements: ['D3-2.2', 'D3-10.10'] },
    },
    async () => {
      const { claire, schmit, visit } = await proposed();
      const visiblePlace = async () => visitOf(await see(schmit.userId, visit.id)).where;
      expect(await visiblePlace()).toEqual({
        commune: 'Mondercange',
        communeNames: { de: 'Monnerich', lb: 'Monnerech' },
        postalCode: 'L-3919',
        street: null,
      });
      await accept(claire.id, visit, 0, { showsStreet: true });
      expect(await visiblePlace()).toMatchObject({ street: '14, rue des Tilleuls' });
    },
  );

  test(
    'of one who comes to two at once, one is taken, however many press',
    {
      meta: { requirements: ['D3-3.3'] },
    },
    async () => {
      const schmit = await calls.roofer();
      const slot = inHours(30);
      const waiting = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const { id } = await buildUser(db);
          await buildMessage(db, { senderId: id, receiverId: schmit.userId });
          return id;
        }),
      );
      const offers = [];
      for (const partnerId of waiting) {
        const visit = visitOf(await propose(schmit.userId, { partnerId, slots: [slot, inHours(33)] }));
        offers.push({ partnerId, visit });
      }
      const responses = await Promise.all(offers.map(({ partnerId, visit }) => accept(partnerId, visit)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter((response) => codeOf(response)[1] === 'memberBusy')).toHaveLength(49);
      const late = offers[responses.findIndex(({ status }) => status !== 200)];
      const visibleVisit = visitOf(await see(late?.partnerId ?? 0, late?.visit.id ?? 0));
      expect(visibleVisit.slots.map(({ isFree }) => isFree)).toEqual([false, true]);
      const { rows } = await pool.query(
        "select count(*)::int as agreed from visits where state = 'agreed' and member_id = $1",
        [schmit.userId],
      );
      expect(rows).toEqual([{ agreed: 1 }]);
      expect(
        codeOf(await propose(schmit.userId, { partnerId: (await buildUser(db)).id, slots: [slot] }))[1],
      ).toBe('partnerNotFound');
    },
  );

  test(
    'the database itself refuses two visits of one person at once',
    {
      meta: { requirements: ['D3-3.3'] },
    },
    async () => {
      const { visit, schmit } = await agreed();
      const { rows } = await pool.query('select starts_at, ends_at from visits where id = $1', [visit.id]);
      const again = pool.query(
        `insert into visits (company_id, client_id, member_id, state, starts_at, ends_at)
       select company_id, client_id, $1, 'agreed', $2::timestamptz + interval '59 minutes', $3::timestamptz + interval '59 minutes'
       from visits where id = $4`,
        [schmit.userId, rows[0].starts_at, rows[0].ends_at, visit.id],
      );
      await expect(again).rejects.toMatchObject({ constraint: 'one_visit_at_a_time' });
    },
  );

  test(
    'what blocks one member leaves another free',
    {
      meta: { requirements: ['D3-3.3', 'D3-8.4'] },
    },
    async () => {
      const { schmit, visit } = await agreed();
      const marc = await buildUser(db, { userType: 'company' });
      await buildCompanyMember(db, { companyId: schmit.id, userId: marc.id });
      const claire = await calls.client();
      await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
      const slots = [{ start: visit.start, minutes: 60 }];
      const partnerId = claire.id;
      expect(codeOf(await propose(schmit.userId, { partnerId, slots }))).toEqual([409, 'memberBusy']);
      const marcsVisit = visitOf(await propose(marc.id, { partnerId, slots }));
      expect(marcsVisit.member.id).toBe(marc.id);
      expect((await accept(claire.id, marcsVisit)).status).toBe(200);
      const { rows } = await pool.query(
        'select user_id, action, about_id from company_log where company_id = $1',
        [schmit.id],
      );
      expect(rows).toEqual([{ user_id: marc.id, action: 'propose-visit', about_id: claire.id }]);
    },
  );
});

describe('moving and calling off', () => {
  test.each(['client', 'company'] as const)(
    'the %s proposes another time; the old one stands until it is taken',
    { meta: { requirements: ['D3-3.2', 'D3-10.10'] } },
    async (side) => {
      const { claire, schmit, visit } = await agreed();
      const [by, other] = side === 'client' ? [claire.id, schmit.userId] : [schmit.userId, claire.id];
      const moving = visitOf(await act(by, visit.id, 'move', { slots: [inHours(100), inHours(110)] }));
      expect(moving).toMatchObject({ state: 'agreed', start: visit.start, sequence: 0 });
      expect(codeOf(await accept(by, moving))).toEqual([409, 'notYourTurn']);
      const movedVisit = visitOf(await accept(other, moving, 1));
      expect(movedVisit).toMatchObject({
        state: 'agreed',
        start: moving.slots[1]?.start,
        slots: [],
        sequence: 1,
      });
      expect((await bellOf(by))[0]).toMatch(/has moved to/);
      const openProposal = visitOf(await act(by, visit.id, 'move', { slots: [inHours(150)] }));
      expect(openProposal.slots).toHaveLength(1);
      expect(visitOf(await act(other, visit.id, 'ask-others'))).toMatchObject({
        state: 'agreed',
        start: movedVisit.start,
        turn: null,
        slots: [],
      });
    },
  );

  test.each(['client', 'company'] as const)(
    'the %s calls it off, which is the end of it',
    { meta: { requirements: ['D3-3.2'] } },
    async (side) => {
      const { claire, schmit, visit } = await agreed();
      const by = side === 'client' ? claire.id : schmit.userId;
      const cancelledVisit = visitOf(await act(by, visit.id, 'cancel', { text: 'It snows' }));
      expect(cancelledVisit).toMatchObject({
        state: 'cancelled',
        cancelledBy: side,
        cancelledText: 'It snows',
        sequence: 1,
      });
      const responses = [];
      for (const as of [claire.id, schmit.userId])
        for (const name of ['cancel', 'move', 'ask-others', 'accept'])
          responses.push(codeOf(await act(as, visit.id, name, { slots: [inHours(40)], slot: 1 })));
      expect(responses).toEqual(Array.from({ length: 8 }, () => [409, 'visitEnded']));
      for (const as of [claire.id, schmit.userId])
        expect((await bellOf(as))[0]).toMatch(/has been cancelled$/);
      const free = await propose(schmit.userId, {
        invitationId: visit.request?.invitationId,
        slots: [{ start: visit.start, minutes: 60 }],
      });
      expect(free.status).toBe(201);
    },
  );

  test(
    'ends with the request, for a company whose part in it is over',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const { claire, schmit, request, visit } = await agreed();
      await ask('DELETE', `/api/requests/${request.id}/companies/${schmit.id}`, { as: claire.id });
      expect(visitOf(await see(claire.id, visit.id))).toMatchObject({
        state: 'cancelled',
        cancelledBy: 'request',
        sequence: 1,
      });
      expect(codeOf(await see(schmit.userId, visit.id))).toEqual([404, 'visitNotFound']);
      expect((await ask('GET', '/api/visits', { as: schmit.userId })).body).toEqual([]);
    },
  );
});
