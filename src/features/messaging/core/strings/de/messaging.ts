import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Die Nachricht fehlt',
  contentTooShort: 'Die Nachricht braucht mindestens 5 Zeichen',
  contentTooLong: 'Die Nachricht darf höchstens 5.000 Zeichen haben',
  receiverNotFound: 'Diese Person gibt es nicht',
  receiverRequired: 'Bitte sagen Sie, für wen sie ist',
  quoteNotFound: 'Diesen Kostenvoranschlag gibt es nicht',
  lineNotFound: 'Diese Position gibt es in diesem Kostenvoranschlag nicht',
  receiverSuspended: 'Diese Person kann zurzeit keine Nachrichten erhalten',
  toOneself: 'Sich selbst können Sie nicht schreiben',
  attachmentNotFound: 'Ein Anhang ist nicht mehr da. Bitte hängen Sie ihn noch einmal an.',
  attachmentTooLarge: 'Ein Anhang darf nicht größer als 10 MB sein.',
  attachmentNotOneFile: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  attachmentWrongType: 'Bitte hängen Sie ein Bild (JPEG, PNG oder GIF) oder ein PDF an.',
  attachmentUnreadable: 'Das Bild ist beschädigt oder größer als 24 Megapixel.',
  attachmentNotStored: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  tooManyAttachments: 'Eine Nachricht hat höchstens 5 Anhänge',
  attachedTwice: 'Eine Datei lässt sich nur einmal anhängen',
  conversationNotFound: 'Diese Unterhaltung gibt es nicht',
  searchTooLong: 'Die Suche darf höchstens 100 Zeichen haben',
  limited:
    'Ein Moderator hat Ihr Konto eingeschränkt: Sie können vorerst keine neuen Unterhaltungen beginnen',
  tooManyNew:
    'Sie haben schon vielen neuen Leuten geschrieben. In {minutes} Min. können Sie wieder jemandem neu schreiben. Laufende Unterhaltungen gehen weiter.',
  tooManyNewForHours:
    'Sie haben schon vielen neuen Leuten geschrieben. In {hours} Stunden können Sie wieder jemandem neu schreiben. Laufende Unterhaltungen gehen weiter.',
  contactEnded: 'Diese Person möchte keinen Kontakt mehr mit Ihnen. Es wurde nichts gesendet',
  emailNotVerified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Ihr Text bleibt erhalten.',
  blocked: 'Diese Person nimmt keine Nachrichten von Ihnen an',

  // A mail provider's webhook reads these.
  noInboundMail: 'Unter dieser Adresse gibt es nichts.',
  wrongSecret: 'Das Geheimnis stimmt nicht',

  // Blocking and reporting.
  notInTouch: 'Sie haben einander nicht geschrieben',
  blockSelf: 'Sich selbst können Sie nicht blockieren',
  notBlocked: 'Diese Person ist nicht blockiert',
  reportReasonTooShort: 'Bitte sagen Sie in mindestens 10 Zeichen, was nicht stimmt',
  reportReasonTooLong: 'Der Grund darf höchstens 1.000 Zeichen haben',
  alreadyReported: 'Sie haben diese Unterhaltung schon gemeldet; sie wird gerade geprüft',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Nachricht an ${company}`,
  askOnce: 'Die Arbeit einmal beschreiben und bis zu drei Betriebe anfragen',
  dialogLead:
    'Sagen Sie, was Sie vorhaben, wo und wann. Die Antwort des Betriebs finden Sie in Ihren Nachrichten.',
  dialogLeadToAll:
    'Sagen Sie, was Sie vorhaben, wo und wann. Jeder Betrieb erhält diesen Text und antwortet für sich.',
  countOfCompanies: (count) => (count === 2 ? 'beide Betriebe' : `alle ${count} Betriebe`),
  verifyFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
  verifyFirstText:
    'Wir schicken Ihnen einen Code. Sobald Sie ihn eingegeben haben, kann Ihre Nachricht verschickt werden. Ihr Text bleibt stehen.',
  sendCode: 'Code schicken',
  content: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  messageSent: 'Nachricht gesendet',
  openConversation: 'Unterhaltung öffnen',
  messageSentText: (company) => `Ihre Nachricht ging an ${company}.`,
  error: 'Fehler',
  sendFailed: (reason) => `Die Nachricht konnte nicht gesendet werden: ${reason}`,
  noConnection: 'es gibt keine Verbindung',
};
