import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Bitte prüfen Sie die markierten Felder.',
  invalidField: 'Dieser Wert ist nicht gültig.',
  malformedJson: 'Die Anfrage ist kein gültiges JSON.',
  notJson: 'Senden Sie diese Anfrage als JSON.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  addressTooLong: 'Die Adresse ist zu lang.',
  headersTooLarge: 'Die Header der Anfrage sind zu groß.',
  badRequest: 'Die Anfrage konnte nicht verstanden werden.',
  requestTimeout: 'Die Anfrage hat zu lange gebraucht.',
  notFound: 'Unter dieser Adresse gibt es nichts.',
  signInFirst: 'Bitte melden Sie sich zuerst an.',
  tokenInvalid: 'Dieses API-Token ist unbekannt, abgelaufen oder widerrufen.',
  tokenNotAllowed: 'Mit einem API-Token geht das nicht: Melden Sie sich dafür auf der Website an.',
  scopeMissing: 'Diesem API-Token fehlt die Berechtigung {scope}.',
  methodNotAllowed: 'Diese Adresse nimmt andere Methoden an: siehe Header Allow.',
  stepUpNeeded: 'Bitte zeigen Sie noch einmal, dass Sie es sind.',
  wrongPassword: 'Das aktuelle Passwort stimmt nicht',
  clientsOnly: 'Dafür brauchen Sie ein Kundenkonto.',
  companiesOnly: 'Dafür brauchen Sie das Konto eines Betriebs.',
  ownersOnly: 'Das kann nur der Inhaber des Betriebs.',
  managersOnly: 'Das können nur der Inhaber und die Verwalter des Betriebs.',
  factorMissing: 'Richten Sie zuerst einen zweiten Faktor ein.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  foreignHost: 'Giewel antwortet nicht unter dieser Adresse.',
  tooManyRequests: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  tooManyForHours: 'Zu viele Versuche. Bitte versuchen Sie es in {hours} Stunden noch einmal.',
  tooManyForDays: 'Zu viele Versuche. Bitte versuchen Sie es in {days} Tagen noch einmal.',
  storageFull:
    'Die {gigabytes} GB Speicher dieses Kontos sind voll. Löschen Sie Dateien, die nicht mehr gebraucht werden, und versuchen Sie es noch einmal.',
  tooMuchAtOnce:
    'Das war in einer Minute mehr, als ein Mensch schafft. Bitte machen Sie in {seconds} Sekunden weiter: Nichts ist verloren.',
  tooManyProfiles:
    'Von Ihrem Anschluss aus wurden heute 600 Betriebe angesehen, mehr zeigen wir ohne Konto nicht. Melden Sie sich an, oder kommen Sie in {hours} Stunden wieder.',
  tooManyTitle: 'Eine kurze Pause, bitte',
  unusableKey: 'Ein Idempotency-Key hat 1 bis 128 Zeichen.',
  keyReused: 'Ihr erster Versuch hat doch geklappt. Senden Sie nur noch einmal, wenn Sie beides möchten.',
  conflict: 'Das verträgt sich nicht mit etwas, das es schon gibt.',
  unavailable: 'Im Moment gibt es eine Störung. Bitte versuchen Sie es gleich noch einmal.',
  fault: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  offlineTitle: 'Sie sind offline',
  offlineText:
    'Diese Seite öffnet sich von selbst, sobald Sie wieder verbunden sind. Was Sie anderswo geschrieben haben, ist nicht verloren.',
  tryAgain: 'Noch einmal',
  awayTitle: 'Einen Moment, bitte',
  awayText:
    'Im Moment gibt es eine Störung. Diese Seite versucht es in ein paar Sekunden automatisch noch einmal.',
  asOf: 'Im Moment gibt es eine Störung. Sie sehen den Stand von {time}.',
  alsoHere: 'Giewel gibt es auch auf Deutsch.',
  docsTitle: 'Giewel API',
  docsStepUp:
    'Braucht einen Beweis: eine Anmeldung oder einen anderen Beweis in dieser Sitzung innerhalb von 5 Minuten, oder `currentPassword` im Body.',
  docsStepUpOf:
    'Wo {fields} geändert wird, ist ein Beweis nötig: eine Anmeldung oder ein anderer Beweis in dieser Sitzung innerhalb von 5 Minuten, oder `currentPassword` im Body.',
  docsLead:
    'Jeder Endpunkt, wie ihn die Verträge beschreiben. Für Maschinen steht alles unter /api/openapi.json.',
};
