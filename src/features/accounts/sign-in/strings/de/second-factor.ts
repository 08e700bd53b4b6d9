import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Codes einer App',
  offer:
    'Wer sich mit Ihrem Passwort anmeldet, wird dann auch nach einem Code aus einer App auf Ihrem Telefon gefragt. Wer nur Ihr Passwort kennt, bleibt draußen.',
  turnOn: 'Einschalten',
  on: 'An',
  since: (date) => `Eingeschaltet seit ${date}.`,
  left: (count) =>
    pluralForm('de', count, { one: '1 Ersatzcode ist übrig.', other: `${count} Ersatzcodes sind übrig.` }),
  turnOff: 'Ausschalten …',
  renew: 'Neue Ersatzcodes …',
  failed: (reason) => `Das hat nicht geklappt: ${reason}`,

  scan: 'Scannen Sie dies mit einer App, die Codes erzeugt, zum Beispiel der, in der Ihr Telefon Passwörter aufbewahrt.',
  qrAlt: 'QR-Code mit dem Schlüssel für Ihre App',
  orType: 'Oder tippen Sie dies in die App:',
  orOpen: 'In einer App auf diesem Gerät öffnen',
  code: 'Code der App',
  codeHint: '6 Ziffern. Alle 30 Sekunden kommt ein neuer.',
  anyCodeHint: '6 Ziffern der App oder ein Ersatzcode.',
  confirm: 'Einschalten',
  confirming: 'Wird eingeschaltet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  turnedOn: 'Codes einer App sind eingeschaltet',
  turnedOff: 'Codes einer App sind ausgeschaltet',

  recoveryTitle: 'Ersatzcodes aufbewahren',
  recoveryText:
    'Jeder lässt Sie einmal hinein, wenn Ihr Telefon verloren ist. Sie werden nur jetzt gezeigt: Drucken Sie sie aus, oder bewahren Sie sie bei Ihren Passwörtern auf.',
  recoveryCodes: 'Ersatzcodes',
  download: 'Herunterladen',
  fileName: 'giewel-ersatzcodes.txt',
  fileHead: (username) => `Ersatzcodes von ${username} bei Giewel. Jeder lässt Sie einmal hinein.`,
  kept: 'Ich habe sie aufbewahrt',

  offTitle: 'Codes ausschalten',
  offText: 'Die Anmeldung fragt dann nur noch nach dem Passwort. Auch Ihre Ersatzcodes gelten nicht mehr.',
  off: 'Ausschalten',
  turningOff: 'Wird ausgeschaltet …',
  renewTitle: 'Neue Ersatzcodes',
  renewText: 'Die bisherigen gelten sofort nicht mehr.',
  renewNow: 'Neue erzeugen',
  renewing: 'Werden erzeugt …',

  pageTitle: 'Zweiter Faktor · Giewel',
  pageHeading: 'Noch ein Schloss, dann sind Sie drin',
  pageLead:
    'Sie sehen, was Menschen Giewel anvertrauen. Darum reicht Ihr Passwort allein nicht: Wählen Sie Codes einer App oder einen Passkey.',
};
