import type { BlockedBy } from '#features/messaging/core/contract/blocked.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import {
  isVisitOver,
  type VisitAction,
  type VisitSide,
  type VisitSlot,
  visitStandingAfter,
} from '#features/requests/visits/rules/visits.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { readSlotsOfVisits, type SlotRow, type VisitRow, visitSideOf } from './store.ts';

const MINUTE_MS = 60_000;

const minutesOf = ({ startsAt, endsAt }: VisitSlot) => (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

/** The client always sees their street; the company once it was shown, and while it works at the request. */
export const maySeeStreet = (row: VisitRow, side: VisitSide): boolean => {
  if (side === 'client') return true;
  const isAtWork =
    row.invitationState !== null &&
    (isInvitationRunning(row.invitationState) || row.invitationState === 'won');
  return isAtWork && row.streetShownAt !== null;
};

export const visitPlaceFor = (row: VisitRow, side: VisitSide): Visit['where'] =>
  row.commune === null
    ? null
    : {
        commune: row.commune,
        communeNames: row.communeNames,
        postalCode: row.postalCode,
        street: maySeeStreet(row, side) ? row.street : null,
      };

/** The owner's account goes by the company’s name. */
export const visitingMemberName = (row: VisitRow): string =>
  row.memberId === row.ownerId ? (row.companyName ?? row.memberName) : row.memberName;

/** It is null once the other side is erased. */
export const visitPartnerName = (row: VisitRow, side: VisitSide): string | null => {
  if (side === 'client') return row.companyName;
  return row.clientId === null ? null : row.clientName;
};

const blockOf = (row: VisitRow, side: VisitSide): BlockedBy => {
  const { hasClientBlocked, hasCompanyBlocked } = row;
  const isCompany = side === 'company';
  if (isCompany ? hasClientBlocked : hasCompanyBlocked) return 'partner';
  return (isCompany ? hasCompanyBlocked : hasClientBlocked) ? 'me' : null;
};

export interface VisitReaderContext {
  personId: number;
  now: Date;
  translator: Translator;
}

const requestOf = (row: VisitRow, translator: Translator): Visit['request'] =>
  row.requestId === null || row.invitationId === null
    ? null
    : {
        id: row.requestId,
        invitationId: row.invitationId,
        title: row.requestTitle ?? '',
        translation: translator.offerFor(row.requestTitle, row.requestDescription ?? ''),
        seesStreet: row.streetShownAt !== null,
        hasStreet: row.street !== null,
      };

export const presentVisit = (
  row: VisitRow,
  slots: readonly SlotRow[],
  { personId, now, translator }: VisitReaderContext,
): Visit => {
  const side = visitSideOf(row, personId);
  const over = isVisitOver(row, now);
  const blockedBy = blockOf(row, side);
  // A block leaves both sides nothing but to cancel.
  const may = (action: VisitAction) =>
    !over &&
    (action === 'cancel' || blockedBy !== 'partner') &&
    visitStandingAfter(row, action, side) !== null;
  const { startsAt, endsAt } = row;
  return {
    id: row.id,
    state: row.state,
    turn: row.turn,
    side,
    slots: slots.map((slot) => ({
      id: slot.id,
      start: slot.startsAt.toISOString(),
      minutes: minutesOf(slot),
      isFree: slot.startsAt > now && !slot.isBusy,
    })),
    start: startsAt?.toISOString() ?? null,
    minutes: startsAt && endsAt && minutesOf({ startsAt, endsAt }),
    isOver: over,
    company:
      row.companyId === null
        ? null
        : { id: row.companyId, name: row.companyName ?? '', logoUrl: row.companyLogoUrl },
    client: row.clientId === null ? null : { id: row.clientId, name: row.clientName },
    partnerId: side === 'client' ? row.ownerId : row.clientId,
    blockedBy,
    member: { id: row.memberId, name: visitingMemberName(row) },
    request: requestOf(row, translator),
    place: row.place,
    where: visitPlaceFor(row, side),
    text: row.words,
    cancelledBy: row.cancelledBy,
    cancelledText: row.cancelledWords,
    sequence: row.sequence,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    abilities: {
      mayAccept: may('accept'),
      mayAskOthers: may('askOthers'),
      mayMove: may('propose'),
      mayCancel: may('cancel'),
    },
  };
};

export const presentVisits = async (
  db: Db,
  rows: readonly VisitRow[],
  reader: VisitReaderContext,
): Promise<Visit[]> => {
  const slots = await readSlotsOfVisits(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentVisit(
      row,
      slots.filter(({ visitId }) => visitId === row.id),
      reader,
    ),
  );
};
