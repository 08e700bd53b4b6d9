import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Kosten\u00advoranschlag annehmen',
  changeTitle: 'Nachtrag annehmen',
  changeNext:
    'Noch sind Sie an nichts gebunden. Als Nächstes kommt der Code; erst wenn Sie angenommen haben, zeigt das Projekt die neue Summe.',
  acceptLess: 'Niedrigeren Betrag annehmen',
  ofChange: (number, version, day) => `Nachtrag ${number}, Fassung ${version} vom ${day}`,
  ofQuote: (number, version, day) => `Kostenvoranschlag ${number}, Fassung ${version} vom ${day}`,
  whatYouOrder: 'Was Sie beauftragen',
  lineCount: (count) => pluralForm('de', count, { one: '1 Position', other: `${count} Positionen` }),
  optionalLine: 'Optionale Position',
  toPay: 'Zu zahlen',
  orReduced: (total) => `Mit 3 %, wenn die AED vor der Rechnung zustimmt: ${total}`,
  whenYouPay: 'Wann Sie zahlen',
  daysTitle: '14 Tage, um es sich anders zu überlegen',
  daysText: (until) =>
    `Sie können den Vertrag ohne Angabe von Gründen widerrufen, und zwar ${until}. Zwei Klicks genügen; Sie beide erhalten eine Eingangsbestätigung mit Tag und Uhrzeit, und das Projekt wird abgesagt.`,
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
    'Noch sind Sie an nichts gebunden. Als Nächstes fragt Ihr Gerät nach Ihrem Passkey; erst wenn Sie angenommen haben, werden die anderen Kostenvoranschläge freundlich abgelehnt.',
  changeNextPasskey:
    'Noch sind Sie an nichts gebunden. Als Nächstes fragt Ihr Gerät nach Ihrem Passkey; erst wenn Sie angenommen haben, zeigt das Projekt die neue Summe.',
  accept: 'Zahlungspflichtig annehmen',
  straightNext:
    'Noch sind Sie an nichts gebunden. Als Nächstes kommt der Code; erst wenn Sie angenommen haben, ist der Vertrag geschlossen.',
  straightNextPasskey:
    'Noch sind Sie an nichts gebunden. Als Nächstes fragt Ihr Gerät nach Ihrem Passkey; erst wenn Sie angenommen haben, ist der Vertrag geschlossen.',
  nextCode:
    'Noch sind Sie an nichts gebunden. Als Nächstes kommt der Code; erst wenn Sie angenommen haben, werden die anderen Kostenvoranschläge freundlich abgelehnt.',
  quote: 'Kosten\u00advoranschlag',
  validUntil: 'Gültig bis',
  fingerprint: 'SHA-256',
  codeTitle: 'Code eingeben',
  codeText: (sentTo) => `Er ging an ${sentTo} und gilt 10 Minuten.`,
  codeLabel: 'Code',
  acceptNow: 'Annehmen',
  sendAgain: 'Neuen Code senden',
  accepted: 'Sie haben den Kostenvoranschlag angenommen',
  isAccepted: 'Sie haben diesen Kostenvoranschlag angenommen.',
  isOver: 'Dieser Kostenvoranschlag lässt sich nicht mehr annehmen.',
  nameMissing: 'Bitte tippen Sie Ihren Namen',
  changeDaysText: (until) =>
    `Sie können diesen Nachtrag ohne Angabe von Gründen widerrufen, und zwar ${until}. Was er hinzufügt, fällt dann wieder weg, und der Vertrag bleibt, wie er war.`,
  beginLegend: 'Soll die Arbeit vor Ablauf dieser Frist beginnen?',
  beginHint:
    'Wenn ja, kreuzen Sie beides an. Wenn nicht, lassen Sie beides leer: Dann beginnt die Arbeit nach Ablauf der Frist.',
  knowsLoss:
    'Ich weiß: Wenn ich danach widerrufe, bezahle ich die bis dahin geleistete Arbeit, und ich verliere das Widerrufsrecht, sobald die ganze Arbeit getan ist.',
  bothOrNeither: 'Bitte kreuzen Sie beides an oder keines',
  goOn: 'Weiter',
  passkeyTitle: 'Mit Ihrem Passkey bestätigen',
  passkeyText: 'Ihr Gerät fragt danach, sobald Sie auf die Schaltfläche drücken.',
};
