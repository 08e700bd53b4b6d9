import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `Signaler ${client}`,
  lead: (client) =>
    `Un modérateur lira votre signalement et vos échanges avec ${client}. Nous vous informerons de sa décision, sans révéler que le signalement vient de vous.`,
  reason: 'Motif',
  chooseReason: 'Choisir un motif',
  reasons: clientReportReasonNames,
  additionalInfo: 'Que s’est-il passé ?',
  send: 'Signaler',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  sent: 'Client signalé',
  sentText: 'Merci. Un modérateur examinera votre signalement.',
  failed: 'Impossible de signaler le client',

  clientReasonRequired: 'Choisissez un motif',
  clientReportTooShort: 'Décrivez les faits en au moins 10 caractères',
  clientReportTooLong: 'Votre texte ne peut pas dépasser 1 000 caractères',
  clientNotFound: 'Vous n’avez ni chantier ni conversation avec ce client',
  clientAlreadyReported: 'Vous avez déjà signalé ce client. Un modérateur examine votre signalement.',
};
