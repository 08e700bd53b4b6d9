import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Rechnung ${number}`,
  invoiceFile: (number) => `giewel-rechnung-${number}.pdf`,
  demo: 'Beleg (Demo)',
  demoFile: (id) => `giewel-demo-beleg-${id}.pdf`,
  demoNote:
    'Dies ist der Beleg für eine Demo-Zahlung vor dem Start. Es wurde nichts bezahlt, und dies ist keine Rechnung.',
  paid: 'Vollständig bezahlt.',
  from: 'Von',
  to: 'An',
  product: 'Giewel',
  registration: (number) => `RCS ${number}`,
  vatNumber: (number) => `MwSt.-Nummer (TVA) ${number}`,
  issued: 'Datum',
  time: 'Zeitraum',
  span: (from, until) => `${from} bis ${until}`,
  item: {
    monthly: (plan) => `Giewel ${plan}, ein Monat`,
    yearly: (plan) => `Giewel ${plan}, ein Jahr`,
  },
  unused: (plan, from, until) => `Gutschrift für die Restlaufzeit: ${plan}, ${from} bis ${until}`,
  balance: 'Aus Ihrem Guthaben',
  kept: 'Als Guthaben gutgeschrieben',
  letter: {
    subject: (bought) => `Ihr Beleg: ${bought}`,
    heading: 'Hier ist Ihr Beleg',
    bought: (bought, from, until) => `${bought}, von ${from} bis ${until}.`,
    line: (item, amount) => `${item}: ${amount}`,
    enclosed: 'Ihre Rechnung liegt bei.',
    button: 'Tarif öffnen',
    closing: 'Diese E-Mail senden wir bei jeder Zahlung, auch wenn Sie Mitteilungen abgestellt haben.',
  },
  payout: {
    subject: 'Wir zahlen Ihr Guthaben aus',
    heading: 'Wir zahlen Ihr Guthaben aus',
    line: (amount) => `Ihr Guthaben: ${amount}.`,
    card: 'Wir erstatten Ihr Guthaben innerhalb von 10 Tagen auf die Karte, mit der Sie bezahlt haben.',
    rest: (amount) =>
      `${amount} Ihres Guthabens können wir nicht auf eine Karte erstatten. Antworten Sie mit Ihrer IBAN, dann überweisen wir den Betrag.`,
    simulated:
      'Ihre Zahlung vor dem Start war nur eine Demo. Es ist kein Geld geflossen, deshalb gibt es nichts zu erstatten. Die Demo-Zahlung bleibt in unseren Unterlagen.',
    closing: 'Sie erhalten diese E-Mail, weil Ihr Konto bald gelöscht wird.',
    late: {
      subject: 'Ihr Guthaben konnte noch nicht ausgezahlt werden',
      heading: 'Ihr Guthaben konnte noch nicht ausgezahlt werden',
      text: (amount) =>
        `Wir konnten ${amount} nicht erstatten, weil unser Zahlungsdienst nicht erreichbar war. Wir versuchen es jede Stunde noch einmal.`,
      stays: 'Wir behalten Ihr Konto, bis Sie Ihr Geld haben, und löschen es dann. Sie müssen nichts tun.',
      closing: 'Sie erhalten diese E-Mail, weil Ihr Konto bald gelöscht wird.',
    },
  },
  net: 'Ohne MwSt.',
  vat: (percent) => `MwSt. ${percent} %`,
  total: 'Gesamtbetrag inkl. MwSt.',
};
