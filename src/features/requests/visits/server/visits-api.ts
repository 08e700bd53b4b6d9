import { and, desc, eq, lt } from 'drizzle-orm';
import { sendWebhookEvent } from '#features/api/webhooks/server/index.ts';
import { requestEndOf } from '#features/requests/core/rules/requests.ts';
import { lockRequest } from '#features/requests/core/server/index.ts';
import { requestInvitations } from '#features/requests/core/server/tables.ts';
import { messageKey } from '#features/requests/visits/contract/fields.ts';
import {
  acceptVisit,
  askOtherTimes,
  cancelVisit,
  getVisit,
  giveVisitStreet,
  listVisits,
  rescheduleVisit,
} from '#features/requests/visits/contract/visits.ts';
import {
  isVisitOver,
  VISIT_PROPOSAL_RATE_LIMIT,
  whyNotProposeSlots,
} from '#features/requests/visits/rules/visits.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { changeVisit, isBlockedByOther, readVisitAfterChange } from './change-visit.ts';
import { isMemberFreeAt } from './is-member-free-at.ts';
import { lockVisit } from './lock-visit.ts';
import { notifyBothVisitSides, notifyOtherVisitSide, sendLiveOfVisit } from './notify-of-visit.ts';
import { presentVisits } from './present.ts';
import { shareVisitStreet } from './share-visit-street.ts';
import {
  updateVisitToAgreed,
  updateVisitToCancelled,
  storeVisitSlots,
  updateVisitTurn,
} from './store-visit-changes.ts';
import {
  findOwnVisit,
  isVisitOfPersonSql,
  isVisitTurnOfSql,
  readSlotsOfVisits,
  readVisits,
  visitSideOf,
} from './store.ts';
import { visits } from './tables.ts';

const list: EndpointRoute = handle(listVisits, async ({ query, person, services }) => {
  const { db, clock, translator } = services;
  const { limit } = query;
  const now = clock.now();
  const side = person.userType === 'company' ? 'company' : 'client';
  const condition = and(
    isVisitOfPersonSql(person.id),
    query.turn && isVisitTurnOfSql(side, now),
    query.state && eq(visits.state, query.state),
    query.requestId === undefined ? undefined : eq(requestInvitations.requestId, query.requestId),
    query.invitationId === undefined ? undefined : eq(visits.invitationId, query.invitationId),
    query.partnerId === undefined ? undefined : isVisitOfPersonSql(query.partnerId),
  );
  const beyond = query.cursor === undefined ? undefined : lt(visits.id, query.cursor);
  const rows = await readVisits(db, and(condition, beyond))
    .orderBy(desc(visits.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: await presentVisits(db, page, { personId: person.id, now, translator }),
    total: (await readVisits(db, condition)).length,
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
});

const read: EndpointRoute = handle(getVisit, async ({ params, person, services, refuse }) => {
  const row = await findOwnVisit(services.db, person.id, params.id);
  const { translator } = services;
  const reader = { personId: person.id, now: services.clock.now(), translator };
  const [visit] = row ? await presentVisits(services.db, [row], reader) : [];
  if (!visit) throw refuse('visitNotFound');
  return visit;
});

const accept: EndpointRoute = handle(acceptVisit, (call) =>
  changeVisit(call, {
    action: 'accept',
    refuseTurn: () => call.refuse('notYourTurn'),
    refuseBlocked: () => call.refuse('blocked'),
    refuseSuspended: () => call.refuse('companySuspended'),
    run: async ({ transaction, row, side, now }) => {
      const { body, services, refuse } = call;
      const slots = await readSlotsOfVisits(transaction, [row.id]);
      const slot = slots.find(({ id }) => id === body.slot);
      if (!slot || slot.startsAt <= now) throw refuse('slotGone');
      await updateVisitToAgreed(transaction, row, { slot, now, refuseBusy: () => refuse('memberBusy') });
      if (side === 'client' && (body.showsStreet || body.street))
        await shareVisitStreet(transaction, services, row, body.street);
      const { row: agreed } = await readVisitAfterChange(transaction, row.id, {
        personId: call.person.id,
        now,
        translator: services.translator,
      });
      await notifyBothVisitSides(transaction, services, agreed, {
        kind: 'visitAgreed',
        before: row.startsAt?.toISOString() ?? '',
        actor: side,
      });
      await sendWebhookEvent(transaction, services, [agreed.ownerId, agreed.clientId], {
        type: 'visit.agreed',
        data: { visitId: row.id, startsAt: slot.startsAt.toISOString() },
        at: now,
      });
    },
  }),
);

const askOtherTimesRoute: EndpointRoute = handle(askOtherTimes, (call) =>
  changeVisit(call, {
    action: 'askOthers',
    refuseTurn: () => call.refuse('notYourTurn'),
    refuseBlocked: () => call.refuse('blocked'),
    refuseSuspended: () => call.refuse('companySuspended'),
    run: async ({ transaction, row, side, next, now }) => {
      await updateVisitTurn(transaction, row, {
        ...next,
        now,
        ...(call.body.text && { words: call.body.text }),
      });
      await notifyOtherVisitSide(transaction, call.services, row, { kind: 'visitOthersAsked', by: side });
    },
  }),
);

const move: EndpointRoute = handle(rescheduleVisit, (call) =>
  changeVisit(call, {
    action: 'propose',
    refuseBlocked: () => call.refuse('blocked'),
    refuseSuspended: () => call.refuse('companySuspended'),
    run: async ({ transaction, row, side, next, now }) => {
      const { body, person, services, refuse } = call;
      const lockedRequest =
        row.requestId === null ? null : await lockRequest(transaction, services, row.requestId);
      const endsAt = lockedRequest?.request.state === 'open' ? requestEndOf(lockedRequest.request) : null;
      const reason = whyNotProposeSlots(body.slots, { now, endsAt });
      if (reason) throw invalidFieldError('slots', messageKey(reason));
      const isFree = await isMemberFreeAt(transaction, {
        memberId: row.memberId,
        slots: body.slots,
        besides: row.id,
      });
      if (side === 'company' && !isFree) throw refuse('memberBusy');
      await services.limits.spend('visits', person.id, VISIT_PROPOSAL_RATE_LIMIT);
      await updateVisitTurn(transaction, row, { ...next, now, ...(body.text && { words: body.text }) });
      await storeVisitSlots(transaction, row.id, body.slots);
      await notifyOtherVisitSide(transaction, services, row, { kind: 'visitProposed', by: side });
    },
  }),
);

const cancel: EndpointRoute = handle(cancelVisit, (call) =>
  changeVisit(call, {
    action: 'cancel',
    run: async ({ transaction, row, side, now }) => {
      await updateVisitToCancelled(transaction, row, { by: side, words: call.body.text || null, now });
      await notifyBothVisitSides(transaction, call.services, row, { kind: 'visitCancelled', by: side });
    },
  }),
);

/** A calendar program shows the street in the same event, one sequence later. */
const street: EndpointRoute = handle(giveVisitStreet, ({ params, body, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const ownVisit = await findOwnVisit(transaction, person.id, params.id);
    const row = ownVisit && (await lockVisit(transaction, services, ownVisit));
    if (!row || visitSideOf(row, person.id) !== 'client') throw refuse('visitNotFound');
    if (row.state === 'cancelled' || isVisitOver(row, now)) throw refuse('visitEnded');
    if (await isBlockedByOther(transaction, row, 'client')) throw refuse('blocked');
    if (row.companyIsSuspended) throw refuse('companySuspended');
    if (!(await shareVisitStreet(transaction, services, row, body.street))) throw refuse('noStreet');
    if (row.startsAt)
      await transaction
        .update(visits)
        .set({ sequence: row.sequence + 1, changedAt: now })
        .where(eq(visits.id, row.id));
    const reader = { personId: person.id, now, translator: services.translator };
    const { row: updatedRow, visit } = await readVisitAfterChange(transaction, row.id, reader);
    if (updatedRow.state === 'agreed')
      await notifyBothVisitSides(transaction, services, updatedRow, {
        kind: 'visitAgreed',
        before: '',
        actor: 'client',
      });
    await sendLiveOfVisit(transaction, updatedRow);
    return visit;
  }),
);

export const visitRoutes: readonly EndpointRoute[] = [
  list,
  read,
  accept,
  askOtherTimesRoute,
  move,
  street,
  cancel,
];
