import { and, desc, eq, lt } from 'drizzle-orm';
import { endOf } from '#requests/rules/requests.ts';
import { holdRequest } from '#requests/server/index.ts';
import { requestInvitations } from '#requests/server/tables.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { say } from '#visits/contract/fields.ts';
import {
  acceptVisit,
  askOtherTimes,
  cancelVisit,
  getVisit,
  giveStreet,
  LARGEST_VISIT_PAGE,
  listVisits,
  moveVisit,
} from '#visits/contract/visits.ts';
import { isVisitOver, PROPOSALS_AN_HOUR, whyNotSlots } from '#visits/rules/visits.ts';
import { actOnVisit, isBlockedByOther, readVisitAgain } from './act-on-visit.ts';
import { holdVisit } from './hold-visit.ts';
import { isFreeAt } from './is-free-at.ts';
import { agreeOn, callOff, passOn, storeSlots } from './move-visit.ts';
import { notifyBoth, notifyOther, sendLiveOfVisit } from './news.ts';
import { presentVisits } from './present.ts';
import { areVisitsOf, findOwnVisit, readVisits, slotsOf, visitSideOf } from './store.ts';
import { tellStreet } from './street-of-visit.ts';
import { visits } from './tables.ts';

const list: Route = answer(listVisits, async ({ query, person, tools }) => {
  const { db, clock, translator } = tools;
  const limit = query.limit ?? LARGEST_VISIT_PAGE;
  const wanted = and(
    areVisitsOf(person.id),
    query.state && eq(visits.state, query.state),
    query.requestId === undefined ? undefined : eq(requestInvitations.requestId, query.requestId),
    query.invitationId === undefined ? undefined : eq(visits.invitationId, query.invitationId),
    query.partnerId === undefined ? undefined : areVisitsOf(query.partnerId),
  );
  const beyond = query.cursor === undefined ? undefined : lt(visits.id, query.cursor);
  const rows = await readVisits(db, and(wanted, beyond))
    .orderBy(desc(visits.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: await presentVisits(db, page, { personId: person.id, now: clock.now(), translator }),
    total: (await readVisits(db, wanted)).length,
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
});

const read: Route = answer(getVisit, async ({ params, person, tools, refuse }) => {
  const row = await findOwnVisit(tools.db, person.id, params.id);
  const { translator } = tools;
  const reader = { personId: person.id, now: tools.clock.now(), translator };
  const [visit] = row ? await presentVisits(tools.db, [row], reader) : [];
  if (!visit) throw refuse('visitNotFound');
  return visit;
});

const accept: Route = answer(acceptVisit, (call) =>
  actOnVisit(call, {
    act: 'accept',
    refuseTurn: () => call.refuse('notYourTurn'),
    refuseBlocked: () => call.refuse('blocked'),
    refuseSuspended: () => call.refuse('companySuspended'),
    run: async ({ transaction, row, side, now }) => {
      const { body, tools, refuse } = call;
      const slots = await slotsOf(transaction, [row.id]);
      const slot = slots.find(({ id }) => id === body.slot);
      if (!slot || slot.startsAt <= now) throw refuse('slotGone');
      await agreeOn(transaction, row, { slot, now, refuseBusy: () => refuse('memberBusy') });
      if (side === 'client' && (body.showsStreet || body.street))
        await tellStreet(transaction, tools, row, body.street);
      const { row: agreed } = await readVisitAgain(transaction, row.id, {
        personId: call.person.id,
        now,
        translator: tools.translator,
      });
      await notifyBoth(transaction, tools, agreed, {
        kind: 'visitAgreed',
        before: row.startsAt?.toISOString() ?? '',
        actor: side,
      });
    },
  }),
);

const askOthers: Route = answer(askOtherTimes, (call) =>
  actOnVisit(call, {
    act: 'askOthers',
    refuseTurn: () => call.refuse('notYourTurn'),
    refuseBlocked: () => call.refuse('blocked'),
    refuseSuspended: () => call.refuse('companySuspended'),
    run: async ({ transaction, row, side, after, now }) => {
      await passOn(transaction, row, { ...after, now, ...(call.body.text && { words: call.body.text }) });
      await notifyOther(transaction, call.tools, row, { kind: 'visitOthersAsked', by: side });
    },
  }),
);

const move: Route = answer(moveVisit, (call) =>
  actOnVisit(call, {
    act: 'propose',
    refuseBlocked: () => call.refuse('blocked'),
    refuseSuspended: () => call.refuse('companySuspended'),
    run: async ({ transaction, row, side, after, now }) => {
      const { body, person, tools, refuse } = call;
      const held = row.requestId === null ? null : await holdRequest(transaction, tools, row.requestId);
      const endsAt = held?.request.state === 'open' ? endOf(held.request) : null;
      const why = whyNotSlots(body.slots, { now, endsAt });
      if (why) throw invalidField('slots', say(why));
      const isFree = await isFreeAt(transaction, {
        memberId: row.memberId,
        slots: body.slots,
        besides: row.id,
      });
      if (side === 'company' && !isFree) throw refuse('memberBusy');
      await tools.limits.spend('visits', person.id, PROPOSALS_AN_HOUR);
      await passOn(transaction, row, { ...after, now, ...(body.text && { words: body.text }) });
      await storeSlots(transaction, row.id, body.slots);
      await notifyOther(transaction, tools, row, { kind: 'visitProposed', by: side });
    },
  }),
);

const cancel: Route = answer(cancelVisit, (call) =>
  actOnVisit(call, {
    act: 'cancel',
    run: async ({ transaction, row, side, now }) => {
      await callOff(transaction, row, { by: side, words: call.body.text || null, now });
      await notifyBoth(transaction, call.tools, row, { kind: 'visitCancelled', by: side });
    },
  }),
);

/** Whoever has the visit in a calendar finds the street there: it is the same event, one sequence later. */
const street: Route = answer(giveStreet, ({ params, body, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const seen = await findOwnVisit(transaction, person.id, params.id);
    const row = seen && (await holdVisit(transaction, tools, seen));
    if (!row || visitSideOf(row, person.id) !== 'client') throw refuse('visitNotFound');
    if (row.state === 'cancelled' || isVisitOver(row, now)) throw refuse('visitEnded');
    if (await isBlockedByOther(transaction, row, 'client')) throw refuse('blocked');
    if (row.companyIsSuspended) throw refuse('companySuspended');
    if (!(await tellStreet(transaction, tools, row, body.street))) throw refuse('noStreet');
    if (row.startsAt)
      await transaction
        .update(visits)
        .set({ sequence: row.sequence + 1, changedAt: now })
        .where(eq(visits.id, row.id));
    const reader = { personId: person.id, now, translator: tools.translator };
    const { row: told, visit } = await readVisitAgain(transaction, row.id, reader);
    if (told.state === 'agreed')
      await notifyBoth(transaction, tools, told, { kind: 'visitAgreed', before: '', actor: 'client' });
    await sendLiveOfVisit(transaction, told);
    return visit;
  }),
);

export const visitRoutes: readonly Route[] = [list, read, accept, askOthers, move, street, cancel];
