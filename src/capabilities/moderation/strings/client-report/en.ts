import { clientReportReasonsEn } from '../client-report-reasons-en.ts';

/** A company reports a client. */
export const en = {
  title: (client: string) => `Report ${client}`,
  lead: (client: string) =>
    `A moderator reads it, and you hear what was decided. ${client} is not told that it was you.`,
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: clientReportReasonsEn,
  additionalInfo: 'What happened?',
  send: 'Report',
  sending: 'Reporting…',
  cancel: 'Cancel',
  close: 'Close',
  sent: 'Client reported',
  sentText: 'Thank you. A moderator looks at it.',
  failed: 'The client could not be reported',
} as const;
