/** Moderators' decisions can be asked about and explained for this long. */
export const DECISION_RETENTION_YEARS = 5;

/**
 * Data with a time limit is retained for this many days. The nightly jobs delete by this list, and the privacy page
 * shows it. Everything else goes with its account, or at the end that it states itself.
 */
export const RETENTION_DAYS = {
  /** Responses to calls with an Idempotency-Key are stored, in case a call is sent twice. */
  answers: 1,
  /** Open pages may still fetch the live events they missed. */
  liveEvents: 1,
  unsentAttachments: 1,
  codes: 1,
  /** The network addresses of the first and the last sign-in are stored. */
  networks: 90,
  signUpAttempts: 90,
  bell: 180,
  /** It records that somebody wanted to ask a company, so that the company hears of it once only. */
  requestWishes: 180,
  /** The table itself refuses to delete anything younger than a year, and leap years have a day more. */
  trail: 366,
  /** Emails hold these keys, by which people reply or unsubscribe. */
  mailTokens: 400,
  answeredMails: 30,
  stripeEvents: 30,
  /** Webhook deliveries can be sent again meanwhile. */
  webhookDeliveries: 30,
  /** Views of a company are counted for a year and the year it is compared with. */
  companyDays: 2 * 365 + 1,
  /** The log lists the actions of a team's members. */
  companyLog: 3 * 365,
  /**
   * Decided reports and their decisions stay, because somebody may object, go to court or do the same again, and a
   * year's moderation report must be explained. The table itself refuses to delete within these years, two of which may
   * be leap years.
   */
  decisions: DECISION_RETENTION_YEARS * 365 + 2,
  /** Failed jobs still hold the email they were to send. */
  failedJobs: 30,
  dormantAccounts: 3 * 365,
  /** The warning email goes out this many days before the account is deleted. */
  dormantWarning: 30,
} as const;

/** Emails and text messages other than codes and links are retried this long: over a weekend without a mail server. */
export const DELIVERY_RETRY_DAYS = 3;

/** These end with an event instead of after some days. */
export const RETENTION_ENDS = {
  /** The other side's files end then too. */
  sentFiles: 'withConversation',
  /** The browser stores unfinished texts. */
  drafts: 'atSignOut',
  // These grow and have no date of deletion; the value gives the reason.
  messages: 'withAccount',
  requests: 'withAccount',
  projectHistory: 'withProject',
  quotes: 'byLaw',
} as const;

export type RetainedData = keyof typeof RETENTION_DAYS | keyof typeof RETENTION_ENDS;
export type RetentionEnd = (typeof RETENTION_ENDS)[keyof typeof RETENTION_ENDS];
