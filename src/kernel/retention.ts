/** So long it can be asked what moderators decided, and why. */
export const DECISION_YEARS = 5;

/**
 * How many days what is kept for a time only is kept. The nightly jobs delete by it, and the page about privacy makes
 * its list of it. What is not here goes with its account, or at the end that it says of itself.
 */
export const RETENTION_DAYS = {
  /** Answers to calls that were sent twice (Idempotency-Key). */
  answers: 1,
  /** Live events that open pages were sent. */
  liveEvents: 1,
  unsentAttachments: 1,
  codes: 1,
  /** Network addresses of the first and the last sign-in. */
  networks: 90,
  signUpAttempts: 90,
  bell: 180,
  /** That somebody would have asked a company, so that it is not said twice. */
  requestWishes: 180,
  /** A year at least: within it the table itself lets go of nothing, and some years have a day more. */
  trail: 366,
  /** Keys in mails, by which they are answered or stopped. */
  mailTokens: 400,
  answeredMails: 30,
  stripeEvents: 30,
  /** How often a company was looked at: a year, and the one it is compared with. */
  companyDays: 2 * 365 + 1,
  /** What the members of a team did. */
  companyLog: 3 * 365,
  /**
   * Reports that were decided, and the decisions: somebody may object, go to court or do the same again, and a year's report
   * on moderation is to be explained. Within those years, two of which may be leap years, the table itself lets go of nothing.
   */
  decisions: DECISION_YEARS * 365 + 2,
  /** Work that failed for good, with the mail it was to send. */
  failedJobs: 30,
  /** An account that nobody has signed in to. */
  dormantAccounts: 3 * 365,
  /** Between the letter that says so and the end. */
  dormantWarning: 30,
} as const;

/** So long a mail or a text message is tried that is not a code or a link: over a weekend without a mail server. */
export const TRIED_DAYS = 3;

/** What ends not by days but with something else. */
export const RETENTION_ENDS = {
  /** Files in messages: the other side's too. */
  sentFiles: 'withConversation',
  /** What somebody has begun to write, which their browser keeps. */
  drafts: 'atSignOut',
  // What grows and has no date at which it goes: why it stays.
  messages: 'withAccount',
  requests: 'withAccount',
  projectHistory: 'withProject',
  quotes: 'byLaw',
} as const;

export type RetainedData = keyof typeof RETENTION_DAYS | keyof typeof RETENTION_ENDS;
export type RetentionEnd = (typeof RETENTION_ENDS)[keyof typeof RETENTION_ENDS];
