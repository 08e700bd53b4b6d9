import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

/** Why a company reports a client: said alike to the company and to moderators. */
export const clientReportReasonNames = {
  absence: 'Agreed appointments were missed',
  insults: 'Insults or threats',
  payment: 'Finished work was not paid',
  invoice: 'Asked for work without an invoice',
  other: 'Another reason',
} as const satisfies Record<ClientReportReason, string>;
