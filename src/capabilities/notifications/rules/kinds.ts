import type { ProofKind } from '#companies/rules/proofs.ts';
import type { NamesBeside } from './named-subjects.ts';

/** The news a company gets of its plan. */
export interface SubscriptionNews {
  outcome: 'trialEnding' | 'trialEnded' | 'overdue' | 'cancelled' | 'ended';
  /** In Luxembourg: the last day of the trial, of the grace or of what is paid for. */
  lastDay?: string;
}

/** What a company is told of a request it was asked about. */
interface RequestSubject extends NamesBeside<'commune'> {
  invitationId: number;
  title: string;
  commune: string;
  /** Until when it can be answered. */
  until: string;
}

/** What either side is told of a visit. */
interface VisitSubject {
  visitId: number;
  /** The other side; empty once they are erased. */
  from: string;
  /** When it is agreed for; empty where it is not. */
  start: string;
}

interface QuoteSubject {
  quoteId: number;
  number: string;
  from: string;
}

/** What each kind of news is about. Names are those that were shown when it happened. */
export interface Subjects {
  /** To whom a message was sent; one item for a conversation until it is read. */
  messageReceived: { userId: number; from: string };
  /** To the company a project was created with. */
  projectCreated: { projectId: number; name: string; from: string };
  /** To the side that has not said so yet: the other one says that the work is done. */
  projectMarkedDone: { projectId: number; name: string; from: string };
  /** To the side that had said so first: now both have. */
  projectCompleted: { projectId: number; name: string; from: string };
  /** To the client: the company does not take the project. */
  projectDeclined: { projectId: number; name: string; from: string };
  /** To the company: the client called the project off. */
  projectCancelled: { projectId: number; name: string; from: string };
  /** To the other side: something was added to a project. One item for a project until it is read. */
  roomChanged: { projectId: number; name: string; from: string };
  /** To the client: the company would like to show the project. */
  publicationAsked: { projectId: number; name: string; from: string };
  /** To the company: what the client says to that, also later. */
  publicationAnswered: { projectId: number; name: string; from: string; outcome: 'agreed' | 'refused' };
  /** To the company: a client reviewed it. An anonymous review names neither client nor project. */
  reviewReceived: { reviewId: number; rating: number; projectId?: number; name?: string; from?: string };
  /** To each moderator: a review waits to be looked at. */
  reviewWaiting: { reviewId: number; company: string };
  /** To the author: the review is public now. */
  reviewApproved: { reviewId: number; companyId: number; company: string };
  /** To the author: the review is withheld. */
  reviewWithheld: { reviewId: number; projectId: number; company: string };
  /** To an author: their objection was not upheld. */
  reviewStaysWithheld: { reviewId: number; projectId: number; company: string };
  /** To the author: new words of a review that is public are not taken. */
  reviewEditRefused: { reviewId: number; projectId: number; company: string };
  /** To the author: the company has answered the review. */
  reviewReplied: { reviewId: number; companyId: number; company: string };
  /** To each moderator: a company says that a review is not right. */
  reviewFlagged: { reviewId: number; company: string };
  /** To the company: what a moderator decided about a client it reported. */
  clientReportDecided: { userId: number; client: string; outcome: 'upheld' | 'dismissed' };
  /** To the company: what became of the check of its VAT number. */
  vatNumberChecked: { vatNumber: string; outcome: 'confirmed' | 'refused' | 'taken' | 'withdrawn' | 'again' };
  /** To the company: what a moderator decided about something it proves, or that it ends. */
  proofDecided: { fact: ProofKind; outcome: 'verified' | 'refused' | 'ending' | 'ended'; lastDay?: string };
  /** To its owner: a moderator has taken something down. */
  contentTakenDown: { takedownId: number; what: TakenKind; statement: string };
  /** To its owner: what became of the objection. */
  objectionDecided: { takedownId: number; what: TakenKind; outcome: 'restored' | 'final' };
  /** To whoever was reported: what follows. */
  standingChanged: {
    outcome: 'warning' | 'block' | 'limits';
    statement: string;
    /** Between whom and them neither writes any more. */
    partner: string;
    lastDay: string;
  };
  /** To who reported a conversation: what a moderator decided. */
  conversationReportDecided: { userId: number; partner: string; outcome: 'upheld' | 'dismissed' };
  /** To the company that reported a request: what a moderator decided. */
  requestReportDecided: { invitationId: number; title: string; outcome: 'upheld' | 'dismissed' };
  /** To the client: a moderator has ended a request that was reported. */
  requestTakenDown: { requestId: number; title: string; statement: string };
  /** To the client who reported a quote: what a moderator decided. */
  quoteReportDecided: { quoteId: number; number: string; from: string; outcome: 'upheld' | 'dismissed' };
  /** To the company: a moderator has agreed with a report of a quote. */
  quoteTakenDown: { quoteId: number; number: string; statement: string };
  /** To all staff: something waits that is not of the reviews. */
  moderationWaits: { queue: WaitingQueue };
  /** To the company's owner: what becomes of its trial or its plan. */
  subscriptionChanged: SubscriptionNews;
  /** To a company that is listed for a time only: something is missing that the directory asks for. */
  listingEnds: { lastDay: string };
  /** To somebody of a company's team: a colleague has them look after a lead. */
  leadHandedOver: { userId: number; client: string; from: string; invitationId?: number };
  /** To a company: somebody has waited a working day for a first answer. */
  leadWaiting: { userId: number; from: string };
  /** To a company: a client asks it to answer a request. */
  requestReceived: RequestSubject;
  /** To a company: half of the time to answer is over. */
  requestReminder: RequestSubject;
  /** To a company: the client has answered what was asked. */
  requestAnswered: RequestSubject;
  /** To a company: the client has added words or files. One item for a request until it is read. */
  requestAdded: RequestSubject;
  /** To a company: it sees the client’s street now. */
  requestStreetShown: RequestSubject;
  /** To a company: its part in a request is over. Nothing is said of others. */
  requestEnded: { invitationId: number; outcome: 'expired' | 'withdrawn' | 'closed' };
  /** To a company without a plan: a client would have asked it. Who it was, and about what, stands nowhere. */
  wishedToAsk: { trade: string; commune: string; day: string; isMailed: 0 | 1 } & NamesBeside<
    'trade' | 'commune'
  >;
  /** To the client: a company does not take it on. */
  companyDeclined: { requestId: number; title: string; from: string };
  /** To the client: a company has let its three days go by. */
  companySilent: { requestId: number; title: string; from: string };
  /** To the client: a company would like to know something. */
  companyAsked: { requestId: number; title: string; from: string };
  /** To the client: the thirty days are over. */
  requestExpired: { requestId: number; title: string };
  /** To the side that is to choose: there are times for a visit. */
  visitProposed: VisitSubject;
  /** To the side that proposed them: none suits, and what was agreed stands. */
  visitOthersAsked: VisitSubject;
  /** To both: a visit is agreed, in place of one at another time where there was one. */
  visitAgreed: VisitSubject & { before: string };
  /** To both: there is no visit. */
  visitCancelled: VisitSubject & { by: 'client' | 'company' | 'request' };
  /** To both: it is a day away, or two hours. */
  visitReminder: VisitSubject & { ahead: 'day' | 'hours' };
  /** To the client: there is a quote. */
  quoteReceived: QuoteSubject;
  /** To the client: a newer version of it. */
  quoteRevised: QuoteSubject;
  /** To the client: the company has taken it back. */
  quoteWithdrawn: QuoteSubject;
  /** To the client: what they have accepted, for their papers. */
  quoteSigned: QuoteSubject;
  /** To the company: the client would like another version. */
  quoteChangeAsked: QuoteSubject;
  /** To the company: the client has declined it. */
  quoteDeclined: QuoteSubject;
  /** To the company: it is hired. */
  quoteAccepted: QuoteSubject;
  /** To the company: the client has accepted another. */
  quoteNotChosen: QuoteSubject;
  /** To the company: its paper could not be made, and it is a draft again. */
  quoteNotSent: QuoteSubject;
  /** To the company: nobody has answered it in its time. */
  quoteExpired: QuoteSubject;
  /** To the company: the client has withdrawn from the contract. */
  contractWithdrawn: QuoteSubject;
  /** To the client: that has arrived. */
  withdrawalReceived: QuoteSubject;
}

/** What stands taken down, as moderation calls it. */
type TakenKind = 'picture' | 'logo' | 'description' | 'profile' | 'project' | 'message' | 'reply';

/** Queues of moderation by their names in its addresses. */
export type WaitingQueue =
  | 'appeals'
  | 'conversation-reports'
  | 'client-reports'
  | 'facts'
  | 'content-reports'
  | 'objections'
  | 'request-reports'
  | 'quote-reports'
  | 'vat';

export type Kind = keyof Subjects;

/** A subject as it is stored: what it holds is its kind's. */
export type StoredSubject = Record<string, string | number>;

/** What stands before it in the bell: names of icons of src/design. */
type NewsIcon =
  | 'calendar'
  | 'check'
  | 'document'
  | 'flag'
  | 'message'
  | 'picture'
  | 'shield'
  | 'star'
  | 'verified';

interface Terms<Subject> {
  /** The page that its item in the bell and the button of its mail lead to. */
  href: (subject: Subject) => string;
  icon: NewsIcon;
  /** Of a company's team who hears it besides its owner; nobody unless this says so. */
  team?: 'everybody' | 'managers';
  /** Also by SMS, for what somebody on a building site should hear of. */
  isTexted?: boolean;
  /** Stands in the bell alone: a mail at certain hours tells what waits. */
  isBellOnly?: (subject: Subject) => boolean;
  /** Mailed whatever their settings say: the law owes it to them (DSA, article 17; of a withdrawal, Code de la consommation). */
  isOwed?: boolean;
  /** Mail and SMS wait so long, and are not sent about what has been read by then. */
  waitSeconds?: number;
  /** Also on the devices where they asked for it, if it is unread so long after it came. */
  push?: {
    afterSeconds: number;
    /** Of two notices with one tag, a device shows the later alone. */
    tag: (subject: Subject) => string;
  };
  /** With whom they write: the mail quotes what is unread of that person, and can be replied to. */
  partnerId?: (subject: Subject) => number;
  /** While an item with the same value here is unread, there is no second one. */
  oncePer?: {
    field: keyof Subject & string;
    /** News that repeats it brings the item to the top again. */
    isRaised: boolean;
  };
}

const TEN_MINUTES = 10 * 60;

// A person who looks at the conversation has read it by then.
const A_FEW_SECONDS = 5;

const aboutVisit: Terms<VisitSubject> = {
  href: ({ visitId }) => `/visits/${visitId}`,
  icon: 'calendar',
  isTexted: true,
  push: { afterSeconds: 0, tag: ({ visitId }) => `visit-${visitId}` },
};

const aboutQuote: Terms<QuoteSubject> = {
  href: ({ quoteId }) => `/quotes/${quoteId}`,
  icon: 'document',
  team: 'everybody',
};

/** What is reported there may be a threat. */
const mayHarm: readonly WaitingQueue[] = ['content-reports', 'conversation-reports', 'client-reports'];

const kinds: { readonly [Name in Kind]: Terms<Subjects[Name]> } = {
  messageReceived: {
    href: ({ userId }) => `/messages/${userId}`,
    icon: 'message',
    team: 'everybody',
    isTexted: true,
    waitSeconds: TEN_MINUTES,
    push: { afterSeconds: A_FEW_SECONDS, tag: ({ userId }) => `message-${userId}` },
    partnerId: ({ userId }) => userId,
    oncePer: { field: 'userId', isRaised: true },
  },
  projectCreated: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'document',
    team: 'everybody',
    isTexted: true,
  },
  projectMarkedDone: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'check',
    team: 'everybody',
    isTexted: true,
  },
  projectCompleted: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'check',
    team: 'everybody',
  },
  projectDeclined: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'document',
    isTexted: true,
  },
  projectCancelled: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'document',
    team: 'everybody',
    isTexted: true,
  },
  roomChanged: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'picture',
    team: 'everybody',
    waitSeconds: TEN_MINUTES,
    oncePer: { field: 'projectId', isRaised: false },
  },
  publicationAsked: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'picture',
  },
  publicationAnswered: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'picture',
    team: 'managers',
  },
  reviewReceived: {
    href: () => '/company-dashboard?tab=reviews',
    icon: 'star',
    team: 'everybody',
  },
  reviewWaiting: {
    href: () => '/admin',
    icon: 'shield',
    isBellOnly: () => true,
  },
  reviewApproved: {
    href: ({ companyId }) => `/companies/${companyId}?tab=reviews`,
    icon: 'star',
  },
  reviewWithheld: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'shield',
  },
  reviewStaysWithheld: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'shield',
    isOwed: true,
  },
  reviewEditRefused: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'star',
  },
  reviewReplied: {
    href: ({ companyId }) => `/companies/${companyId}?tab=reviews`,
    icon: 'star',
  },
  reviewFlagged: {
    href: () => '/admin?tab=flags',
    icon: 'flag',
    isBellOnly: () => true,
  },
  clientReportDecided: {
    href: ({ userId }) => `/messages/${userId}`,
    icon: 'shield',
    team: 'managers',
  },
  vatNumberChecked: {
    href: () => '/company-dashboard?tab=profile',
    icon: 'verified',
    team: 'managers',
  },
  proofDecided: {
    href: () => '/company-dashboard?tab=profile',
    icon: 'verified',
    team: 'managers',
  },
  contentTakenDown: {
    href: ({ takedownId }) => `/withheld/${takedownId}`,
    icon: 'shield',
    team: 'managers',
    isOwed: true,
  },
  objectionDecided: {
    href: ({ takedownId }) => `/withheld/${takedownId}`,
    icon: 'shield',
    team: 'managers',
    isOwed: true,
  },
  standingChanged: {
    href: () => '/contact',
    icon: 'shield',
    team: 'managers',
    isOwed: true,
  },
  conversationReportDecided: {
    href: ({ userId }) => `/messages/${userId}`,
    icon: 'shield',
    team: 'managers',
  },
  requestReportDecided: {
    href: ({ invitationId }) => `/invitations/${invitationId}`,
    icon: 'shield',
    team: 'managers',
  },
  requestTakenDown: {
    href: ({ requestId }) => `/requests/${requestId}`,
    icon: 'shield',
    isOwed: true,
  },
  quoteReportDecided: { href: ({ quoteId }) => `/quotes/${quoteId}`, icon: 'shield' },
  quoteTakenDown: {
    href: ({ quoteId }) => `/quotes/${quoteId}`,
    icon: 'shield',
    isOwed: true,
    team: 'managers',
  },
  moderationWaits: {
    href: ({ queue }) => `/admin?tab=${queue}`,
    icon: 'shield',
    oncePer: { field: 'queue', isRaised: true },
    // What may harm somebody meanwhile does not wait for the hour.
    isBellOnly: ({ queue }) => !mayHarm.includes(queue),
  },
  subscriptionChanged: {
    href: () => '/company-dashboard?tab=subscription',
    icon: 'document',
  },
  listingEnds: {
    href: () => '/company-dashboard',
    icon: 'flag',
    team: 'managers',
  },
  leadHandedOver: {
    href: ({ userId, invitationId }) =>
      invitationId === undefined ? `/messages/${userId}` : `/invitations/${invitationId}`,
    icon: 'message',
    isBellOnly: () => true,
  },
  leadWaiting: {
    href: ({ userId }) => `/messages/${userId}`,
    icon: 'message',
    team: 'everybody',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ userId }) => `message-${userId}` },
    partnerId: ({ userId }) => userId,
  },
  requestReceived: {
    href: ({ invitationId }) => `/invitations/${invitationId}`,
    icon: 'document',
    team: 'everybody',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ invitationId }) => `request-${invitationId}` },
  },
  requestReminder: {
    href: ({ invitationId }) => `/invitations/${invitationId}`,
    icon: 'document',
    team: 'everybody',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ invitationId }) => `request-${invitationId}` },
  },
  requestAnswered: {
    href: ({ invitationId }) => `/invitations/${invitationId}`,
    icon: 'message',
    team: 'everybody',
    waitSeconds: TEN_MINUTES,
    oncePer: { field: 'invitationId', isRaised: true },
  },
  requestAdded: {
    href: ({ invitationId }) => `/invitations/${invitationId}`,
    icon: 'document',
    team: 'everybody',
    waitSeconds: TEN_MINUTES,
    oncePer: { field: 'invitationId', isRaised: true },
  },
  requestStreetShown: {
    href: ({ invitationId }) => `/invitations/${invitationId}`,
    icon: 'document',
    team: 'everybody',
  },
  requestEnded: {
    href: () => '/company-dashboard?tab=messages',
    icon: 'document',
    team: 'everybody',
  },
  wishedToAsk: {
    href: () => '/company-dashboard?tab=subscription',
    icon: 'document',
    isBellOnly: ({ isMailed }) => isMailed === 0,
  },
  companyDeclined: {
    href: ({ requestId }) => `/requests/${requestId}`,
    icon: 'document',
    isTexted: true,
  },
  companySilent: {
    href: ({ requestId }) => `/requests/${requestId}`,
    icon: 'document',
    isTexted: true,
  },
  companyAsked: {
    href: ({ requestId }) => `/requests/${requestId}`,
    icon: 'message',
    isTexted: true,
    waitSeconds: TEN_MINUTES,
  },
  requestExpired: {
    href: ({ requestId }) => `/requests/${requestId}`,
    icon: 'document',
  },
  visitProposed: { ...aboutVisit, team: 'everybody' },
  visitOthersAsked: { ...aboutVisit, team: 'everybody' },
  visitAgreed: aboutVisit,
  visitCancelled: {
    ...aboutVisit,
    // What ended with its request stands there no more.
    href: ({ visitId, by }) => (by === 'request' ? '/visits' : `/visits/${visitId}`),
  },
  visitReminder: aboutVisit,
  quoteReceived: {
    ...aboutQuote,
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ quoteId }) => `quote-${quoteId}` },
  },
  quoteRevised: { ...aboutQuote, isTexted: true },
  quoteWithdrawn: aboutQuote,
  quoteSigned: aboutQuote,
  quoteChangeAsked: { ...aboutQuote, isTexted: true },
  quoteDeclined: aboutQuote,
  quoteAccepted: {
    ...aboutQuote,
    icon: 'check',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ quoteId }) => `quote-${quoteId}` },
  },
  quoteNotChosen: aboutQuote,
  quoteNotSent: { ...aboutQuote, href: ({ quoteId }) => `/quotes/${quoteId}/write` },
  quoteExpired: aboutQuote,
  contractWithdrawn: { ...aboutQuote, isTexted: true, isOwed: true },
  withdrawalReceived: { ...aboutQuote, isOwed: true },
};

export const kindNames = Object.keys(kinds) as Kind[];

/** The terms of a kind for a subject as it is stored. */
export const termsOf = (kind: Kind) => kinds[kind] as unknown as Terms<StoredSubject>;
