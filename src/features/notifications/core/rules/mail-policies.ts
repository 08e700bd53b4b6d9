import type { NotificationKind } from './notification-kinds.ts';

/**
 * This table alone decides how each kind is mailed and limited. `bounded`: a person caused it, so from people the
 * reader has never written to, asked or invited it is mailed three times an hour and ten times a day; the excess comes
 * later in one mail. `asked`: a person caused it within a request that the reader takes part in, and it is never
 * postponed. `transactional`: it is about the reader's own account or contract, or comes from us. Other such mails
 * (codes, links, receipts, signed copies) are no notifications: src/app/receivers.test.ts lists their senders. The
 * first two are not mailed, texted or pushed while the reader blocks the person who caused them.
 */
export const mailPolicyByKind = {
  messageReceived: 'bounded',
  leadWaiting: 'bounded',
  projectCreated: 'bounded',
  projectMarkedDone: 'bounded',
  projectCompleted: 'bounded',
  projectDeclined: 'bounded',
  projectCancelled: 'bounded',
  roomChanged: 'bounded',
  publicationAsked: 'bounded',
  publicationAnswered: 'bounded',
  reviewReceived: 'bounded',
  reviewReplied: 'bounded',
  visitProposed: 'bounded',
  visitOthersAsked: 'bounded',
  visitAgreed: 'bounded',
  visitCancelled: 'bounded',
  quoteReceived: 'bounded',
  quoteRevised: 'bounded',
  quoteWithdrawn: 'bounded',
  quoteChangeAsked: 'bounded',
  quoteDeclined: 'bounded',

  requestReceived: 'asked',
  requestAnswered: 'asked',
  requestAdded: 'asked',
  requestStreetShown: 'asked',
  companyDeclined: 'asked',
  companyAsked: 'asked',

  requestSent: 'transactional',
  reviewWaiting: 'transactional',
  reviewApproved: 'transactional',
  reviewWithheld: 'transactional',
  reviewStaysWithheld: 'transactional',
  reviewEditRefused: 'transactional',
  reviewFlagged: 'transactional',
  clientReportDecided: 'transactional',
  vatNumberChecked: 'transactional',
  proofDecided: 'transactional',
  contentTakenDown: 'transactional',
  objectionDecided: 'transactional',
  standingChanged: 'transactional',
  conversationReportDecided: 'transactional',
  requestReportDecided: 'transactional',
  requestTakenDown: 'transactional',
  quoteReportDecided: 'transactional',
  quoteTakenDown: 'transactional',
  moderationWaits: 'transactional',
  subscriptionChanged: 'transactional',
  listingEnds: 'transactional',
  leadHandedOver: 'transactional',
  requestReminder: 'transactional',
  requestEnded: 'transactional',
  wishedToAsk: 'transactional',
  companySilent: 'transactional',
  companySuspended: 'transactional',
  companyReinstated: 'transactional',
  requestExpired: 'transactional',
  visitReminder: 'transactional',
  quoteSigned: 'transactional',
  quoteAccepted: 'transactional',
  quoteNotChosen: 'transactional',
  quoteNotSent: 'transactional',
  quoteExpired: 'transactional',
  contractWithdrawn: 'transactional',
  withdrawalReceived: 'transactional',
  changeOrderWithdrawn: 'transactional',
  changeWithdrawalReceived: 'transactional',
  contractEndAsked: 'transactional',
  contractEndRefused: 'transactional',
  contractEnded: 'transactional',
  contractPartnerLeaves: 'transactional',
} as const satisfies Record<NotificationKind, 'bounded' | 'asked' | 'transactional'>;

/** A person causes these, and `notify` takes their id. */
export type NotificationKindWithSender = {
  [Name in NotificationKind]: (typeof mailPolicyByKind)[Name] extends 'transactional' ? never : Name;
}[NotificationKind];

export const MAX_STRANGERS_MAILS_AN_HOUR = 3;
export const MAX_STRANGERS_MAILS_A_DAY = 10;

/** One mail lists at most this many postponed notifications; the bell has the rest. */
export const MAX_NOTIFICATIONS_PER_MAIL = 50;

/** Two mails to one person about visits with the same partner are this far apart. */
export const MINUTES_BETWEEN_VISIT_MAILS = 10;
