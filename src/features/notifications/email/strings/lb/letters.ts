import type { sentences as english } from '#features/notifications/email/strings/en/letters.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  buttonFallback: 'Wann de Knäppchen net geet, kopéiert dës Adress an Äre Browser:',
  foot: 'Giewel, Renovatioun a Bau zu Lëtzebuerg',

  // Notifications come unrequested, so they carry these.
  whyMailed: 'Dir kritt dës E-Mail, well d’Noriichte per E-Mail an Ären Astellungen ugeschalt sinn.',
  whyOwed:
    'Dir kritt dës E-Mail, well et ëm Äre Kontrakt geet oder ëm eng Decisioun iwwer Äre Kont oder Ären Inhalt. Esou E-Maile schécke mir och, wann Dir d’Noriichten ausgeschalt hutt.',
  bundle: {
    subject: (count) => pluralForm('lb', count, { one: '1 nei Noriicht', other: `${count} nei Noriichten` }),
    more: (count) =>
      pluralForm('lb', count, {
        one: 'Nach eng steet an Ären Noriichten.',
        other: `Nach ${count} stinn an Ären Noriichten.`,
      }),
    text: 'Dat ass nei zënter eiser leschter E-Mail. Klickt op eng Noriicht, fir se opzemaachen.',
  },
  unsubscribe: 'Dës E-Maile stoppen',
  answerAbove: 'Schreift Är Äntwert iwwer dës Zeil',
  // These describe the work, below its notification.
  work: {
    place: (words) => `Wou: ${words}`,
    budget: (words) => `Budget: ${words}`,
    timeline: (words) => `Zäit: ${words}`,
    phone: (number) => `Telefon: ${number}`,
    trade: (name) => `Metier: ${name}`,
    job: (words) => `Aarbecht: ${words}`,
    total: (sum) => `Total: ${sum}`,
    validUntil: (day) => `Gëlteg bis: ${day}`,
    start: (day) => `Ufank: ${day}`,
    times: (times) => `Virgeschloen Zäiten: ${times}`,
    when: (words) => `Wéini: ${words}`,
    streetHidden: 'De Client huet d’Strooss nach net gewisen. Frot virun der Visitt dono.',
    replyBy: (day) => `Äntwert bis: ${day}`,
    repliesBy: (company, day) => `${company}: Äntwert bis ${day} abegraff`,
    reason: (words) => `Grond: ${words}`,
  },
  subjects: {
    quote: (sum, job, day) => `Devis ${sum}: ${job}, gëlteg bis ${day}`,
    newVersion: (sum, job, day) => `Nei Versioun ${sum}: ${job}, gëlteg bis ${day}`,
    change: (sum, job, day) => `Avenant ${sum}: ${job}, gëlteg bis ${day}`,
    visit: (job, times) => (job ? `Visitt fir „${job}“: ${times}` : `Visitt: ${times}`),
    request: (job, place, day) => `Ufro: ${job}, ${place}. Äntwert bis ${day}`,
    urgentRequest: (job, place, day) => `Dréngend Ufro: ${job}, ${place}. Äntwert bis ${day}`,
    message: (from, job) => `${from} huet Iech e Message geschéckt: ${job}`,
    report: (kind, place) => `Nei Meldung: ${kind}, ${place}`,
    accepted: (sum, job, client) => `Ugeholl: ${sum}, ${job}, ${client}`,
    changeAsked: (job, client) => `Ännerung gefrot: ${job}, ${client}`,
    declined: (job, client) => `Refuséiert: ${job}, ${client}`,
  },
  sms: (line, address) => `Giewel: ${line}. ${address}`,
};
