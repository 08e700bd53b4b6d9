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
      `Ein Moderator hat Ihr Konto bis einschließlich ${until} gesperrt. Bis dahin kann sich niemand damit anmelden. Falls Sie einen Betrieb haben, wird er in dieser Zeit nicht angezeigt.`,
    statement: 'Begründung des Moderators:',
    objection:
      'Wenn Sie nicht einverstanden sind, schreiben Sie uns über das Kontaktformular. Dann prüft jemand anderes die Entscheidung.',
    button: 'Kontakt aufnehmen',
    closing: 'Sie erhalten diese E-Mail, weil sie Ihr Konto betrifft.',
  },
  digest: {
    subject: (total) =>
      pluralForm('de', total, {
        one: '1 Fall zu prüfen',
        other: `${total} Fälle zu prüfen`,
      }),
    line: (queue, count) => `${queue}: ${count}`,
    queues: {
      reviews: 'Bewertungen',
      flags: 'Gemeldete Bewertungen',
      appeals: 'Beschwerden wegen nicht veröffentlichter Bewertungen',
      'conversation-reports': 'Gemeldete Unterhaltungen',
      'client-reports': 'Meldungen über Kunden',
      'request-reports': 'Gemeldete Anfragen',
      'quote-reports': 'Gemeldete Angebote',
      vat: 'MwSt.-Nummern',
      facts: 'Dokumente von Betrieben',
      'content-reports': 'Meldungen illegaler Inhalte',
      objections: 'Beschwerden gegen entfernte Inhalte',
    },
    button: 'Moderation öffnen',
    closing:
      'Sie erhalten diese E-Mail um 8 und um 14 Uhr, weil Sie Giewel moderieren. In Ihren Einstellungen können Sie sie abstellen.',
  },
  reportReceived: {
    subject: (receipt) => `Wir haben Ihre Meldung ${receipt} erhalten`,
    heading: 'Wir haben Ihre Meldung erhalten',
    text: (receipt) =>
      `Danke für Ihre Meldung illegaler Inhalte. Die Nummer Ihrer Meldung ist ${receipt}. Bewahren Sie sie auf: Wer sie hat, kann den Stand der Meldung abrufen.`,
    next: 'Ein Moderator prüft Ihre Meldung ohne automatische Verfahren. Die Entscheidung und die Gründe senden wir Ihnen per E-Mail.',
    button: 'Stand ansehen',
    closing:
      'Sie erhalten diese E-Mail, weil jemand bei einer Meldung diese Adresse angegeben hat. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail.',
  },
  reportDecided: {
    subject: (receipt) => `Entscheidung über Ihre Meldung ${receipt}`,
    heading: 'Entscheidung über Ihre Meldung',
    upheld: (receipt, taken) =>
      `Wir haben Ihre Meldung ${receipt} geprüft und Folgendes entfernt: ${listInWords('de', taken)}.`,
    gone: (receipt) =>
      `Wir haben Ihrer Meldung ${receipt} stattgegeben. Bei unserer Prüfung war der Inhalt schon nicht mehr da.`,
    dismissed: (receipt) => `Wir haben Ihre Meldung ${receipt} geprüft und nichts Illegales gefunden.`,
    about: (company) => `In Ihrer Meldung ging es um die Seite des Betriebs ${company}.`,
    statement: 'Begründung des Moderators:',
    redress: reportRedress,
    button: 'Meldung ansehen',
    closing: 'Sie erhalten diese E-Mail, weil Sie bei Ihrer Meldung diese Adresse angegeben haben.',
  },
};
