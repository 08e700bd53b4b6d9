import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

/** Companies and moderators read the same words for a report's reason. */
export const clientReportReasonNames = {
  absence: 'Missed appointments',
  insults: 'Insults or threats',
  payment: 'Didn’t pay for finished work',
  invoice: 'Asked for work without an invoice',
  other: 'Another reason',
} as const satisfies Record<ClientReportReason, string>;
