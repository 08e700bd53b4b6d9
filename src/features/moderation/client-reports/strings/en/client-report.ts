import { clientReportReasonNames } from './client-report-reasons.ts';

/** A company reports a client with these. */
export const sentences = {
  title: (client: string) => `Report ${client}`,
  lead: (client: string) =>
    `A moderator will read your report and your messages with ${client}. We’ll tell you the outcome, and we won’t say who made the report.`,
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: clientReportReasonNames,
  additionalInfo: 'What happened?',
  send: 'Report',
  sending: 'Reporting…',
  cancel: 'Cancel',
  close: 'Close',
  sent: 'Client reported',
  sentText: 'Thank you. A moderator will review your report.',
  failed: 'We couldn’t send your report',

  clientReasonRequired: 'Choose a reason',
  clientReportTooShort: 'Say what happened in at least 10 characters',
  clientReportTooLong: 'Say what happened in 1,000 characters or less',
  clientNotFound: 'You can only report clients you’ve had a project or a conversation with',
  clientAlreadyReported: 'You’ve already reported this client. A moderator is reviewing your report.',
} as const;
