import type {
  NotificationSubjects,
  QuoteSubject,
  VisitSubject,
  WaitingQueue,
} from './notification-subjects.ts';

export type NotificationKind = keyof NotificationSubjects;

/** A stored subject's fields depend on its kind. */
export type StoredSubject = Record<string, string | number>;

/** The bell shows one of these icons of src/design before the text. */
type NotificationIcon =
  | 'calendar'
  | 'check'
  | 'document'
  | 'flag'
  | 'message'
  | 'picture'
  | 'shield'
  | 'star'
  | 'verified';

interface KindDefinition<Subject> {
  /** The bell's item and the mail's button lead to this page. */
  href: (subject: Subject) => string;
  icon: NotificationIcon;
  /** These members of a company's team get it besides the owner; nobody if unset. */
  team?: 'everybody' | 'managers';
  /** It goes out by SMS too, because people on a building site should know of it. */
  isTexted?: boolean;
  /** Only the bell shows it: a mail at fixed hours lists the queues. */
  isBellOnly?: (subject: Subject) => boolean;
  /**
   * It is mailed whatever their settings are, because the law requires it (DSA, article 17; a withdrawal's by the Code
   * de la consommation).
   */
  isOwed?: boolean;
  /** The account itself gets another mail with a pdf about the same act, so this one goes to its team alone. */
  isMailedWithPaper?: boolean;
  /** It confirms the reader's own act, for their records: the bell shows it, but it is not sent. */
  isReceipt?: true;
  /** Mail and SMS wait this long, and are not sent about items read by then. */
  waitSeconds?: number;
  /** It also goes to their devices, if it is still unread after this long. */
  push?: {
    afterSeconds: number;
    /** A device shows only the later of two notices with one tag. */
    tag: (subject: Subject) => string;
  };
  /** The reader writes with this person: the mail quotes their unread messages, and can be replied to. */
  partnerId?: (subject: Subject) => number;
  /** No second item is added while one with the same value in this field is unread. */
  oncePer?: {
    field: keyof Subject & string;
    /** A repeated notification brings the item to the top again. */
    isRaised: boolean;
  };
}

const TEN_MINUTES = 10 * 60;

// A person who is looking at the conversation has read the message by then.
const A_FEW_SECONDS = 5;

const aboutVisit: KindDefinition<VisitSubject> = {
  href: ({ visitId }) => `/visits/${visitId}`,
  icon: 'calendar',
  isTexted: true,
  push: { afterSeconds: 0, tag: ({ visitId }) => `visit-${visitId}` },
};

const aboutQuote: KindDefinition<QuoteSubject> = {
  href: ({ quoteId }) => `/quotes/${quoteId}`,
  icon: 'document',
  team: 'everybody',
};

/** Reports in these queues may be about threats. */
const mayHarm: readonly WaitingQueue[] = [
  'content-reports',
  'conversation-reports',
  'client-reports',
  'people',
];

const kinds: { readonly [Name in NotificationKind]: KindDefinition<NotificationSubjects[Name]> } = {
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
    isOwed: true,
  },
  reviewStaysWithheld: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'shield',
    isOwed: true,
  },
  reviewEditRefused: {
    href: ({ projectId }) => `/projects/${projectId}`,
    icon: 'star',
    isOwed: true,
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
    // Reports of possible harm do not wait for the hour.
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
  companySuspended: {
    href: ({ place, placeId }) => `/${place}/${placeId}`,
    icon: 'document',
  },
  companyReinstated: {
    href: ({ place, placeId }) => `/${place}/${placeId}`,
    icon: 'document',
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
    // A visit that ended with its request has no page any longer.
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
  quoteSigned: { ...aboutQuote, isMailedWithPaper: true, isReceipt: true },
  quoteChangeAsked: { ...aboutQuote, isTexted: true },
  quoteDeclined: aboutQuote,
  quoteAccepted: {
    ...aboutQuote,
    icon: 'check',
    isTexted: true,
    isMailedWithPaper: true,
    push: { afterSeconds: 0, tag: ({ quoteId }) => `quote-${quoteId}` },
  },
  quoteNotChosen: aboutQuote,
  quoteNotSent: { ...aboutQuote, href: ({ quoteId }) => `/quotes/${quoteId}/write` },
  quoteExpired: aboutQuote,
  contractWithdrawn: { ...aboutQuote, isTexted: true, isOwed: true },
  // The receipt is a mail of its own (quote-acceptance).
  withdrawalReceived: { ...aboutQuote, isBellOnly: () => true, isReceipt: true },
  changeOrderWithdrawn: { ...aboutQuote, isTexted: true, isOwed: true },
  changeWithdrawalReceived: { ...aboutQuote, isBellOnly: () => true, isReceipt: true },
  contractEndAsked: { ...aboutQuote, isTexted: true, isOwed: true },
  contractEndRefused: { ...aboutQuote, isOwed: true },
  contractEnded: { ...aboutQuote, isTexted: true, isOwed: true },
  contractPartnerLeaves: { ...aboutQuote, oncePer: { field: 'quoteId', isRaised: false } },
};

export const kindNames = Object.keys(kinds) as NotificationKind[];

/** Returns a kind's definition, typed for subjects as they are stored. */
export const kindDefinitionOf = (kind: NotificationKind) =>
  kinds[kind] as unknown as KindDefinition<StoredSubject>;
