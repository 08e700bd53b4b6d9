/**
 * How many days what is kept for a time only is kept. The nightly jobs delete by it, and the page about privacy is
 * written from it. What is not here goes with its account, or at the end that it says of itself.
 */
export const RETENTION_DAYS = {
  /** Answers to calls that were sent twice (Idempotency-Key). */
  answers: 1,
  /** What an open page was told. */
  liveEvents: 1,
  unsentAttachments: 1,
  codes: 1,
  /** Network addresses of the first and the last sign-in. */
  networks: 90,
  signUpAttempts: 90,
  bell: 180,
  /** Keys in mails, by which they are answered or stopped. */
  mailTokens: 400,
  answeredMails: 30,
  stripeEvents: 30,
  /** Work that failed for good, with the mail it was to send. */
  failedJobs: 30,
  /** An account that nobody has signed in to. */
  dormantAccounts: 3 * 365,
  /** Between the letter that says so and the end. */
  dormantWarning: 30,
} as const;
