import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Faltou a encontros combinados',
  insults: 'Insultos ou ameaças',
  payment: 'Não pagou trabalho acabado',
  invoice: 'Pediu trabalho sem fatura',
  other: 'Outro motivo',
};
