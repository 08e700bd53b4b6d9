import { DAY_MS, DAY_SECONDS } from '#kernel/calendar.ts';
export const requestStates = ['draft', 'open', 'hired', 'closed', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

export const invitationStates = [
  'sent',
  'seen',
  'talking',
  'visit',
  'quoted',
  'declined',
  'expired',
  'withdrawn',
  'won',
  'lost',
] as const;
export type InvitationState = (typeof invitationStates)[number];

type Steps<State extends string> = Partial<Record<State, State>>;

const requestSteps = {
  send: { draft: 'open' },
  close: { open: 'closed' },
  expire: { open: 'expired' },
  /** A quote can be accepted as long as it is valid, even after the request has expired. */
  hire: { open: 'hired', expired: 'hired' },
  /** The client has withdrawn from the contract. */
  callOff: { hired: 'closed' },
} as const satisfies Record<string, Steps<RequestState>>;

export type RequestAction = keyof typeof requestSteps;
export const requestActions = Object.keys(requestSteps) as RequestAction[];

const from = <State extends InvitationState, To extends InvitationState>(
  states: readonly State[],
  to: To,
): Record<State, To> => Object.fromEntries(states.map((state) => [state, to])) as Record<State, To>;

/** A company in one of these states still works at the request. */
export const runningInvitationStates = ['sent', 'seen', 'talking', 'visit', 'quoted'] as const;

const invitationSteps = {
  see: { sent: 'seen' },
  answer: { sent: 'talking', seen: 'talking' },
  proposeVisit: { sent: 'visit', seen: 'visit', talking: 'visit' },
  quote: { sent: 'quoted', seen: 'quoted', talking: 'quoted', visit: 'quoted' },
  /** The company takes its quote back: this is the only step that leads back. */
  takeQuoteBack: { quoted: 'talking' },
  /** A company that has sent a quote takes it back before it declines. */
  decline: from(['sent', 'seen', 'talking', 'visit'], 'declined'),
  /** An invitation expires without an answer in time, or with its request. */
  expire: from(['sent', 'seen', 'talking', 'visit'], 'expired'),
  withdraw: from(runningInvitationStates, 'withdrawn'),
  win: { quoted: 'won' },
  /** The client has withdrawn from its contract, or both have ended it. */
  callOff: { won: 'lost' },
  lose: from(runningInvitationStates, 'lost'),
} as const satisfies Record<string, Steps<InvitationState>>;

export type InvitationAction = keyof typeof invitationSteps;
export const invitationActions = Object.keys(invitationSteps) as InvitationAction[];

/** Returns the state after an action, or null where the action is not allowed. */
export const nextRequestState = (state: RequestState, action: RequestAction): RequestState | null =>
  (requestSteps[action] as Steps<RequestState>)[state] ?? null;

/** Returns the state after an action, or null where the action is not allowed. */
export const nextInvitationState = (
  state: InvitationState,
  action: InvitationAction,
): InvitationState | null => (invitationSteps[action] as Steps<InvitationState>)[state] ?? null;

export const isInvitationRunning = (state: InvitationState): boolean =>
  (runningInvitationStates as readonly InvitationState[]).includes(state);

/** Only an unanswered invitation can run out of its three days. */
export const isInvitationUnanswered = (state: InvitationState): boolean =>
  state === 'sent' || state === 'seen';

/** A company's list has these groups: whose turn it is, then how it ended. */
export const invitationGroups = ['to-answer', 'with-client', 'won', 'over'] as const;
export type InvitationGroup = (typeof invitationGroups)[number];

export const statesOfInvitationGroup = {
  'to-answer': ['sent', 'seen'],
  'with-client': ['talking', 'visit', 'quoted'],
  won: ['won'],
  over: ['declined', 'expired', 'withdrawn', 'lost'],
} as const satisfies Record<InvitationGroup, readonly InvitationState[]>;

/** The database checks two of these as well (db/migrations/0030). */
export const MAX_RUNNING_INVITATIONS = 3;
export const MAX_INVITED_COMPANIES = 6;
export const MAX_REQUEST_FILES = 12;
export const MAX_REQUEST_ADDITIONS = 20;
export const MAX_QUESTIONS_PER_COMPANY = 20;

export const REQUEST_DURATION_DAYS = 30;

export const momentDaysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

interface Working {
  state: InvitationState;
  quoteExpiredAt: Date | null;
}

interface Standing {
  state: RequestState;
  invitations: readonly (Working & { companyId: number })[];
}

/** A company whose quote has run out makes room for another. */
export const countCompaniesAtWork = (invitations: readonly Working[]): number =>
  invitations.filter(({ state, quoteExpiredAt }) => isInvitationRunning(state) && quoteExpiredAt === null)
    .length;

/** Finds why these companies cannot be asked, or null. */
export const whyNotInviteCompanies = ({ state, invitations }: Standing, companyIds: readonly number[]) => {
  if (state !== 'open') return 'requestNotOpen' as const;
  if (invitations.some(({ companyId }) => companyIds.includes(companyId))) return 'alreadyAsked' as const;
  if (invitations.length + companyIds.length > MAX_INVITED_COMPANIES) return 'noneLeft' as const;
  return countCompaniesAtWork(invitations) + companyIds.length > MAX_RUNNING_INVITATIONS
    ? ('threeRunning' as const)
    : null;
};

/** A visit is in one of these states, and its invitation stores it too. */
export const visitStates = ['proposed', 'asked', 'agreed', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];

export const visitStages = [...visitStates, 'over'] as const;
export type VisitStage = (typeof visitStages)[number];

interface Visited {
  state: InvitationState;
  visitState: VisitState | null;
  visitEndsAt: Date | null;
}

/** An invitation has a visit stage only while it stands at a visit; otherwise this is null. */
export const visitStageOf = ({ state, visitState, visitEndsAt }: Visited, now: Date): VisitStage | null => {
  if (state !== 'visit') return null;
  return visitState === 'agreed' && visitEndsAt !== null && visitEndsAt <= now ? 'over' : visitState;
};

/** A company that was asked sees everything, the words, or one row in its list. */
export type RequestDetailLevel = 'all' | 'words' | 'row';

/** A company that lost still reads the words; one that left for other reasons sees one row in its list. */
export const requestDetailLevelOf = (state: InvitationState): RequestDetailLevel => {
  if (isInvitationRunning(state) || state === 'won') return 'all';
  return state === 'lost' ? 'words' : 'row';
};

/** A company can take its refusal back this long; the client hears of it only then. */
export const DECLINE_UNDO_SECONDS = 60;

interface Declined {
  state: InvitationState;
  answeredAt: Date | null;
  endedAt: Date | null;
  visitState: VisitState | null;
}

/** Returns the state that taking a refusal back leads to, or null if it is too late. A visit ends only with the minute. */
export const stateAfterUndoneDecline = (
  { state, answeredAt, endedAt, visitState }: Declined,
  now: Date,
): 'seen' | 'talking' | 'visit' | null => {
  if (state !== 'declined' || endedAt === null) return null;
  if (now.getTime() - endedAt.getTime() > DECLINE_UNDO_SECONDS * 1000) return null;
  if (visitState !== null) return 'visit';
  // The refusal itself was the first answer.
  return answeredAt?.getTime() === endedAt.getTime() ? 'seen' : 'talking';
};

export const declineReasons = ['fully-booked', 'too-far', 'not-our-work', 'too-small', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const closeReasons = ['found-here', 'found-elsewhere', 'postponed', 'too-expensive', 'other'] as const;
export type CloseReason = (typeof closeReasons)[number];
/** The client closes a request for one of these reasons, a moderator by taking it down. */
export const storedCloseReasons = [...closeReasons, 'taken-down'] as const;

export const dwellingKinds = [
  'house',
  'terraced-house',
  'apartment',
  'apartment-building',
  'commercial',
  'other',
] as const;
export type DwellingKind = (typeof dwellingKinds)[number];

export const dwellingHolders = ['owner', 'tenant', 'syndic'] as const;
export type DwellingHolder = (typeof dwellingHolders)[number];

export const timingKinds = ['urgent', 'within-month', 'one-to-three-months', 'flexible', 'date'] as const;
export type TimingKind = (typeof timingKinds)[number];

/** A request counts when it is sent. */
export const NEW_ACCOUNT_REQUEST_RATE_LIMIT = { points: 3, seconds: DAY_SECONDS };
export const REQUEST_RATE_LIMIT = { points: 10, seconds: 7 * DAY_SECONDS };
/** Drafts may be more frequent: they test patience, not purpose. */
export const REQUEST_DRAFT_RATE_LIMIT = { points: 30, seconds: 60 * 60 };
export const REQUEST_FILE_RATE_LIMIT = { points: 60, seconds: 60 * 60 };
export const REQUEST_REPORT_RATE_LIMIT = { points: 20, seconds: DAY_SECONDS };
export const INTEREST_SIGNAL_RATE_LIMIT = { points: 20, seconds: DAY_SECONDS };
export const REQUEST_TEXT_RATE_LIMIT = { points: 60, seconds: 60 * 60 };

interface Waiting {
  state: InvitationState;
  dueAt: Date;
}

export const isAnswerOverdue = ({ state, dueAt }: Waiting, now: Date): boolean =>
  isInvitationUnanswered(state) && dueAt <= now;

interface Quoted {
  state: InvitationState;
  quoteEndsAt: Date | null;
  quoteExpiredAt: Date | null;
}

/** The quote ended at its midnight, and the job has not recorded that yet. */
export const hasUnrecordedQuoteExpiry = (
  { state, quoteEndsAt, quoteExpiredAt }: Quoted,
  now: Date,
): boolean => state === 'quoted' && quoteExpiredAt === null && quoteEndsAt !== null && quoteEndsAt <= now;

interface Running {
  state: RequestState;
  endsAt: Date | null;
  /** The last quote sent for it ends then. */
  quotedUntil: Date | null;
}

/** A request ends after its thirty days, but not before a quote that can be accepted. */
export const requestEndOf = ({ endsAt, quotedUntil }: Omit<Running, 'state'>): Date | null =>
  endsAt && quotedUntil && quotedUntil > endsAt ? quotedUntil : endsAt;

/** A request can have ended before the job that records it has run. */
export const hasRequestEnded = (request: Running, now: Date): boolean => {
  const end = requestEndOf(request);
  return request.state === 'open' && end !== null && end <= now;
};

/** Other companies can be asked only within its thirty days, even where a quote prolongs it. */
export const isClosedToMoreCompanies = ({ endsAt }: Pick<Running, 'endsAt'>, now: Date): boolean =>
  endsAt === null || endsAt <= now;
