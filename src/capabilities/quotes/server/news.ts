import { type KindWithSender, mailedKinds } from '#notifications/rules/mailed-kinds.ts';
import { notify } from '#notifications/server/index.ts';
import type { LiveQuotes } from '#quotes/contract/live.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import type { QuoteRow, Side } from './store.ts';

type NewsTools = Pick<Tools, 'jobs'>;

/** Open pages of both sides ask again; of a draft the company's alone. */
export const sendLiveOfQuote = async (transaction: Db, { id, ownerId, clientId, state }: QuoteRow) => {
  const told: LiveQuotes['quote'] = { quoteId: id };
  const people = [ownerId, state === 'draft' ? null : clientId].filter((one) => one !== null);
  for (const personId of people.toSorted((one, other) => one - other))
    await sendLive(transaction, personId, 'quote', told);
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

/** Acts of the other side, which are not part of a contract. */
type Sent = (ToClient | ToCompany) & KindWithSender;
const isSent = (kind: ToClient | ToCompany): kind is Sent => mailedKinds[kind] !== 'transactional';

/** To the side that did not do it; of what was accepted, to both. */
export const notifyOfQuote = async (
  transaction: Db,
  tools: NewsTools,
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
  if (!isSent(kind)) return notify(transaction, tools, { personId, kind, subject });
  const senderId = isForClient ? quote.ownerId : quote.clientId;
  return notify(transaction, tools, { personId, kind, subject, senderId });
};

/** Of an end by agreement, to either side. */
export const notifySideOfQuote = async (
  transaction: Db,
  tools: NewsTools,
  quote: QuoteRow,
  { side, kind }: { side: Side; kind: 'contractEndAsked' | 'contractEndRefused' | 'contractEnded' },
) => {
  const isForClient = side === 'client';
  const personId = isForClient ? quote.clientId : quote.ownerId;
  if (personId === null) return;
  const from = (isForClient ? quote.shownCompany : (quote.clientName ?? quote.shownClient)) ?? '';
  await notify(transaction, tools, {
    personId,
    kind,
    subject: { quoteId: quote.id, number: quote.number ?? '', from },
  });
};
