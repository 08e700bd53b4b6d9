import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Faltou a marcações',
  insults: 'Insultos ou ameaças',
  payment: 'Não pagou trabalho concluído',
  invoice: 'Pediu trabalho sem fatura',
  other: 'Outro motivo',
};
