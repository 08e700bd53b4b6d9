import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: 'Ihr Giewel-Code',
    heading: 'Ihr Bestätigungscode',
    text: 'Geben Sie diesen Code auf Giewel ein, um zu bestätigen, dass diese Adresse Ihnen gehört:',
    note: 'Der Code gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
    sms: (code) => `${code} ist Ihr Giewel-Code. Er gilt 10 Minuten.`,
  },
  changeCode: {
    subject: 'Ihr Giewel-Code',
    heading: 'Neue E-Mail-Adresse bestätigen',
    text: 'Diese Adresse soll für ein Giewel-Konto verwendet werden. Geben Sie zur Bestätigung diesen Code auf Giewel ein:',
    note: 'Der Code gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Dann verwenden wir diese Adresse nicht.',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    heading: 'Neues Passwort festlegen',
    text: 'Für Ihr Giewel-Konto wurde ein neues Passwort angefordert.',
    button: 'Neues Passwort festlegen',
    note: 'Der Link funktioniert nur einmal und ist 30 Minuten gültig. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Giewel-Kontos wurde gerade geändert. Auf allen anderen Geräten haben wir Sie abgemeldet.',
    passkeysText: 'Diese Passkeys funktionieren weiterhin. Entfernen Sie alle, die Sie nicht kennen:',
    passkeyLine: (name, day) => `${name}, hinzugefügt am ${day}`,
    passkeysButton: 'Passkeys prüfen',
    note: 'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
  },
  erasureAsked: {
    subject: 'Ihr Konto wird gelöscht',
    heading: 'Ihr Konto wird gelöscht',
    text: (day) =>
      `Für Ihr Giewel-Konto wurde die Löschung beantragt. Bis ${day} bleibt alles, wie es ist, und Sie können es sich anders überlegen.`,
    waits:
      'Diese Verträge laufen noch. Wir löschen Ihr Konto, sobald alle beendet sind. Bis dahin hat die andere Seite weiterhin Zugriff auf das Projekt. Wir haben ihr Bescheid gegeben. Nach dem genannten Datum löschen wir endgültig alles, was für diese Verträge nicht gebraucht wird.',
    contract: (object, otherSide) => `${object}, mit ${otherSide}`,
    button: 'Mein Konto behalten',
    note: 'Wenn Sie es nicht waren, behalten Sie das Konto und ändern Sie sofort Ihr Passwort.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    text: (address) =>
      `Für Ihr Giewel-Konto gilt jetzt die Adresse ${address}. Dies ist die letzte E-Mail an Ihre alte Adresse.`,
    note: 'Wenn Sie es nicht waren, melden Sie sich mit Ihrem Benutzernamen an, machen Sie die Änderung rückgängig und legen Sie ein neues Passwort fest.',
  },
  factorAdded: {
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    heading: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    text: 'Wenn Sie sich mit Ihrem Passwort anmelden, fragen wir auch nach einem Code aus Ihrer Authenticator-App.',
    note: 'Wenn Sie es nicht waren, antworten Sie sofort auf diese E-Mail. Jemand anderes kennt Ihr Passwort.',
  },
  factorRemoved: {
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    heading: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    text: 'Für die Anmeldung bei Ihrem Giewel-Konto genügt jetzt das Passwort.',
    note: 'Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort und schalten Sie die Anmeldung in zwei Schritten wieder ein.',
  },
  dormant: {
    subject: 'Ihr Giewel-Konto wird bald gelöscht',
    heading: 'Möchten Sie Ihr Konto behalten?',
    text: `Sie haben sich seit fast ${YEARS} Jahren nicht angemeldet. In ${RETENTION_DAYS.dormantWarning} Tagen löschen wir Ihr Konto mit Ihren Mappen und Ihrem Profil. Ihre Nachrichten bleiben bei den Empfängern, aber ohne Ihren Namen.`,
    button: 'Mein Konto behalten',
    note: 'Um Ihr Konto zu behalten, melden Sie sich einfach an. Wenn Sie es nicht mehr brauchen, müssen Sie nichts tun.',
  },
  emailChangeAsked: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    heading: 'Ihre E-Mail-Adresse soll geändert werden',
    text: (address) =>
      `Die E-Mail-Adresse Ihres Giewel-Kontos soll in ${address} geändert werden. Die Änderung wird wirksam, sobald der Code eingegeben ist, den wir an die neue Adresse gesendet haben. Bis dahin gilt die bisherige.`,
    note: 'Wenn Sie es nicht waren, melden Sie sich an, verwerfen Sie die Änderung in den Einstellungen und ändern Sie sofort Ihr Passwort.',
  },
  phoneChanged: {
    subject: 'Ihre Telefonnummer wurde geändert',
    heading: 'Ihre Telefonnummer wurde geändert',
    text: 'Die Telefonnummer Ihres Giewel-Kontos wurde geändert oder entfernt. Prüfen Sie sie in den Einstellungen.',
    note: 'Wenn Sie es nicht waren, machen Sie die Änderung in den Einstellungen rückgängig und ändern Sie sofort Ihr Passwort.',
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    heading: 'Ein Passkey wurde hinzugefügt',
    text: (name) =>
      `Sie können sich bei Ihrem Giewel-Konto jetzt mit einem Passkey anmelden, der auf ${name} erstellt wurde.`,
    note: 'Wenn Sie es nicht waren, entfernen Sie den Passkey in den Einstellungen unter „Sicherheit“ und ändern Sie sofort Ihr Passwort.',
  },
};
