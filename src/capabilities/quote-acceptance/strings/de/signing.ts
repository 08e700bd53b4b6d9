import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-acceptance/strings/en/signing.ts';

export const sentences: Widened<typeof english> = {
  title: 'Kosten\u00advoranschlag annehmen',
  changeTitle: 'Nachtrag annehmen',
  changeNext: 'Als Nächstes kommt der Code. Erst wenn er stimmt, zeigt das Projekt die neue Summe.',
  acceptLess: 'Niedrigere Summe annehmen',
  ofQuote: (number, version, day) => `Kostenvoranschlag ${number}, Fassung ${version} vom ${day}`,
  whatYouOrder: 'Was Sie beauftragen',
  lineCount: (count) => plural('de', count, { one: '1 Position', other: `${count} Positionen` }),
  optionalLine: 'Optionale Position',
  toPay: 'Zu zahlen',
  orReduced: (total) => `Mit 3 %, wenn die AED vor der Rechnung zustimmt: ${total}`,
  whenYouPay: 'Wann Sie zahlen',
  daysTitle: '14 Tage, um es sich anders zu überlegen',
  daysText: (until) =>
    `Sie können den Vertrag bis zum ${until} um Mitternacht ohne Angabe von Gründen widerrufen. Eine Bestätigung genügt; Sie beide erhalten eine Eingangsbestätigung, und das Projekt wird abgesagt.`,
  atOnce:
    'Ich bitte darum, dass die Arbeit sofort beginnt, innerhalb der 14 Tage. Ich weiß, dass ich das Widerrufsrecht verliere, sobald die Arbeit getan ist.',
  sign: 'Unterschreiben',
  yourName: 'Ihr vollständiger Name',
  notVerified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse oder Telefonnummer.',
  toSettings: 'Zu Ihren Einstellungen',
  confirmWith: 'Bestätigen mit',
  byEmail: (address) => `Code per E-Mail an ${address}`,
  bySms: (number) => `Code per SMS an ${number}`,
  byPasskey: 'Passkey',
  nextPasskey:
    'Als Nächstes fragt Ihr Gerät nach Ihrem Passkey. Erst wenn er stimmt, werden die anderen Kostenvoranschläge freundlich abgelehnt.',
  changeNextPasskey:
    'Als Nächstes fragt Ihr Gerät nach Ihrem Passkey. Erst wenn er stimmt, zeigt das Projekt die neue Summe.',
  accept: 'Zahlungspflichtig annehmen',
  nextCode:
    'Als Nächstes kommt der Code. Erst wenn er stimmt, werden die anderen Kostenvoranschläge freundlich abgelehnt.',
  quote: 'Kosten\u00advoranschlag',
  validUntil: 'Gültig bis',
  fingerprint: 'SHA-256',
  codeTitle: 'Code eingeben',
  codeText: (sentTo) => `Er ging an ${sentTo} und gilt zehn Minuten.`,
  codeLabel: 'Code',
  acceptNow: 'Annehmen',
  sendAgain: 'Neuen Code senden',
  accepted: 'Sie haben den Kostenvoranschlag angenommen',
  isAccepted: 'Sie haben diesen Kostenvoranschlag angenommen.',
  isOver: 'Dieser Kostenvoranschlag lässt sich nicht mehr annehmen.',
  nameMissing: 'Bitte tippen Sie Ihren Namen',
};
