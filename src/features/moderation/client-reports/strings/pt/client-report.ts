import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `Denunciar ${client}`,
  lead: (client) =>
    `Um moderador lê a sua denúncia e as suas mensagens com ${client}. Comunicamos-lhe o resultado e não revelamos quem fez a denúncia.`,
  reason: 'Motivo',
  chooseReason: 'Escolha um motivo',
  reasons: clientReportReasonNames,
  additionalInfo: 'O que aconteceu?',
  send: 'Denunciar',
  sending: 'A denunciar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  sent: 'Cliente denunciado',
  sentText: 'Obrigado. Um moderador vai analisar a denúncia.',
  failed: 'Não foi possível enviar a denúncia',

  clientReasonRequired: 'Escolha um motivo',
  clientReportTooShort: 'Explique, em pelo menos 10 caracteres, o que aconteceu',
  clientReportTooLong: 'Explique, em 1000 caracteres no máximo, o que aconteceu',
  clientNotFound: 'Só pode denunciar clientes com quem teve uma obra ou uma conversa',
  clientAlreadyReported: 'Já denunciou este cliente. Um moderador está a analisar a denúncia.',
};
