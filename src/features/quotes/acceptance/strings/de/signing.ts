import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Angebot annehmen',
  changeTitle: 'Nachtrag annehmen',
  changeNext:
    'Noch sind Sie an nichts gebunden. Als Nächstes senden wir Ihnen einen Code. Das Projekt zeigt den neuen Gesamtbetrag erst, wenn Sie den Nachtrag angenommen haben.',
  acceptLess: 'Niedrigeren Betrag annehmen',
  ofChange: (number, version, day) => `Nachtrag ${number}, Fassung ${version} vom ${day}`,
  ofQuote: (number, version, day) => `Angebot ${number}, Fassung ${version} vom ${day}`,
  whatYouOrder: 'Ihr Auftrag',
  lineCount: (count) => pluralForm('de', count, { one: '1 Position', other: `${count} Positionen` }),
  optionalLine: 'Optionale Position',
  toPay: 'Zu zahlen',
  orReduced: (total) => `Mit 3 % MwSt., wenn die AED zustimmt, bevor die Rechnung gestellt wird: ${total}`,
  whenYouPay: 'Zahlungsplan',
  daysTitle: '14 Tage Widerrufsrecht',
  daysText: (until) =>
    `Sie können den Vertrag ${until} ohne Angabe von Gründen widerrufen. Zwei Klicks genügen. Bei einem Widerruf brechen wir das Projekt ab und senden Ihnen per E-Mail eine Eingangsbestätigung mit Tag und Uhrzeit.`,
  atOnce: 'Ich verlange, dass die Arbeit vor Ablauf meiner Widerrufsfrist von 14 Tagen beginnt.',
  sign: 'Unterschreiben',
  yourName: 'Ihr vollständiger Name',
  notVerified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse oder Telefonnummer.',
  toSettings: 'Zu Ihren Einstellungen',
  confirmWith: 'Bestätigen mit',
  byEmail: (address) => `Code per E-Mail an ${address}`,
  bySms: (number) => `Code per SMS an ${number}`,
  byPasskey: 'Passkey',
  nextPasskey:
    'Noch sind Sie an nichts gebunden. Als Nächstes fragt Ihr Gerät nach Ihrem Passkey. Die anderen Angebote lehnen wir erst ab, wenn Sie dieses angenommen haben.',
  changeNextPasskey:
    'Noch sind Sie an nichts gebunden. Als Nächstes fragt Ihr Gerät nach Ihrem Passkey. Das Projekt zeigt den neuen Gesamtbetrag erst, wenn Sie den Nachtrag angenommen haben.',
  accept: 'Zahlungspflichtig annehmen',
  straightNext:
    'Noch sind Sie an nichts gebunden. Als Nächstes senden wir Ihnen einen Code. Der Vertrag kommt erst mit Ihrer Annahme zustande.',
  straightNextPasskey:
    'Noch sind Sie an nichts gebunden. Als Nächstes fragt Ihr Gerät nach Ihrem Passkey. Der Vertrag kommt erst mit Ihrer Annahme zustande.',
  nextCode:
    'Noch sind Sie an nichts gebunden. Als Nächstes senden wir Ihnen einen Code. Die anderen Angebote lehnen wir erst ab, wenn Sie dieses angenommen haben.',
  quote: 'Angebot',
  validUntil: 'Gültig bis',
  fingerprint: 'SHA-256',
  codeTitle: 'Code eingeben',
  codeText: (sentTo) => `Wir haben den Code an ${sentTo} gesendet. Er gilt 10 Minuten.`,
  codeLabel: 'Code',
  acceptNow: 'Annehmen',
  sendAgain: 'Neuen Code senden',
  accepted: 'Sie haben das Angebot angenommen',
  isAccepted: 'Sie haben dieses Angebot angenommen.',
  isOver: 'Dieses Angebot können Sie nicht mehr annehmen.',
  nameMissing: 'Bitte geben Sie Ihren vollständigen Namen ein',
  changeDaysText: (until) =>
    `Sie können diesen Nachtrag ${until} ohne Angabe von Gründen widerrufen. Wir ziehen ihn dann vom Gesamtbetrag ab, und der ursprüngliche Vertrag gilt weiter.`,
  beginLegend: 'Soll die Arbeit vor Ablauf dieser Frist beginnen?',
  beginHint:
    'Wenn ja, kreuzen Sie beides an. Wenn nicht, lassen Sie beides leer. Dann beginnt die Arbeit nach Ablauf der Frist.',
  knowsLoss:
    'Mir ist bekannt, dass ich bei einem Widerruf nach Beginn der Arbeit die bis dahin geleistete Arbeit bezahlen muss und dass ich das Widerrufsrecht verliere, sobald die gesamte Arbeit erbracht ist.',
  bothOrNeither: 'Bitte kreuzen Sie beides an oder keines von beiden',
  goOn: 'Weiter',
  passkeyTitle: 'Mit Ihrem Passkey bestätigen',
  passkeyText: 'Im nächsten Schritt fragt Ihr Gerät nach Ihrem Passkey.',
};
