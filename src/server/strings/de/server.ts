import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Bitte prüfen Sie die markierten Felder.',
  invalidField: 'Dieser Wert ist nicht gültig.',
  unknownField: 'Dieses Feld gibt es nicht.',
  malformedJson: 'Die Anfrage ist kein gültiges JSON.',
  notJson: 'Senden Sie diese Anfrage als JSON.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  addressTooLong: 'Die Webadresse ist zu lang.',
  headersTooLarge: 'Die Header der Anfrage sind zu groß.',
  badRequest: 'Die Anfrage konnte nicht verarbeitet werden.',
  requestTimeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  notFound: 'Unter dieser Adresse ist nichts zu finden.',
  signInFirst: 'Bitte melden Sie sich zuerst an.',
  tokenInvalid:
    'Dieses API-Token ist unbekannt, abgelaufen oder widerrufen. Senden Sie „Authorization: Bearer“ und ein gültiges Token.',
  tokenNotAllowed: 'Mit einem API-Token geht das nicht. Melden Sie sich dafür auf der Website an.',
  scopeMissing: 'Diesem API-Token fehlt die Berechtigung {scope}.',
  methodNotAllowed: 'Diese Adresse lässt diese Methode nicht zu. Siehe Header „Allow“.',
  stepUpNeeded: 'Bitte bestätigen Sie, dass Sie es sind.',
  wrongPassword: 'Das aktuelle Passwort stimmt nicht',
  clientsOnly: 'Dafür brauchen Sie ein Kundenkonto.',
  companiesOnly: 'Dafür brauchen Sie ein Betriebskonto.',
  ownersOnly: 'Das kann nur der Inhaber des Betriebs.',
  managersOnly: 'Das können nur der Inhaber und die Manager des Betriebs.',
  factorMissing: 'Richten Sie zuerst die Anmeldung in zwei Schritten ein.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  foreignHost: 'Giewel ist unter dieser Adresse nicht erreichbar.',
  tooManyRequests: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
  tooManyForHours: 'Zu viele Versuche. Bitte versuchen Sie es in {hours} Stunden noch einmal.',
  tooManyForDays: 'Zu viele Versuche. Bitte versuchen Sie es in {days} Tagen noch einmal.',
  storageFull:
    'Die {gigabytes} GB Speicher dieses Kontos sind voll. Löschen Sie Dateien, die nicht mehr gebraucht werden, und versuchen Sie es noch einmal.',
  tooMuchAtOnce:
    'Zu viele Aktionen in einer Minute. Es ging nichts verloren. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.',
  tooManyProfiles:
    'Über Ihren Anschluss wurden heute 600 Betriebe angesehen. Mehr zeigen wir ohne Konto nicht. Melden Sie sich an oder kommen Sie in {hours} Stunden wieder.',
  tooManyTitle: 'Bitte etwas langsamer',
  unusableKey: 'Ein Idempotency-Key muss 1 bis 128 Zeichen lang sein.',
  keyReused:
    'Ihr erster Versuch hat geklappt. Um auch diese Fassung zu senden, versuchen Sie es noch einmal.',
  conflict:
    'Ihre Änderung steht im Konflikt mit vorhandenen Daten. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unavailable: 'Im Moment gibt es eine Störung. Bitte versuchen Sie es gleich noch einmal.',
  fault: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  offlineTitle: 'Sie sind offline',
  offlineText:
    'Diese Seite öffnet sich automatisch, sobald Sie wieder online sind. Was Sie auf anderen Seiten geschrieben haben, ist nicht verloren.',
  tryAgain: 'Erneut versuchen',
  awayTitle: 'Einen Moment, bitte',
  awayText:
    'Im Moment gibt es eine Störung. Diese Seite versucht es in ein paar Sekunden automatisch noch einmal.',
  asOf: 'Im Moment gibt es eine Störung. Sie sehen den Stand von {time}.',
  alsoHere: 'Giewel gibt es auch auf Deutsch.',
  docsTitle: 'Giewel API',
  docsStepUp:
    'Erfordert eine Bestätigung: eine Anmeldung oder einen anderen Nachweis der Identität in dieser Sitzung innerhalb der letzten 5 Minuten oder `currentPassword` im Body.',
  docsStepUpOf:
    'Um {fields} zu ändern, ist eine Bestätigung nötig: eine Anmeldung oder ein anderer Nachweis der Identität in dieser Sitzung innerhalb der letzten 5 Minuten oder `currentPassword` im Body.',
  docsLead: 'Alle Endpunkte der Giewel-API. Die maschinenlesbare Fassung steht unter /api/openapi.json.',
};
