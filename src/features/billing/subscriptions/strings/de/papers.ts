import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Rechnung ${number}`,
  invoiceFile: (number) => `giewel-rechnung-${number}.pdf`,
  demo: 'Beleg (Vorführung)',
  demoFile: (id) => `giewel-vorfuehrung-beleg-${id}.pdf`,
  demoNote:
    'Eine Probezahlung aus der Zeit vor dem Start: Es wurde nichts bezahlt, und dies ist keine Rechnung.',
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
  unused: (plan, from, until) => `${plan}, nicht genutzt, ${from} bis ${until}`,
  balance: 'Aus Ihrem Guthaben',
  kept: 'Bleibt Ihnen als Guthaben',
  letter: {
    subject: (bought) => `Ihr Beleg: ${bought}`,
    heading: 'Danke, hier ist Ihr Beleg',
    bought: (bought, from, until) => `${bought}, von ${from} bis ${until}.`,
    line: (item, amount) => `${item}: ${amount}`,
    enclosed: 'Ihre Rechnung liegt bei.',
    button: 'Tarif öffnen',
    closing:
      'Diese E-Mail erhalten Sie bei jeder Zahlung, was auch immer Sie sonst an Mitteilungen gewählt haben.',
  },
  payout: {
    subject: 'Ihr Guthaben wird ausgezahlt',
    heading: 'Ihr Guthaben wird ausgezahlt',
    line: (amount) => `Guthaben Ihres Kontos, ausgezahlt: ${amount}.`,
    card: 'Es geht innerhalb von 10 Tagen auf die Karte zurück, mit der Sie bezahlt haben.',
    rest: (amount) =>
      `Für ${amount} davon gibt es keine Kartenzahlung mehr, auf die wir diesen Betrag zurückbuchen könnten. Antworten Sie mit Ihrer IBAN, dann überweisen wir ihn.`,
    simulated:
      'Die Zahlung war eine Probe aus der Zeit vor dem Start: Es wurde kein Geld bezahlt, also fließt auch keines zurück. Diese Zeile bleibt in unseren Büchern.',
    closing: 'Sie erhalten diese E-Mail, weil Ihr Konto bald gelöscht wird.',
    late: {
      subject: 'Ihr Guthaben ist noch nicht ausgezahlt',
      heading: 'Ihr Guthaben ist noch nicht ausgezahlt',
      text: (amount) =>
        `Wir konnten Ihnen ${amount} noch nicht zurückgeben: Unser Zahlungsdienst ist nicht erreichbar. Wir versuchen es jede Stunde noch einmal.`,
      stays:
        'Ihr Konto bleibt, bis Sie Ihr Geld haben, und wird gleich danach gelöscht. Sie müssen nichts tun.',
      closing: 'Sie erhalten diese E-Mail, weil Ihr Konto bald gelöscht wird.',
    },
  },
  net: 'Ohne MwSt.',
  vat: (percent) => `MwSt. ${percent} %`,
  total: 'Summe inkl. MwSt.',
};
