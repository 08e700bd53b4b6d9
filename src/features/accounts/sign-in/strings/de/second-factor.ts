import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Anmeldung in zwei Schritten',
  offer:
    'Wenn Sie sich mit Ihrem Passwort anmelden, fragen wir auch nach einem Code aus einer Authenticator-App auf Ihrem Telefon. Wer nur Ihr Passwort kennt, kann sich nicht anmelden.',
  turnOn: 'Einschalten',
  on: 'An',
  since: (date) => `Eingeschaltet seit ${date}.`,
  left: (count) =>
    pluralForm('de', count, {
      one: 'Sie haben noch 1 Ersatzcode.',
      other: `Sie haben noch ${count} Ersatzcodes.`,
    }),
  turnOff: 'Ausschalten …',
  renew: 'Neue Ersatzcodes erstellen …',
  failed: (reason) => `Das hat nicht geklappt: ${reason}`,

  scan: 'Scannen Sie diesen Code mit einer Authenticator-App, zum Beispiel mit dem Passwortmanager Ihres Telefons.',
  qrAlt: 'QR-Code für Ihre Authenticator-App',
  orType: 'Oder geben Sie diesen Schlüssel in der App ein:',
  orOpen: 'In einer App auf diesem Gerät öffnen',
  code: 'Authenticator-Code',
  codeHint: 'Geben Sie den 6-stelligen Code aus der App ein. Er wechselt alle 30 Sekunden.',
  anyCodeHint: 'Geben Sie den 6-stelligen Code aus der App oder einen Ersatzcode ein.',
  confirm: 'Einschalten',
  confirming: 'Wird eingeschaltet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  turnedOn: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
  turnedOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',

  recoveryTitle: 'Ersatzcodes speichern',
  recoveryText:
    'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr Telefon verlieren. Wir zeigen die Codes nur jetzt an. Drucken Sie sie aus oder bewahren Sie sie bei Ihren Passwörtern auf.',
  recoveryCodes: 'Ersatzcodes',
  download: 'Herunterladen',
  fileName: 'giewel-ersatzcodes.txt',
  fileHead: (username) => `Ersatzcodes von ${username} bei Giewel. Jeder Code funktioniert nur einmal.`,
  kept: 'Ich habe sie gespeichert',

  offTitle: 'Anmeldung in zwei Schritten ausschalten',
  offText:
    'Zum Anmelden brauchen Sie dann nur noch Ihr Passwort. Auch Ihre Ersatzcodes gelten dann nicht mehr.',
  off: 'Ausschalten',
  turningOff: 'Wird ausgeschaltet …',
  renewTitle: 'Neue Ersatzcodes erstellen',
  renewText: 'Sobald Sie neue Codes erstellen, gelten die bisherigen nicht mehr.',
  renewNow: 'Codes erstellen',
  renewing: 'Werden erstellt …',

  pageTitle: 'Anmeldung in zwei Schritten · Giewel',
  pageHeading: 'Anmeldung in zwei Schritten einrichten',
  pageLead:
    'Sie haben Zugriff auf private Daten anderer, deshalb reicht ein Passwort allein nicht aus. Wählen Sie eine Authenticator-App oder einen Passkey.',
};
