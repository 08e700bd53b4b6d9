import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Ausgemaacht Terminer goufen net agehalen',
  insults: 'Beleidegungen oder Drohungen',
  payment: 'Fäerdeg Aarbecht gouf net bezuelt',
  invoice: 'Aarbecht ouni Rechnung gefrot',
  other: 'En anere Grond',
};
