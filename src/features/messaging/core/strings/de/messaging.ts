import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Die Nachricht fehlt',
  contentTooShort: 'Die Nachricht muss mindestens 5 Zeichen haben',
  contentTooLong: 'Die Nachricht darf höchstens 5.000 Zeichen haben',
  receiverNotFound: 'Diese Person wurde nicht gefunden',
  receiverRequired: 'Bitte wählen Sie, für wen die Nachricht ist',
  quoteNotFound: 'Angebot nicht gefunden',
  lineNotFound: 'Diese Position gibt es in diesem Angebot nicht',
  receiverSuspended: 'Diese Person kann zurzeit keine Nachrichten erhalten',
  toOneself: 'Sich selbst können Sie nicht schreiben',
  attachmentNotFound: 'Ein Anhang fehlt. Bitte hängen Sie ihn noch einmal an.',
  attachmentTooLarge: 'Ein Anhang darf nicht größer als 10 MB sein.',
  attachmentNotOneFile: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  attachmentWrongType: 'Bitte hängen Sie ein Bild (JPEG, PNG oder GIF) oder ein PDF an.',
  attachmentUnreadable: 'Das Bild ist beschädigt oder hat mehr als 24 Megapixel. Wählen Sie ein anderes.',
  attachmentNotStored: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  tooManyAttachments: 'Sie können an eine Nachricht bis zu 5 Dateien anhängen',
  attachedTwice: 'Sie können dieselbe Datei nicht zweimal an eine Nachricht anhängen',
  conversationNotFound: 'Unterhaltung nicht gefunden',
  searchTooLong: 'Der Suchbegriff darf höchstens 100 Zeichen haben',
  limited:
    'Ein Moderator hat Ihr Konto eingeschränkt. Sie können vorerst keine neuen Unterhaltungen beginnen.',
  tooManyNew:
    'Sie haben viele Personen neu angeschrieben. Warten Sie {minutes} Min., bevor Sie weitere anschreiben. In laufenden Unterhaltungen können Sie weiter antworten.',
  tooManyNewForHours:
    'Sie haben viele Personen neu angeschrieben. Warten Sie {hours} Stunden, bevor Sie weitere anschreiben. In laufenden Unterhaltungen können Sie weiter antworten.',
  contactEnded: 'Diese Person nimmt keine Nachrichten, Angebote oder Termine mehr von Ihnen an',
  emailNotVerified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Ihr Text bleibt erhalten.',
  blocked: 'Diese Person nimmt keine Nachrichten von Ihnen an',

  // A mail provider's webhook reads these.
  noInboundMail: 'Unter dieser Adresse ist nichts zu finden.',
  wrongSecret: 'Dieser Schlüssel ist nicht gültig',

  // Blocking and reporting.
  notInTouch: 'Sie haben mit dieser Person keine Nachrichten ausgetauscht',
  blockSelf: 'Sich selbst können Sie nicht blockieren',
  notBlocked: 'Diese Person ist nicht blockiert',
  reportReasonTooShort: 'Bitte beschreiben Sie das Problem in mindestens 10 Zeichen',
  reportReasonTooLong: 'Bitte beschreiben Sie das Problem in höchstens 1.000 Zeichen',
  alreadyReported: 'Sie haben diese Unterhaltung schon gemeldet. Wir prüfen sie.',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Nachricht an ${company}`,
  askOnce: 'Vorhaben einmal beschreiben und bis zu drei Betriebe anfragen',
  dialogLead:
    'Schreiben Sie, was Sie brauchen, wo und wann. Die Antwort des Betriebs erscheint in Ihren Nachrichten.',
  dialogLeadToAll:
    'Schreiben Sie, was Sie brauchen, wo und wann. Wir senden Ihre Nachricht an jeden Betrieb, und Sie haben mit jedem eine eigene Unterhaltung.',
  countOfCompanies: (count) => (count === 2 ? 'beide Betriebe' : `alle ${count} Betriebe`),
  verifyFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
  verifyFirstText:
    'Wir senden Ihnen einen Code per E-Mail. Sobald Sie ihn eingegeben haben, können Sie Ihre Nachricht senden. Ihr Text bleibt erhalten.',
  sendCode: 'Code senden',
  content: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  messageSent: 'Nachricht gesendet',
  openConversation: 'Unterhaltung öffnen',
  messageSentText: (company) => `Ihre Nachricht wurde an ${company} gesendet.`,
  error: 'Fehler',
  sendFailed: (reason) => `Die Nachricht konnte nicht gesendet werden: ${reason}`,
  noConnection: 'keine Verbindung',
};
