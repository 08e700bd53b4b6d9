import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `${client} melden`,
  lead: (client) =>
    `Ein Moderator liest es und was Sie einander geschrieben haben, und Sie hören, was entschieden wurde. ${client} erfährt nicht, dass Sie es waren.`,
  reason: 'Grund',
  chooseReason: 'Grund wählen',
  reasons: clientReportReasonNames,
  additionalInfo: 'Was ist geschehen?',
  send: 'Melden',
  sending: 'Wird gemeldet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  sent: 'Kunde gemeldet',
  sentText: 'Danke. Ein Moderator sieht es sich an.',
  failed: 'Der Kunde konnte nicht gemeldet werden',

  clientReasonRequired: 'Bitte wählen Sie einen Grund',
  clientReportTooShort: 'Bitte sagen Sie in mindestens 10 Zeichen, was geschehen ist',
  clientReportTooLong: 'Ihr Text darf höchstens 1.000 Zeichen haben',
  clientNotFound: 'Mit diesem Kunden haben Sie weder ein Projekt noch eine Unterhaltung',
  clientAlreadyReported:
    'Diesen Kunden haben Sie schon gemeldet, und ein Moderator hat noch nicht entschieden',
};
