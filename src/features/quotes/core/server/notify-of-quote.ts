import {
  mailPolicyByKind,
  type NotificationKindWithSender,
} from '#features/notifications/core/rules/mail-policies.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { QuoteLiveEvents } from '#features/quotes/core/contract/live-events.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import type { QuoteRow, QuoteSide } from './store.ts';

type NotifyServices = Pick<Services, 'jobs'>;

/** Open pages of both sides load the quote again; for a draft only the company's do. */
export const sendLiveOfQuote = async (transaction: Db, { id, ownerId, clientId, state }: QuoteRow) => {
  const payload: QuoteLiveEvents['quote'] = { quoteId: id };
  const people = [ownerId, state === 'draft' ? null : clientId].filter((person) => person !== null);
  for (const personId of people.toSorted((a, b) => a - b))
    await sendLive(transaction, personId, 'quote', payload);
};

const ofClient = [
  'quoteReceived',
  'quoteRevised',
  'quoteWithdrawn',
  'quoteSigned',
  'withdrawalReceived',
  'changeWithdrawalReceived',
] as const;
type ToClient = (typeof ofClient)[number];
type ToCompany =
  | 'quoteChangeAsked'
  | 'quoteDeclined'
  | 'quoteAccepted'
  | 'quoteNotChosen'
  | 'quoteNotSent'
  | 'quoteExpired'
  | 'contractWithdrawn'
  | 'changeOrderWithdrawn';

/** These are actions of the other side that are not part of a contract. */
type Sent = (ToClient | ToCompany) & NotificationKindWithSender;
const isSent = (kind: ToClient | ToCompany): kind is Sent => mailPolicyByKind[kind] !== 'transactional';

/** Notifies the side that did not act; an acceptance notifies both. */
export const notifyOfQuote = async (
  transaction: Db,
  services: NotifyServices,
  quote: QuoteRow,
  kind: ToClient | ToCompany,
) => {
  const isForClient = (ofClient as readonly string[]).includes(kind);
  const personId = isForClient ? quote.clientId : quote.ownerId;
  if (personId === null) return;
  const subject = {
    quoteId: quote.id,
    number: quote.number ?? '',
    from: (isForClient ? quote.shownCompany : (quote.clientName ?? quote.shownClient)) ?? '',
    ...(quote.isChange && { isChange: 1 as const }),
  };
  if (!isSent(kind)) return notifyPerson(transaction, services, { personId, kind, subject });
  const senderId = isForClient ? quote.ownerId : quote.clientId;
  return notifyPerson(transaction, services, { personId, kind, subject, senderId });
};

/** Notifies one side of an end by agreement. */
export const notifySideOfQuote = async (
  transaction: Db,
  services: NotifyServices,
  quote: QuoteRow,
  { side, kind }: { side: QuoteSide; kind: 'contractEndAsked' | 'contractEndRefused' | 'contractEnded' },
) => {
  const isForClient = side === 'client';
  const personId = isForClient ? quote.clientId : quote.ownerId;
  if (personId === null) return;
  const from = (isForClient ? quote.shownCompany : (quote.clientName ?? quote.shownClient)) ?? '';
  await notifyPerson(transaction, services, {
    personId,
    kind,
    subject: { quoteId: quote.id, number: quote.number ?? '', from },
  });
};
