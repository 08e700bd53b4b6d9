import type { IsoDay } from '#kernel/calendar.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import type { QuoteState } from './quote-states.ts';

const fromOpen = (to: QuoteState): Steps => ({ sent: to, 'change-asked': to });

type Steps = Partial<Record<QuoteState, QuoteState>>;

const steps = {
  /** The first version is sent, or a newer one in place of it. */
  send: { draft: 'sent', sent: 'sent', 'change-asked': 'sent' },
  askChange: { sent: 'change-asked' },
  accept: fromOpen('accepted'),
  decline: fromOpen('declined'),
  withdraw: fromOpen('withdrawn'),
  expire: fromOpen('expired'),
} as const satisfies Record<string, Steps>;

export type QuoteAction = keyof typeof steps;
export const quoteActions = Object.keys(steps) as QuoteAction[];

/** Returns the state after an action, or null if the action is not allowed. */
export const nextQuoteState = (state: QuoteState, action: QuoteAction): QuoteState | null =>
  (steps[action] as Steps)[state] ?? null;

/** The client can still answer it. */
export const isQuoteOpen = (state: QuoteState): boolean => state === 'sent' || state === 'change-asked';

/** An invitation has at most one quote in these states. */
export const isQuoteActive = (state: QuoteState): boolean =>
  state === 'draft' || state === 'accepted' || isQuoteOpen(state);

/** A day is good until its midnight in Luxembourg. */
export const hasQuoteRunOut = (
  { state, validUntil }: { state: QuoteState; validUntil: IsoDay | null },
  today: IsoDay,
): boolean => isQuoteOpen(state) && validUntil !== null && validUntil < today;

export const quoteDeclineReasons = ['price', 'timing', 'scope', 'chose-another', 'other'] as const;
export type QuoteDeclineReason = (typeof quoteDeclineReasons)[number];

/** Besides the client's reasons: the company is no longer asked, or the request was closed. */
export const quoteEndReasons = [...quoteDeclineReasons, 'no-longer-asked', 'request-closed'] as const;
export type QuoteEndReason = (typeof quoteEndReasons)[number];

export const isDeclinedByClient = (reason: QuoteEndReason): boolean =>
  (quoteDeclineReasons as readonly string[]).includes(reason);

export const paymentPlanMoments = ['acceptance', 'start', 'milestone', 'completion'] as const;
export type PaymentPlanMoment = (typeof paymentPlanMoments)[number];

/** The database enforces most of these too (db/migrations/0053). */
export const MAX_QUOTE_LINES = 300;
export const MAX_QUOTE_SECTIONS = 40;
export const MAX_QUOTE_EXCLUSIONS = 40;
export const MAX_PAYMENT_PLAN_PARTS = 12;
export const QUOTE_VALID_DAYS = 30;
/** A company’s quotes are valid for at most this many days by default (db/migrations/0129). */
export const MAX_VALID_DAYS = 365;
export const MAX_LINE_DESCRIPTION_LENGTH = 1000;
/** A quantity, and a price in euros, stay below these. */
export const MAX_LINE_QUANTITY = 10n ** 9n;
export const MAX_UNIT_PRICE_EUROS = 10n ** 12n;
/** Work takes at most this many days, and a warranty runs at most this many months. */
export const MAX_WORK_DAYS = 2000;
export const MAX_WARRANTY_MONTHS = 600;

/** One version has at most this many. */
export const MAX_QUOTE_FILES = 10;
export const QUOTE_FILE_RATE_LIMIT = { points: 120, seconds: 60 * 60 };

/** One company has at most this many. */
export const MAX_QUOTE_TEMPLATES = 60;
/** The database enforces it too (db/migrations/0072). */
export const MAX_TEMPLATE_NAME_LENGTH = 80;

export const QUOTE_RATE_LIMIT = { points: 100, seconds: DAY_SECONDS };
export const QUOTE_REPORT_RATE_LIMIT = { points: 20, seconds: DAY_SECONDS };
export const DRAFT_SAVE_RATE_LIMIT = { points: 240, seconds: 60 };
/** Presence heartbeats arrive at most this often a minute. */
export const PRESENCE_SIGNAL_RATE_LIMIT = { points: 60, seconds: 60 };

/** The client’s signed copy names their network; the company's does not. */
export const quotePdfKinds = ['sent', 'signed', 'signed-for-client'] as const;
export type QuotePdfKind = (typeof quotePdfKinds)[number];

/** The PDF is tried so often before the quote is an ordinary draft again. The database enforces it too (db/migrations/0063). */
export const MAX_PDF_ATTEMPTS = 3;

export const confirmationMethods = ['email', 'sms', 'passkey'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

export const ACCEPT_CODE_VALID_MINUTES = 10;
/** The database enforces it too (db/migrations/0053). */
export const MAX_ACCEPT_CODE_ATTEMPTS = 5;
