import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: (code) => `${code} ist Ihr Giewel-Code`,
    heading: 'Ihr Code',
    text: 'Geben Sie diesen Code bei Giewel ein, um zu zeigen, dass diese Adresse Ihnen gehört:',
    note: 'Er gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, lassen Sie ihn einfach liegen: Es geschieht nichts.',
    sms: (code) => `${code} ist Ihr Giewel-Code. Er gilt 10 Minuten.`,
  },
  changeCode: {
    subject: (code) => `${code} ist Ihr Giewel-Code`,
    heading: 'Ihre neue E-Mail-Adresse',
    text: 'Ein Konto bei Giewel soll ab jetzt diese Adresse benutzen. Geben Sie diesen Code bei Giewel ein, um Ja zu sagen:',
    note: 'Er gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, lassen Sie ihn liegen: Dann wird diese Adresse nicht übernommen.',
  },
  reset: {
    subject: 'Neues Passwort setzen',
    heading: 'Neues Passwort setzen',
    text: 'Jemand, wahrscheinlich Sie, möchte ein neues Passwort für Ihr Konto bei Giewel setzen.',
    button: 'Neues Passwort setzen',
    note: 'Der Link gilt einmal und 30 Minuten lang. Wenn Sie es nicht waren, bleibt Ihr Passwort, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos bei Giewel wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
    passkeysText:
      'Mit diesen Passkeys kommt man weiter in Ihr Konto. Entfernen Sie jeden, den Sie nicht kennen, oder alle:',
    passkeyLine: (name, day) => `${name}, hinzugefügt am ${day}`,
    passkeysButton: 'Ihre Passkeys ansehen',
    note: 'Wenn Sie es nicht waren, setzen Sie sofort ein neues Passwort und schreiben Sie uns.',
  },
  erasureAsked: {
    subject: 'Ihr Konto wird gelöscht',
    heading: 'Ihr Konto wird gelöscht',
    text: (day) =>
      `Jemand, wahrscheinlich Sie, möchte Ihr Konto bei Giewel löschen. Bis ${day} bleibt alles, wie es ist, und Sie können es sich anders überlegen.`,
    waits:
      'Diese Verträge laufen noch. Das Konto wird gelöscht, sobald der letzte beendet ist. Bis dahin behält die andere Seite das Projekt; sie hat von uns Bescheid bekommen. Was kein Vertrag braucht, wird an diesem Tag gelöscht und lässt sich nicht zurückholen.',
    contract: (object, otherSide) => `${object}, mit ${otherSide}`,
    button: 'Mein Konto behalten',
    note: 'Wenn Sie es nicht waren, behalten Sie das Konto und ändern Sie sofort Ihr Passwort.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    text: (address) =>
      `Ihr Konto bei Giewel benutzt jetzt ${address}. Dies ist die letzte E-Mail an diese Adresse.`,
    note: 'Wenn Sie es nicht waren, melden Sie sich mit Ihrem Benutzernamen an, stellen Sie sie zurück und ändern Sie dann Ihr Passwort.',
  },
  factorAdded: {
    subject: 'Die Anmeldung fragt jetzt nach einem Code',
    heading: 'Codes einer App sind eingeschaltet',
    text: 'Wer sich mit dem Passwort bei Ihrem Konto auf Giewel anmeldet, wird auch nach einem Code Ihrer App gefragt.',
    note: 'Wenn Sie es nicht waren, antworten Sie sofort auf diese E-Mail: Jemand kennt Ihr Passwort.',
  },
  factorRemoved: {
    subject: 'Die Anmeldung fragt nicht mehr nach einem Code',
    heading: 'Codes einer App sind ausgeschaltet',
    text: 'Für die Anmeldung bei Ihrem Konto auf Giewel genügt wieder das Passwort.',
    note: 'Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort und schalten Sie die Codes wieder ein.',
  },
  dormant: {
    subject: 'Ihr Konto bei Giewel endet bald',
    heading: 'Sollen wir Ihr Konto behalten?',
    text: `Seit fast ${YEARS} Jahren hat sich niemand bei Ihrem Konto angemeldet. In ${RETENTION_DAYS.dormantWarning} Tagen wird es gelöscht, mit Ihren Mappen und Ihrem Profil; was Sie anderen geschrieben haben, bleibt bei ihnen, ohne Ihren Namen.`,
    button: 'Anmelden und behalten',
    note: 'Einmal anmelden genügt. Wenn Sie das Konto nicht mehr brauchen, müssen Sie nichts tun.',
  },
  emailChangeAsked: {
    subject: 'Eine neue E-Mail-Adresse für Ihr Konto',
    heading: 'Eine neue E-Mail-Adresse für Ihr Konto',
    text: (address) =>
      `Ihr Konto bei Giewel soll ${address} benutzen. Das geschieht, sobald der Code eingegeben ist, den wir dorthin gesendet haben; bis dahin gilt diese Adresse.`,
    note: 'Wenn Sie es nicht waren, melden Sie sich an, behalten Sie Ihre Adresse in den Einstellungen und ändern Sie sofort Ihr Passwort.',
  },
  phoneChanged: {
    subject: 'Ihre Telefonnummer wurde geändert',
    heading: 'Ihre Telefonnummer wurde geändert',
    text: 'Ihr Konto bei Giewel hat jetzt eine andere Telefonnummer oder keine. Sie finden sie in den Einstellungen.',
    note: 'Wenn Sie es nicht waren, stellen Sie sie in den Einstellungen zurück und ändern Sie sofort Ihr Passwort.',
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    heading: 'Ein Passkey wurde hinzugefügt',
    text: (name) =>
      `Bei Ihrem Konto auf Giewel kann man sich jetzt mit einem Passkey anmelden, der hier erstellt wurde: ${name}.`,
    note: 'Wenn Sie es nicht waren, entfernen Sie ihn in den Einstellungen unter Sicherheit und ändern Sie sofort Ihr Passwort.',
  },
};
