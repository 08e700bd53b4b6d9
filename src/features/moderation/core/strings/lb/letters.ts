import { withheldWords } from '#features/accounts/core/strings/lb/withheld-words.ts';
import type { sentences as english } from '#features/moderation/core/strings/en/letters.ts';
import { listInLuxembourgish } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { reportRedress } from './report-redress.ts';
import { takenThings } from './taken-things.ts';

export const sentences: TranslationType<typeof english> = {
  withheldInstead: withheldWords,
  takenThings,
  suspended: {
    subject: 'Äre Kont ass gespaart',
    heading: 'Äre Kont ass gespaart',
    text: (until) =>
      `E Moderateur huet Äre Kont bis zum Enn vum ${until} gespaart. Bis dohi kënnt Dir Iech net aloggen. Wann Dir e Betrib hutt, weise mir en esou laang net op Giewel.`,
    statement: 'De Grond vum Moderateur:',
    objection:
      'Wann Dir net d’accord sidd, schreift eis iwwer de Kontaktformulaire. Da kuckt eng aner Persoun d’Decisioun no.',
    button: 'Schreift eis',
    closing: 'Dir kritt dës E-Mail, well et ëm Äre Kont geet.',
  },
  digest: {
    subject: (total) =>
      pluralForm('lb', total, { one: '1 Saach ze moderéieren', other: `${total} Saachen ze moderéieren` }),
    line: (queue, count) => `${queue}: ${count}`,
    queues: {
      reviews: 'Bewäertungen',
      flags: 'Gemellt Bewäertungen',
      appeals: 'Recoursë wéinst net publizéierte Bewäertungen',
      'conversation-reports': 'Gemellt Gespréicher',
      'client-reports': 'Gemellt Clienten',
      'request-reports': 'Gemellt Ufroen',
      'quote-reports': 'Gemellt Devisen',
      vat: 'TVA-Nummeren',
      facts: 'Beleeger vu Betriber',
      'content-reports': 'Meldunge vun illegalem Inhalt',
      objections: 'Recoursë géint dat, wat ewechgeholl gouf',
    },
    button: 'Moderatioun opmaachen',
    closing:
      'Dir kritt dës E-Mail, well Dir Moderateur vu Giewel sidd. Mir schécke se um 08:00 an um 14:00. An den Astellunge kënnt Dir se ausmaachen.',
  },
  reportReceived: {
    subject: (receipt) => `Mir hunn Är Meldung ${receipt} kritt`,
    heading: 'Mir hunn Är Meldung kritt',
    text: (receipt) =>
      `Merci fir Är Meldung vun illegalem Inhalt. D’Referenznummer ass ${receipt}. Hieft se gutt op: Wie se huet, kann de Stand vun der Meldung nokucken.`,
    next: 'E Moderateur kuckt se no, ouni automatesch Hëllefsmëttel. Mir schécken Iech d’Decisioun an de Grond per E-Mail.',
    button: 'Stand nokucken',
    closing:
      'Dir kritt dës E-Mail, well een dës Adress bei enger Meldung uginn huet. Wann Dir dat net waart, ignoréiert dës E-Mail.',
  },
  reportDecided: {
    subject: (receipt) => `Decisioun iwwer Är Meldung ${receipt}`,
    heading: 'Decisioun iwwer Är Meldung',
    upheld: (receipt, taken) =>
      `Mir hunn Är Meldung ${receipt} nogekuckt an dat heiten ewechgeholl: ${listInLuxembourgish(taken)}.`,
    gone: (receipt) =>
      `Mir hunn Är Meldung ${receipt} ugeholl. Den Inhalt war schonn net méi do, wéi mir gekuckt hunn.`,
    dismissed: (receipt) => `Mir hunn Är Meldung ${receipt} nogekuckt an näischt Illegales fonnt.`,
    about: (company) => `An Ärer Meldung ass et ëm d’Säit vum Betrib ${company} gaangen.`,
    statement: 'De Grond vum Moderateur:',
    redress: reportRedress,
    button: 'Är Meldung kucken',
    closing: 'Dir kritt dës E-Mail, well Dir dës Adress bei Ärer Meldung uginn hutt.',
  },
};
