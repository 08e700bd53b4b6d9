import type { ClientReportReason } from '#features/moderation/client-reports/rules/client-reports.ts';

export const clientReportReasonNames: Record<ClientReportReason, string> = {
  absence: 'Faltou a marcações',
  insults: 'Insultos ou ameaças',
  payment: 'Não pagou trabalhos concluídos',
  invoice: 'Pediu trabalhos sem fatura',
  other: 'Outro motivo',
};
