import type { ClientReportReason } from '#client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Vereinbarte Termine wurden nicht eingehalten',
  insults: 'Beleidigungen oder Drohungen',
  payment: 'Fertige Arbeit wurde nicht bezahlt',
  invoice: 'Arbeit ohne Rechnung verlangt',
  other: 'Ein anderer Grund',
};
