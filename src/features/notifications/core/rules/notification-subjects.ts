import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import type { LocalizedNameFields } from './localized-subjects.ts';

/** A company gets these notifications about its plan. */
export interface SubscriptionNotification {
  outcome: 'trialEnding' | 'trialEnded' | 'overdue' | 'cancelled' | 'ended';
  /** The last day of the trial, the grace period or the paid time, in Luxembourg. */
  lastDay?: string;
}

/** A company gets these facts about a request that was sent to it. */
interface RequestSubject extends LocalizedNameFields<'commune'> {
  invitationId: number;
  title: string;
  commune: string;
  /** The company can answer until then. */
  until: string;
}

/** Both sides get these facts about a visit. */
export interface VisitNotificationSubject {
  visitId: number;
  /** The other side; empty once they are erased. */
  from: string;
  /** The agreed time; empty if there is none. */
  start: string;
}

export interface QuoteNotificationSubject {
  quoteId: number;
  number: string;
  from: string;
  /** It is a change order. */
  isChange?: 1;
}

/** Each kind carries this subject; the comments say who gets it. Names are those shown when it happened. */
export interface NotificationSubjects {
  /** To a message's receiver; one item for a conversation until it is read. */
  messageReceived: { userId: number; from: string };
  /** To the company a project was created with. */
  projectCreated: { projectId: number; name: string; from: string };
  /** To the side that has not confirmed yet: the other one has marked the work as done. */
  projectMarkedDone: { projectId: number; name: string; from: string };
  /** To the side that confirmed first: now both have. */
  projectCompleted: { projectId: number; name: string; from: string };
  /** To the client: the company does not take the project. */
  projectDeclined: { projectId: number; name: string; from: string };
  /** To the company: the client called the project off. */
  projectCancelled: { projectId: number; name: string; from: string };
  /** To the other side: something was added to a project. One item for a project until it is read. */
  roomChanged: {
    projectId: number;
    name: string;
    from: string;
    /** The first thing that changed; it is missing in notifications from before it was included. */
    what?: 'file' | 'milestone' | 'reached';
    milestone?: string;
  };
  /** To the client: the company would like to show the project. */
  publicationAsked: { projectId: number; name: string; from: string };
  /** To the company: the client allows or forbids publication, also later. */
  publicationAnswered: { projectId: number; name: string; from: string; outcome: 'agreed' | 'refused' };
  /** To the company: a client reviewed it. An anonymous review names neither client nor project. */
  reviewReceived: { reviewId: number; rating: number; projectId?: number; name?: string; from?: string };
  /** To each moderator: a review waits to be looked at. */
  reviewWaiting: { reviewId: number; company: string };
  /** To the author: the review is public now. */
  reviewApproved: { reviewId: number; companyId: number; company: string };
  /** To the author: the review is withheld. */
  reviewWithheld: { reviewId: number; projectId: number; company: string; statement?: string };
  /** To an author: their objection was not upheld. */
  reviewStaysWithheld: { reviewId: number; projectId: number; company: string; statement?: string };
  /** To the author: the edit of a public review was refused. */
  reviewEditRefused: { reviewId: number; projectId: number; company: string; statement?: string };
  /** To the author: the company has replied to the review. */
  reviewReplied: { reviewId: number; companyId: number; company: string };
  /** To each moderator: a company disputes a review. */
  reviewFlagged: { reviewId: number; company: string };
  /** To the company: a moderator has decided about a client it reported. */
  clientReportDecided: { userId: number; client: string; outcome: 'upheld' | 'dismissed' };
  /** To the company: its VAT number was checked. */
  vatNumberChecked: { vatNumber: string; outcome: 'confirmed' | 'refused' | 'taken' | 'withdrawn' | 'again' };
  /** To the company: a moderator has decided about its proof, or the proof expires. */
  proofDecided: { fact: ProofKind; outcome: 'verified' | 'refused' | 'ending' | 'ended'; lastDay?: string };
  /** To the owner: a moderator has taken something down. */
  contentTakenDown: { takedownId: number; what: TakenDownKind; statement: string };
  /** To the owner: a moderator has decided about the objection. */
  objectionDecided: { takedownId: number; what: TakenDownKind; outcome: 'restored' | 'final' };
  /** To a reported person: the consequences. */
  standingChanged: {
    outcome: 'warning' | 'block' | 'limits';
    statement: string;
    /** The partner with whom they can no longer exchange messages. */
    partner: string;
    lastDay: string;
  };
  /** To the reporter of a conversation: a moderator has decided. */
  conversationReportDecided: { userId: number; partner: string; outcome: 'upheld' | 'dismissed' };
  /** To the company that reported a request: a moderator has decided. */
  requestReportDecided: { invitationId: number; title: string; outcome: 'upheld' | 'dismissed' };
  /** To the client: a moderator has ended a request that was reported. */
  requestTakenDown: { requestId: number; title: string; statement: string };
  /** To the client who reported a quote: a moderator has decided. */
  quoteReportDecided: { quoteId: number; number: string; from: string; outcome: 'upheld' | 'dismissed' };
  /** To the company: a moderator has upheld a report about a quote. */
  quoteTakenDown: { quoteId: number; number: string; statement: string };
  /** To all staff: a queue other than the reviews has entries. */
  moderationWaits: { queue: ModerationQueueName };
  /** To the company's owner: its trial or plan has changed. */
  subscriptionChanged: SubscriptionNotification;
  /** To a company that is listed for a limited time: something that the directory requires is missing. */
  listingEnds: { lastDay: string };
  /** To a member of a company's team: a colleague has assigned a lead to them. */
  leadHandedOver: { userId: number; client: string; from: string; invitationId?: number };
  /** To a company: a client has waited a working day for a first reply. */
  leadWaiting: { userId: number; from: string };
  /** To the client: their request is on its way, for their records. It names a single company. */
  requestSent: { requestId: number; title: string; count: number; from: string };
  /** To a company: a client asks it to answer a request. */
  requestReceived: RequestSubject;
  /** To a company: half of its time to answer is over. */
  requestReminder: RequestSubject;
  /** To a company: the client has answered what was asked. */
  requestAnswered: RequestSubject;
  /** To a company: the client has added words or files. One item for a request until it is read. */
  requestAdded: RequestSubject;
  /** To a company: it sees the client’s street now. */
  requestStreetShown: RequestSubject;
  /** To a company: its part in a request is over. Other companies are not mentioned. */
  requestEnded: {
    invitationId: number;
    outcome: 'expired' | 'withdrawn' | 'closed';
    /** Missing if the request was withdrawn, and in notifications from before it was included. */
    title?: string;
  };
  /** To a company without a plan: a client wanted to ask it. Nothing stores who it was, or about what. */
  wishedToAsk: { trade: string; commune: string; day: string; isMailed: 0 | 1 } & LocalizedNameFields<
    'trade' | 'commune'
  >;
  /** To the client: a company does not take the request on. */
  companyDeclined: { requestId: number; title: string; from: string };
  /** To the client: a company has not answered within three days. */
  companySilent: { requestId: number; title: string; from: string };
  /** To the client: a company has a question. */
  companyAsked: { requestId: number; title: string; from: string };
  /** To its clients: a company with an open quote or request is suspended, or may work again. */
  companySuspended: CompanyStandingSubject;
  companyReinstated: CompanyStandingSubject;
  /** To the client: the thirty days are over. */
  requestExpired: { requestId: number; title: string };
  /** To the side that has to choose: times for a visit are proposed. */
  visitProposed: VisitNotificationSubject;
  /** To the side that proposed the times: none suits, and the agreed time stays. */
  visitOthersAsked: VisitNotificationSubject;
  /** To both: a visit is agreed, perhaps instead of one at another time. */
  visitAgreed: VisitNotificationSubject & { before: string };
  /** To both: the visit is cancelled. */
  visitCancelled: VisitNotificationSubject & { by: 'client' | 'company' | 'request' };
  /** To both: the visit is a day or two hours away. */
  visitReminder: VisitNotificationSubject & { ahead: 'day' | 'hours' };
  /** To the client: a quote has arrived. */
  quoteReceived: QuoteNotificationSubject;
  /** To the client: the company has sent a newer version. */
  quoteRevised: QuoteNotificationSubject;
  /** To the client: the company has taken it back. */
  quoteWithdrawn: QuoteNotificationSubject;
  /** To the client: their accepted quote, for their records. */
  quoteSigned: QuoteNotificationSubject;
  /** To the company: the client would like another version. */
  quoteChangeAsked: QuoteNotificationSubject;
  /** To the company: the client has declined it. */
  quoteDeclined: QuoteNotificationSubject;
  /** To the company: it is hired. */
  quoteAccepted: QuoteNotificationSubject;
  /** To the company: the client has accepted another. */
  quoteNotChosen: QuoteNotificationSubject;
  /** To the company: its pdf could not be made, and the quote is a draft again. */
  quoteNotSent: QuoteNotificationSubject;
  /** To the company: the client has not answered in time. */
  quoteExpired: QuoteNotificationSubject;
  /** To the company: the client has withdrawn from the contract. */
  contractWithdrawn: QuoteNotificationSubject;
  /** To the client: their withdrawal has arrived. */
  withdrawalReceived: QuoteNotificationSubject;
  /** To the company: the client has withdrawn from a change order. */
  changeOrderWithdrawn: QuoteNotificationSubject;
  changeWithdrawalReceived: QuoteNotificationSubject;
  /** To the other side: their partner proposes to end the contract by agreement. */
  contractEndAsked: QuoteNotificationSubject;
  /** To the side that proposed it: the other side does not agree. */
  contractEndRefused: QuoteNotificationSubject;
  /** To the side that proposed it: both have confirmed now. */
  contractEnded: QuoteNotificationSubject;
  /** To the other side of a running contract: their partner has requested to erase their account. */
  contractPartnerLeaves: QuoteNotificationSubject;
}

interface CompanyStandingSubject {
  from: string;
  /** It concerns them through a quote, or else a request. */
  place: 'quotes' | 'requests';
  placeId: number;
}

/** Moderation's names for content that it can take down. */
type TakenDownKind = 'picture' | 'logo' | 'description' | 'profile' | 'project' | 'message' | 'reply';

/** Moderation's queues have these names in its addresses. */
export type ModerationQueueName =
  | 'appeals'
  | 'conversation-reports'
  | 'client-reports'
  | 'facts'
  | 'content-reports'
  | 'objections'
  | 'request-reports'
  | 'quote-reports'
  /** A proposed suspension, which an admin decides about. */
  | 'people'
  | 'vat';
