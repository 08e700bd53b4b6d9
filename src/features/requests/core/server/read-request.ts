import type { BlockedBy } from '#features/messaging/core/contract/blocked.ts';
import { findBlockBetween } from '#features/messaging/core/server/index.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { daysUntilAnswerDeadline } from '#features/requests/core/rules/answer-deadline.ts';
import {
  countCompaniesAtWork,
  isClosedToMoreCompanies,
  isInvitationRunning,
  MAX_INVITED_COMPANIES,
  MAX_RUNNING_INVITATIONS,
  nextInvitationState,
  requestDetailLevelOf,
} from '#features/requests/core/rules/requests.ts';
import type { Language } from '#kernel/language.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { readDistances } from './invitation-lists.ts';
import { invitationAsOf, presentInvitation, presentRequestContent, requestAsOf } from './present.ts';
import {
  readCompanyQuestions,
  readLastMessages,
  readRequestAdditions,
  readRequestFiles,
} from './read-request-parts.ts';
import { hasCompanyReportedRequest } from './request-reports.ts';
import {
  findOwnInvitation,
  findOwnRequest,
  findRequest,
  type InvitationRow,
  readInvitationsOfRequests,
  type RequestRow,
} from './store.ts';

interface Reader {
  person: Pick<Person, 'id'>;
  language: Language;
  now: Date;
  translator: Translator;
}

const presentToClient = async (
  db: Db,
  storedRequest: RequestRow,
  { language, now, translator }: Reader,
): Promise<Request> => {
  const row = requestAsOf(storedRequest, now);
  // These run one after the other: a transaction takes one query at a time.
  const files = await readRequestFiles(db, row.id);
  const additions = await readRequestAdditions(db, row.id, translator);
  const companyQuestions = await readCompanyQuestions(db, row.id, null, translator);
  const invited = await readInvitationsOfRequests(db, [row.id]);
  const lastMessageByOwner = await readLastMessages(
    db,
    row,
    invited.map(({ ownerId }) => ownerId),
  );
  const invitations = invited.map((invitation) => invitationAsOf(invitation, now));
  const blocks = new Map<number, BlockedBy>();
  for (const { ownerId } of invitations)
    blocks.set(ownerId, await findBlockBetween(db, row.clientId, ownerId));
  const running = countCompaniesAtWork(invitations);
  const isOpen = row.state === 'open';
  const inAll = isOpen && !isClosedToMoreCompanies(row, now) ? MAX_INVITED_COMPANIES - invitations.length : 0;
  return {
    ...presentRequestContent(row, language),
    translation: translator.offerFor(row.description),
    street: row.street,
    files,
    additions,
    asked: companyQuestions,
    invitations: invitations.map((invitation) =>
      presentInvitation(invitation, {
        now,
        lastMessage: lastMessageByOwner.get(invitation.ownerId) ?? null,
        blockedBy: blocks.get(invitation.ownerId) ?? null,
      }),
    ),
    closedFor: row.closedFor,
    distanceKm: null,
    left: { inAll, now: Math.min(inAll, MAX_RUNNING_INVITATIONS - running) },
    side: 'client',
    abilities: {
      mayChange: row.state === 'draft',
      mayAdd: isOpen,
      mayClose: isOpen,
      mayProlong: isOpen && row.prolongedAt === null,
      mayAsk: isOpen && Math.min(inAll, MAX_RUNNING_INVITATIONS - running) > 0,
      mayDecline: false,
      mayReport: false,
    },
  };
};

/** A company that was asked learns neither which others were, nor why the request ended. */
const presentToCompany = async (
  db: Db,
  storedRequest: RequestRow,
  invitation: InvitationRow,
  { language, now, translator }: Reader,
): Promise<Request | null> => {
  const row = requestAsOf(storedRequest, now);
  const ownInvitation = invitationAsOf(invitation, now);
  const sight = requestDetailLevelOf(ownInvitation.state);
  if (sight === 'row') return null;
  const seesAll = sight === 'all';
  const files = seesAll ? await readRequestFiles(db, row.id) : [];
  const additions = await readRequestAdditions(db, row.id, translator);
  const companyQuestions = await readCompanyQuestions(db, row.id, ownInvitation, translator);
  const isReported = await hasCompanyReportedRequest(db, row.id, ownInvitation.companyId);
  const blockedBy = await findBlockBetween(db, ownInvitation.ownerId, row.clientId);
  const days = daysUntilAnswerDeadline({
    sentAt: ownInvitation.sentAt,
    hours: ownInvitation.companyHours,
    dueAt: ownInvitation.dueAt,
  });
  return {
    ...presentRequestContent(row, language),
    translation: translator.offerFor(row.description),
    // A company that lost reads "closed" whether another was hired or the request was closed.
    state: ownInvitation.state === 'lost' ? 'closed' : row.state,
    street: seesAll && ownInvitation.streetShownAt ? row.street : null,
    files,
    additions,
    asked: companyQuestions,
    invitations: [presentInvitation(ownInvitation, { now, days, blockedBy })],
    closedFor: null,
    distanceKm: (await readDistances(db, [ownInvitation])).get(ownInvitation.id) ?? null,
    left: { inAll: 0, now: 0 },
    side: 'company',
    abilities: {
      mayChange: false,
      mayAdd: false,
      mayClose: false,
      mayProlong: false,
      mayAsk: isInvitationRunning(ownInvitation.state),
      mayDecline: nextInvitationState(ownInvitation.state, 'decline') !== null,
      mayReport: !isReported,
    },
  };
};

/** Reads a request as far as this person may see it, on either side. */
export const readRequest = async (db: Db, id: number, reader: Reader): Promise<Request | null> => {
  const ownRequest = await findOwnRequest(db, reader.person.id, id);
  if (ownRequest) return presentToClient(db, ownRequest, reader);
  const invitation = await findOwnInvitation(db, reader.person.id, { requestId: id });
  const request = invitation && (await findRequest(db, id));
  return request ? presentToCompany(db, request, invitation, reader) : null;
};

/** A company knows a request by its own invitation. */
export const readRequestOfInvitation = async (
  db: Db,
  invitationId: number,
  reader: Reader,
): Promise<Request | null> => {
  const invitation = await findOwnInvitation(db, reader.person.id, { id: invitationId });
  const request = invitation && (await findRequest(db, invitation.requestId));
  return request ? presentToCompany(db, request, invitation, reader) : null;
};

/** This reads within the transaction of the change: later, another action may have closed it to this person. */
export const readRequestAfterChange = async (db: Db, id: number, reader: Reader): Promise<Request> => {
  const request = await readRequest(db, id, reader);
  if (!request) throw new Error(`Request ${id} is gone`);
  return request;
};
