import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Rendez-vousen net agehalen',
  insults: 'Beleidegungen oder Menacen',
  payment: 'Fäerdeg Aarbecht net bezuelt',
  invoice: 'Aarbecht ouni Rechnung gefrot',
  other: 'En anere Grond',
};
