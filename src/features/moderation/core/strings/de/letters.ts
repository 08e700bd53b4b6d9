import { withheldWords } from '#features/accounts/core/strings/de/withheld-words.ts';
import type { sentences as english } from '#features/moderation/core/strings/en/letters.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { reportRedress } from './report-redress.ts';
import { takenThings } from './taken-things.ts';

export const sentences: TranslationType<typeof english> = {
  withheldInstead: withheldWords,
  takenThings,
  suspended: {
    subject: 'Ihr Konto ist gesperrt',
    heading: 'Ihr Konto ist gesperrt',
    text: (until) =>
      `Ein Moderator hat es bis zum Ende des ${until} gesperrt. So lange meldet sich niemand damit an, und ein Betrieb von Ihnen wird nicht gezeigt.`,
    statement: 'Die Gründe, in den Worten des Moderators:',
    objection:
      'Wenn Sie das anders sehen, schreiben Sie uns auf der Kontaktseite. Dann prüft es jemand anderes.',
    button: 'Uns schreiben',
    closing: 'Sie erhalten dies, weil es um Ihr Konto geht.',
  },
  digest: {
    subject: (total) =>
      pluralForm('de', total, {
        one: '1 Fall wartet in der Moderation',
        other: `${total} Fälle warten in der Moderation`,
      }),
    line: (queue, count) => `${queue}: ${count}`,
    queues: {
      reviews: 'Bewertungen',
      flags: 'Gemeldete Bewertungen',
      appeals: 'Beschwerden gegen zurückgehaltene Bewertungen',
      'conversation-reports': 'Gemeldete Unterhaltungen',
      'client-reports': 'Meldungen über Kunden',
      'request-reports': 'Gemeldete Anfragen',
      'quote-reports': 'Gemeldete Kostenvoranschläge',
      vat: 'MwSt.-Nummern',
      facts: 'Nachweise von Betrieben',
      'content-reports': 'Meldungen illegaler Inhalte',
      objections: 'Beschwerden gegen Entfernungen',
    },
    button: 'Moderation öffnen',
    closing:
      'Sie erhalten dies um 8 und um 14 Uhr, weil Sie Giewel moderieren. In Ihren Einstellungen lässt es sich ausschalten.',
  },
  reportReceived: {
    subject: (receipt) => `Ihre Meldung ${receipt} ist angekommen`,
    heading: 'Ihre Meldung ist angekommen',
    text: (receipt) =>
      `Danke. Wir haben Ihre Meldung illegaler Inhalte erhalten. Ihre Nummer ist ${receipt}. Bewahren Sie sie auf: Wer sie kennt, sieht, wie es um die Meldung steht.`,
    next: 'Geprüft wird sie von einem Moderator, nicht von einer Maschine. Die Entscheidung und die Gründe erhalten Sie per E-Mail.',
    button: 'Stand ansehen',
    closing:
      'Sie erhalten dies, weil diese Adresse bei einer Meldung angegeben wurde. Waren Sie es nicht, müssen Sie nichts tun.',
  },
  reportDecided: {
    subject: (receipt) => `Über Ihre Meldung ${receipt} ist entschieden`,
    heading: 'Über Ihre Meldung ist entschieden',
    upheld: (receipt, taken) =>
      `Was Sie unter der Nummer ${receipt} gemeldet haben, wurde entfernt: ${listInWords('de', taken)}.`,
    gone: (receipt) =>
      `Sie hatten recht mit dem, was Sie unter der Nummer ${receipt} gemeldet haben; als wir nachsahen, war es nicht mehr da.`,
    dismissed: (receipt) =>
      `Wir haben geprüft, was Sie unter der Nummer ${receipt} gemeldet haben, und nichts Illegales gefunden.`,
    statement: 'Die Gründe, in den Worten des Moderators:',
    redress: reportRedress,
    button: 'Meldung ansehen',
    closing: 'Sie erhalten dies, weil Sie diese Adresse bei Ihrer Meldung angegeben haben.',
  },
};
