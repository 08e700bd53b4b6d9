import { clientReportReasonNames } from './client-report-reasons.ts';

/** A company reports a client with these. */
export const sentences = {
  title: (client: string) => `Report ${client}`,
  lead: (client: string) =>
    `A moderator reads it and what you two have written, and you hear what was decided. ${client} is not told that it was you.`,
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: clientReportReasonNames,
  additionalInfo: 'What happened?',
  send: 'Report',
  sending: 'Reporting…',
  cancel: 'Cancel',
  close: 'Close',
  sent: 'Client reported',
  sentText: 'Thank you. A moderator looks at it.',
  failed: 'The client could not be reported',

  clientReasonRequired: 'Choose a reason',
  clientReportTooShort: 'Please say what happened in at least 10 characters',
  clientReportTooLong: 'What you say cannot exceed 1,000 characters',
  clientNotFound: 'You have neither a project nor a conversation with this client',
  clientAlreadyReported: 'You have reported this client already, and a moderator has not decided yet',
} as const;
