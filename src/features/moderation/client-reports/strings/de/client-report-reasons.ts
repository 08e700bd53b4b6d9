import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Vereinbarte Termine nicht eingehalten',
  insults: 'Beleidigungen oder Drohungen',
  payment: 'Fertige Arbeit nicht bezahlt',
  invoice: 'Arbeit ohne Rechnung verlangt',
  other: 'Ein anderer Grund',
};
