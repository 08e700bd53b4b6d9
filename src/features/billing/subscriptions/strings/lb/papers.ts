import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Rechnung ${number}`,
  invoiceFile: (number) => `giewel-rechnung-${number}.pdf`,
  demo: 'Quittung (Demo)',
  demoFile: (id) => `giewel-demo-quittung-${id}.pdf`,
  demoNote: 'Eng Prouf-Bezuelung vu virum Start: Näischt gouf bezuelt, an dat hei ass keng Rechnung.',
  paid: 'Komplett bezuelt.',
  from: 'Vun',
  to: 'Un',
  product: 'Giewel',
  registration: (number) => `RCS ${number}`,
  vatNumber: (number) => `TVA-Nummer ${number}`,
  issued: 'Datum',
  time: 'Zäitraum',
  span: (from, until) => `${from} bis ${until}`,
  item: {
    monthly: (plan) => `Giewel ${plan}, ee Mount`,
    yearly: (plan) => `Giewel ${plan}, ee Joer`,
  },
  unused: (plan, from, until) => `Net benotzt: ${plan}, ${from} bis ${until}`,
  balance: 'Aus Ärem Solde',
  kept: 'Bleift Iech als Solde',
  letter: {
    subject: (bought) => `Är Quittung: ${bought}`,
    heading: 'Merci, hei ass Är Quittung',
    bought: (bought, from, until) => `${bought}, ${from} bis ${until}.`,
    line: (item, amount) => `${item}: ${amount}`,
    enclosed: 'Är Rechnung läit bäi.',
    button: 'Ären Abo opmaachen',
    closing: 'Dës Mail kritt Dir bei all Bezuelung, egal wéi eng Noriichten Dir soss gewielt hutt.',
  },
  payout: {
    subject: 'Äre Solde gëtt zeréckbezuelt',
    heading: 'Äre Solde gëtt zeréckbezuelt',
    line: (amount) => `Solde vun Ärem Kont: ${amount}.`,
    card: 'E geet bannent 10 Deeg op d’Kaart zeréck, mat där Dir bezuelt hutt.',
    rest: (amount) =>
      `Fir ${amount} dovu gëtt et keng Kaartebezuelung méi, op déi mir dëse Montant zeréckbuche kéinten. Äntwert mat Ärer IBAN, dann iwwerweise mir en.`,
    simulated:
      'D’Bezuelung war eng Prouf vu virum Start: Et gouf kee Geld bezuelt, also geet och keent zeréck. Dës Zeil bleift an eise Bicher.',
    closing: 'Dir kritt dës Mail, well Äre Kont geschwë geläscht gëtt.',
    late: {
      subject: 'Äre Solde ass nach net zeréckbezuelt',
      heading: 'Äre Solde ass nach net zeréckbezuelt',
      text: (amount) =>
        `Mir konnten Iech ${amount} nach net zeréckginn: eise Bezueldéngscht ass net z’erreechen. Mir probéieren et all Stonn nach eng Kéier.`,
      stays:
        'Äre Kont bleift, bis Dir Är Suen hutt, a gëtt direkt duerno geläscht. Dir braucht näischt ze maachen.',
      closing: 'Dir kritt dës Mail, well Äre Kont geschwë geläscht gëtt.',
    },
  },
  net: 'Ouni TVA',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total mat TVA',
};
