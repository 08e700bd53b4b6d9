import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Rendez-vous manqués',
  insults: 'Insultes ou menaces',
  payment: 'Travail fini non payé',
  invoice: 'Travail demandé sans facture',
  other: 'Autre motif',
};
