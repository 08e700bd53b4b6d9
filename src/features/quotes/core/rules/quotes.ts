import type { IsoDay } from '#kernel/calendar.ts';
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
export const quoteAfter = (state: QuoteState, action: QuoteAction): QuoteState | null =>
  (steps[action] as Steps)[state] ?? null;

/** The client can still answer it. */
export const isOpen = (state: QuoteState): boolean => state === 'sent' || state === 'change-asked';

/** An invitation has at most one quote in these states. */
export const isInPlay = (state: QuoteState): boolean =>
  state === 'draft' || state === 'accepted' || isOpen(state);

/** A day is good until its midnight in Luxembourg. */
export const hasRunOut = (
  { state, validUntil }: { state: QuoteState; validUntil: IsoDay | null },
  today: IsoDay,
): boolean => isOpen(state) && validUntil !== null && validUntil < today;

export const quoteDeclineReasons = ['price', 'timing', 'scope', 'chose-another', 'other'] as const;
export type QuoteDeclineReason = (typeof quoteDeclineReasons)[number];

/** Besides the client's reasons: the company is no longer asked, or the request was closed. */
export const quoteEndReasons = [...quoteDeclineReasons, 'no-longer-asked', 'request-closed'] as const;
export type QuoteEndReason = (typeof quoteEndReasons)[number];

export const isDeclinedByClient = (reason: QuoteEndReason): boolean =>
  (quoteDeclineReasons as readonly string[]).includes(reason);

export const planMoments = ['acceptance', 'start', 'milestone', 'completion'] as const;
export type PlanMoment = (typeof planMoments)[number];

/** The database enforces most of these too (db/migrations/0053). */
export const MOST_LINES = 300;
export const MOST_SECTIONS = 40;
export const MOST_EXCLUSIONS = 40;
export const MOST_PLAN_PARTS = 12;
export const VALID_DAYS = 30;
export const LONGEST_DESCRIPTION = 1000;
/** A quantity, and a price in euros, stay below these. */
export const MOST_QUANTITY = 10n ** 9n;
export const MOST_PRICE = 10n ** 12n;
/** Work takes at most this many days, and a warranty runs at most this many months. */
export const MOST_DAYS = 2000;
export const MOST_MONTHS = 600;

/** One version has at most this many. */
export const MOST_FILES = 10;
export const FILES_AN_HOUR = { points: 120, seconds: 60 * 60 };

/** One company has at most this many. */
export const MOST_TEMPLATES = 60;
/** The database enforces it too (db/migrations/0072). */
export const LONGEST_TEMPLATE_NAME = 80;

export const QUOTES_A_DAY = { points: 100, seconds: 24 * 60 * 60 };
export const REPORTS_A_DAY = { points: 20, seconds: 24 * 60 * 60 };
export const SAVES_A_MINUTE = { points: 240, seconds: 60 };
/** Presence heartbeats arrive at most this often a minute. */
export const SIGNS_A_MINUTE = { points: 60, seconds: 60 };

/** The client’s signed copy names their network; the company's does not. */
export const pdfKinds = ['sent', 'signed', 'signed-for-client'] as const;
export type PdfKind = (typeof pdfKinds)[number];

/** The PDF is tried so often before the quote is an ordinary draft again. The database enforces it too (db/migrations/0063). */
export const PDF_TRIES = 3;

export const waysToConfirm = ['email', 'sms', 'passkey'] as const;
export type WayToConfirm = (typeof waysToConfirm)[number];

export const CODE_MINUTES = 10;
/** The database enforces it too (db/migrations/0053). */
export const CODE_TRIES = 5;
