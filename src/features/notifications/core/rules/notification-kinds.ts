import { href } from '#kernel/href.ts';
import type {
  ModerationQueueName,
  NotificationSubjects,
  QuoteNotificationSubject,
  VisitNotificationSubject,
} from './notification-subjects.ts';

export type NotificationKind = keyof NotificationSubjects;

/** A stored subject's fields depend on its kind. */
export type StoredNotificationSubject = Record<string, string | number>;

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

const roomHref = ({ place, placeId }: { place: 'quotes' | 'requests'; placeId: number }): string =>
  place === 'quotes' ? href('/quotes/:id', { id: placeId }) : href('/requests/:id', { id: placeId });

interface KindDefinition<Subject> {
  /** The bell's item and the mail's button lead to this page. */
  href: (subject: Subject) => string;
  icon: NotificationIcon;
  /** These members of a company's team get it besides the owner; nobody if unset. */
  team?: 'everybody' | 'managers';
  /**
   * It goes out by SMS too, because people on a building site should know of it; 'unmailed' only to who has no verified
   * email.
   */
  isTexted?: true | 'unmailed';
  /** Only the bell shows it: a mail at fixed hours lists the queues. */
  isBellOnly?: (subject: Subject) => boolean;
  /**
   * It is mailed whatever their settings are, because the law requires it (DSA, article 17; a withdrawal's by the Code
   * de la consommation).
   */
  isOwed?: boolean;
  /** The account itself gets another mail with a pdf about the same act, so this one goes to its team alone. */
  isMailedWithPaper?: boolean;
  /** It confirms the reader's own act, for their records: the bell shows it as read. */
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

const aboutVisit: KindDefinition<VisitNotificationSubject> = {
  href: ({ visitId }) => href('/visits/:id', { id: visitId }),
  icon: 'calendar',
  isTexted: true,
  push: { afterSeconds: 0, tag: ({ visitId }) => `visit-${visitId}` },
};

const aboutQuote: KindDefinition<QuoteNotificationSubject> = {
  href: ({ quoteId }) => href('/quotes/:id', { id: quoteId }),
  icon: 'document',
  team: 'everybody',
};

/** Reports in these queues may be about threats. */
const mayHarm: readonly ModerationQueueName[] = [
  'content-reports',
  'conversation-reports',
  'client-reports',
  'people',
];

const kinds: { readonly [Name in NotificationKind]: KindDefinition<NotificationSubjects[Name]> } = {
  messageReceived: {
    href: ({ userId }) => href('/messages/:id', { id: userId }),
    icon: 'message',
    team: 'everybody',
    isTexted: true,
    waitSeconds: TEN_MINUTES,
    push: { afterSeconds: A_FEW_SECONDS, tag: ({ userId }) => `message-${userId}` },
    partnerId: ({ userId }) => userId,
    oncePer: { field: 'userId', isRaised: true },
  },
  projectCreated: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'document',
    team: 'everybody',
    isTexted: true,
  },
  projectMarkedDone: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'check',
    team: 'everybody',
    isTexted: true,
  },
  projectCompleted: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'check',
    team: 'everybody',
  },
  projectDeclined: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'document',
    isTexted: true,
  },
  projectCancelled: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'document',
    team: 'everybody',
    isTexted: true,
  },
  roomChanged: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'picture',
    team: 'everybody',
    waitSeconds: TEN_MINUTES,
    oncePer: { field: 'projectId', isRaised: false },
  },
  publicationAsked: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'picture',
  },
  publicationAnswered: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'picture',
    team: 'managers',
  },
  reviewReceived: {
    href: () => href('/company-dashboard', { tab: 'reviews' }),
    icon: 'star',
    team: 'everybody',
  },
  reviewWaiting: {
    href: () => href('/admin'),
    icon: 'shield',
    isBellOnly: () => true,
  },
  reviewApproved: {
    href: ({ companyId }) => href('/companies/:id', { id: companyId, tab: 'reviews' }),
    icon: 'star',
  },
  reviewWithheld: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'shield',
    isOwed: true,
  },
  reviewStaysWithheld: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'shield',
    isOwed: true,
  },
  reviewEditRefused: {
    href: ({ projectId }) => href('/projects/:id', { id: projectId }),
    icon: 'star',
    isOwed: true,
  },
  reviewReplied: {
    href: ({ companyId }) => href('/companies/:id', { id: companyId, tab: 'reviews' }),
    icon: 'star',
  },
  reviewFlagged: {
    href: () => href('/admin', { tab: 'flags' }),
    icon: 'flag',
    isBellOnly: () => true,
  },
  clientReportDecided: {
    href: ({ userId }) => href('/messages/:id', { id: userId }),
    icon: 'shield',
    team: 'managers',
  },
  vatNumberChecked: {
    href: () => href('/company-dashboard', { tab: 'profile' }),
    icon: 'verified',
    team: 'managers',
  },
  proofDecided: {
    href: () => href('/company-dashboard', { tab: 'profile' }),
    icon: 'verified',
    team: 'managers',
  },
  contentTakenDown: {
    href: ({ takedownId }) => href('/withheld/:id', { id: takedownId }),
    icon: 'shield',
    team: 'managers',
    isOwed: true,
  },
  objectionDecided: {
    href: ({ takedownId }) => href('/withheld/:id', { id: takedownId }),
    icon: 'shield',
    team: 'managers',
    isOwed: true,
  },
  standingChanged: {
    href: () => href('/contact'),
    icon: 'shield',
    team: 'managers',
    isOwed: true,
  },
  conversationReportDecided: {
    href: ({ userId }) => href('/messages/:id', { id: userId }),
    icon: 'shield',
    team: 'managers',
  },
  requestReportDecided: {
    href: ({ invitationId }) => href('/invitations/:id', { id: invitationId }),
    icon: 'shield',
    team: 'managers',
  },
  requestTakenDown: {
    href: ({ requestId }) => href('/requests/:id', { id: requestId }),
    icon: 'shield',
    isOwed: true,
  },
  quoteReportDecided: { href: ({ quoteId }) => href('/quotes/:id', { id: quoteId }), icon: 'shield' },
  quoteTakenDown: {
    href: ({ quoteId }) => href('/quotes/:id', { id: quoteId }),
    icon: 'shield',
    isOwed: true,
    team: 'managers',
  },
  moderationWaits: {
    href: ({ queue }) => href('/admin', { tab: queue }),
    icon: 'shield',
    oncePer: { field: 'queue', isRaised: true },
    // Reports of possible harm do not wait for the hour.
    isBellOnly: ({ queue }) => !mayHarm.includes(queue),
  },
  subscriptionChanged: {
    href: () => href('/company-dashboard', { tab: 'subscription' }),
    icon: 'document',
  },
  listingEnds: {
    href: () => href('/company-dashboard'),
    icon: 'flag',
    team: 'managers',
  },
  leadHandedOver: {
    href: ({ userId, invitationId }) =>
      invitationId === undefined
        ? href('/messages/:id', { id: userId })
        : href('/invitations/:id', { id: invitationId }),
    icon: 'message',
    isBellOnly: () => true,
  },
  leadWaiting: {
    href: ({ userId }) => href('/messages/:id', { id: userId }),
    icon: 'message',
    team: 'everybody',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ userId }) => `message-${userId}` },
    partnerId: ({ userId }) => userId,
  },
  requestSent: {
    href: ({ requestId }) => href('/requests/:id', { id: requestId }),
    icon: 'document',
    isTexted: 'unmailed',
    isReceipt: true,
  },
  requestReceived: {
    href: ({ invitationId }) => href('/invitations/:id', { id: invitationId }),
    icon: 'document',
    team: 'everybody',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ invitationId }) => `request-${invitationId}` },
  },
  requestReminder: {
    href: ({ invitationId }) => href('/invitations/:id', { id: invitationId }),
    icon: 'document',
    team: 'everybody',
    isTexted: true,
    push: { afterSeconds: 0, tag: ({ invitationId }) => `request-${invitationId}` },
  },
  requestAnswered: {
    href: ({ invitationId }) => href('/invitations/:id', { id: invitationId }),
    icon: 'message',
    team: 'everybody',
    waitSeconds: TEN_MINUTES,
    oncePer: { field: 'invitationId', isRaised: true },
  },
  requestAdded: {
    href: ({ invitationId }) => href('/invitations/:id', { id: invitationId }),
    icon: 'document',
    team: 'everybody',
    waitSeconds: TEN_MINUTES,
    oncePer: { field: 'invitationId', isRaised: true },
  },
  requestStreetShown: {
    href: ({ invitationId }) => href('/invitations/:id', { id: invitationId }),
    icon: 'document',
    team: 'everybody',
  },
  requestEnded: {
    // Only a request that was closed has a page left for the company.
    href: ({ outcome, invitationId }) =>
      outcome === 'closed' ? href('/invitations/:id', { id: invitationId }) : href('/invitations'),
    icon: 'document',
    team: 'everybody',
  },
  wishedToAsk: {
    href: () => href('/company-dashboard', { tab: 'subscription' }),
    icon: 'document',
    isBellOnly: ({ isMailed }) => isMailed === 0,
  },
  companyDeclined: {
    href: ({ requestId }) => href('/requests/:id', { id: requestId }),
    icon: 'document',
    isTexted: true,
  },
  companySilent: {
    href: ({ requestId }) => href('/requests/:id', { id: requestId }),
    icon: 'document',
    isTexted: true,
  },
  companyAsked: {
    href: ({ requestId }) => href('/requests/:id', { id: requestId }),
    icon: 'message',
    isTexted: true,
    waitSeconds: TEN_MINUTES,
  },
  companySuspended: {
    href: roomHref,
    icon: 'document',
  },
  companyReinstated: {
    href: roomHref,
    icon: 'document',
  },
  requestExpired: {
    href: ({ requestId }) => href('/requests/:id', { id: requestId }),
    icon: 'document',
  },
  visitProposed: { ...aboutVisit, team: 'everybody' },
  visitOthersAsked: { ...aboutVisit, team: 'everybody' },
  visitAgreed: aboutVisit,
  visitCancelled: {
    ...aboutVisit,
    // A visit that ended with its request has no page any longer.
    href: ({ visitId, by }) => (by === 'request' ? href('/visits') : href('/visits/:id', { id: visitId })),
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
  quoteNotSent: { ...aboutQuote, href: ({ quoteId }) => href('/quotes/:id/write', { id: quoteId }) },
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

export const notificationKindNames = Object.keys(kinds) as NotificationKind[];

/** Returns a kind's definition, typed for subjects as they are stored. */
export const notificationKindDefinitionOf = (kind: NotificationKind) =>
  kinds[kind] as unknown as KindDefinition<StoredNotificationSubject>;
