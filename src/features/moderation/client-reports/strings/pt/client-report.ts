import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `Denunciar ${client}`,
  lead: (client) =>
    `Um moderador lê isto e o que escreveram um ao outro, e dizemos-lhe o que foi decidido. ${client} não fica a saber de quem veio.`,
  reason: 'Motivo',
  chooseReason: 'Escolha um motivo',
  reasons: clientReportReasonNames,
  additionalInfo: 'O que aconteceu?',
  send: 'Denunciar',
  sending: 'A denunciar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  sent: 'Cliente denunciado',
  sentText: 'Obrigado. Um moderador vai analisar o caso.',
  failed: 'Não foi possível denunciar o cliente',

  clientReasonRequired: 'Escolha um motivo',
  clientReportTooShort: 'Diga em pelo menos 10 caracteres o que aconteceu',
  clientReportTooLong: 'O que diz não pode passar de 1000 caracteres',
  clientNotFound: 'Não tem nem obra nem conversa com este cliente',
  clientAlreadyReported: 'Já denunciou este cliente, e um moderador ainda não decidiu',
};
