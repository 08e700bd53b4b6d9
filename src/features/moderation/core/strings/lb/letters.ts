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
      `E Moderateur huet e gespaart, bis um Enn vum ${until}. Bis dohi loggt sech keen an, an e Betrib vun Iech gëtt net gewisen.`,
    statement: 'D’Grënn, an de Wierder vum Moderateur:',
    objection: 'Wann Dir net d’accord sidd, schreift eis op der Kontaktsäit. Da kuckt een aneren et no.',
    button: 'Eis schreiwen',
    closing: 'Dir kritt dat hei, well et ëm Äre Kont geet.',
  },
  digest: {
    subject: (total) =>
      pluralForm('lb', total, {
        one: '1 Saach waart an der Moderatioun',
        other: `${total} Saache waarden an der Moderatioun`,
      }),
    line: (queue, count) => `${queue}: ${count}`,
    queues: {
      reviews: 'Bewäertungen',
      flags: 'Gemellt Bewäertungen',
      appeals: 'Recoursë géint zeréckgehale Bewäertungen',
      'conversation-reports': 'Gemellt Gespréicher',
      'client-reports': 'Meldungen iwwer Clienten',
      'request-reports': 'Gemellt Ufroen',
      'quote-reports': 'Gemellt Devisen',
      vat: 'TVA-Nummeren',
      facts: 'Beleeger vu Betriber',
      'content-reports': 'Meldunge vun illegalem Inhalt',
      objections: 'Recoursë géint dat, wat ewechgeholl gouf',
    },
    button: 'Moderatioun opmaachen',
    closing:
      'Dir kritt dat hei um 8 an um 14 Auer, well Dir Giewel moderéiert. An den Astellunge kënnt Dir et ausmaachen.',
  },
  reportReceived: {
    subject: (receipt) => `Är Meldung ${receipt} ass ukomm`,
    heading: 'Är Meldung ass ukomm',
    text: (receipt) =>
      `Merci. Mir hunn Är Meldung vun illegalem Inhalt kritt. Hir Nummer ass ${receipt}. Haalt se gutt: wie se huet, gesäit, wéi et ëm d’Meldung steet.`,
    next: 'E Moderateur kuckt se no, keng Maschinn. D’Decisioun an d’Grënn kritt Dir per Mail.',
    button: 'Kucken, wéi et steet',
    closing:
      'Dir kritt dat hei, well dës Adress bei enger Meldung ugi gouf. Wann Dir dat net waart, braucht Dir näischt ze maachen.',
  },
  reportDecided: {
    subject: (receipt) => `Iwwer Är Meldung ${receipt} ass decidéiert`,
    heading: 'Iwwer Är Meldung ass decidéiert',
    upheld: (receipt, taken) =>
      `Wat Dir ënner der Nummer ${receipt} gemellt hutt, gouf ewechgeholl: ${listInLuxembourgish(taken)}.`,
    gone: (receipt) =>
      `Dir hat Recht mat deem, wat Dir ënner der Nummer ${receipt} gemellt hutt; wéi mir gekuckt hunn, war et net méi do.`,
    dismissed: (receipt) =>
      `Mir hunn nogekuckt, wat Dir ënner der Nummer ${receipt} gemellt hutt, an näischt Illegales fonnt.`,
    statement: 'D’Grënn, an de Wierder vum Moderateur:',
    redress: reportRedress,
    button: 'Är Meldung kucken',
    closing: 'Dir kritt dat hei, well Dir dës Adress bei Ärer Meldung uginn hutt.',
  },
};
