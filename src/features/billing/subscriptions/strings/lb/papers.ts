import type { sentences as english } from '#features/billing/subscriptions/strings/en/papers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invoice: (number) => `Rechnung ${number}`,
  invoiceFile: (number) => `giewel-rechnung-${number}.pdf`,
  demo: 'Quittung (Demo)',
  demoFile: (id) => `giewel-demo-quittung-${id}.pdf`,
  demoNote:
    'Dat ass d’Quittung vun enger Demo-Bezuelung, ier Giewel gestart ass. Et gouf kee Geld bezuelt, an dat hei ass keng Rechnung.',
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
  unused: (plan, from, until) => `Net benotzt Zäit vum Tarif ${plan}, ${from} bis ${until}`,
  balance: 'Aus Ärem Solde',
  kept: 'Op Äre Solde gesat',
  letter: {
    subject: (bought) => `Är Quittung: ${bought}`,
    heading: 'Hei ass Är Quittung',
    bought: (bought, from, until) => `${bought}, ${from} bis ${until}.`,
    line: (item, amount) => `${item}: ${amount}`,
    enclosed: 'Är Rechnung ass am Unhang.',
    button: 'Ären Abo opmaachen',
    closing: 'Dës E-Mail schécke mir bei all Bezuelung, och wann Dir d’Noriichten ausgeschalt hutt.',
  },
  payout: {
    subject: 'Mir bezuelen Iech Äre Solde zeréck',
    heading: 'Mir bezuelen Iech Äre Solde zeréck',
    line: (amount) => `Solde vun Ärem Kont: ${amount}.`,
    card: 'Mir bezuelen Iech de Solde bannent 10 Deeg op déi Kaart zeréck, mat där Dir bezuelt hutt.',
    rest: (amount) =>
      `${amount} vun Ärem Solde kënne mir net op eng Kaart zeréckbezuelen. Äntwert mat Ärer IBAN, da maache mir eng Iwwerweisung.`,
    simulated:
      'Ier Giewel gestart ass, hutt Dir eng Demo-Bezuelung gemaach. Et gouf kee Geld bezuelt, dofir gëtt et och näischt zeréckzebezuelen. D’Demo-Bezuelung bleift an eise Bicher.',
    closing: 'Dir kritt dës E-Mail, well mir Äre Kont geschwë läschen.',
    late: {
      subject: 'Mir konnten Iech Äre Solde nach net zeréckbezuelen',
      heading: 'Mir konnten Iech Äre Solde nach net zeréckbezuelen',
      text: (amount) =>
        `Mir konnten Iech ${amount} net zeréckbezuelen, well eise Bezueldéngscht net z’erreeche war. Mir probéieren et all Stonn nach eng Kéier.`,
      stays: 'Mir behalen Äre Kont, bis Dir Är Suen hutt, a läschen en dann. Dir braucht näischt ze maachen.',
      closing: 'Dir kritt dës E-Mail, well mir Äre Kont geschwë läschen.',
    },
  },
  net: 'Ouni TVA',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total mat TVA',
};
