import type { sentences as english } from '#features/moderation/client-reports/strings/en/client-report.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { clientReportReasonNames } from './client-report-reasons.ts';

export const sentences: TranslationType<typeof english> = {
  title: (client) => `${client} melden`,
  lead: (client) =>
    `Ein Moderator liest Ihre Meldung und Ihre Nachrichten mit ${client}. Wir teilen Ihnen das Ergebnis mit und verraten nicht, von wem die Meldung stammt.`,
  reason: 'Grund',
  chooseReason: 'Grund wählen',
  reasons: clientReportReasonNames,
  additionalInfo: 'Was ist passiert?',
  send: 'Melden',
  sending: 'Wird gemeldet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  sent: 'Kunde gemeldet',
  sentText: 'Danke. Ein Moderator prüft Ihre Meldung.',
  failed: 'Ihre Meldung konnte nicht gesendet werden',

  clientReasonRequired: 'Bitte wählen Sie einen Grund',
  clientReportTooShort: 'Bitte beschreiben Sie in mindestens 10 Zeichen, was passiert ist',
  clientReportTooLong: 'Bitte beschreiben Sie in höchstens 1.000 Zeichen, was passiert ist',
  clientNotFound: 'Sie können nur Kunden melden, mit denen Sie ein Projekt oder eine Unterhaltung hatten',
  clientAlreadyReported: 'Sie haben diesen Kunden schon gemeldet. Ein Moderator prüft Ihre Meldung.',
};
