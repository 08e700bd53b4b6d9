import { withheldWords } from '#features/accounts/core/strings/de/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/today.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  title: (day) => `Heute, ${day}`,
  replies: 'Zu beantwortende Anfragen',
  allRequests: 'Alle Anfragen',
  moreRequests: (count) =>
    pluralForm('de', count, {
      one: '1 weitere Anfrage zu beantworten',
      other: `${count} weitere Anfragen zu beantworten`,
    }),
  noReplies: 'Zurzeit ist nichts zu beantworten. Neue Anfragen erscheinen hier mit ihrer Frist.',
  failed: 'Das konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  changes: 'Gewünschte Änderungen',
  since: 'seit',
  changeFrom: (client, words) => `${client}: „${words}“`,
  changeQuote: 'Angebot ändern',
  about: (name) => `: ${name}`,
  also: 'Wartet ebenfalls auf Sie',
  timesAsked: (client) => `${client} bittet um andere Termine`,
  timesOffered: (client) => `${client} schlägt Termine vor`,
  proposeTimes: 'Termine vorschlagen',
  chooseTime: 'Termin wählen',
  saysDone: (client) => `Laut ${client} ist die Arbeit fertig`,
  formerClient: 'Der Kunde',
  confirm: 'Bestätigen',
  visits: 'Ortstermine',
  allVisits: 'Alle Termine',
  today: 'heute',
  tomorrow: 'morgen',
  noVisits: 'Heute und morgen kein Ortstermin.',
  nextVisit: (day, time) => `Nächster Termin: ${day}, ${time}`,
  expiring: 'Bald ablaufende Angebote',
  allQuotes: 'Alle gesendeten',
  days: (count) => pluralForm('de', count, { one: 'Tag', other: 'Tage' }),
  lastDay: 'letzter Tag',
  readOn: (day) => `gelesen am ${day}`,
  notRead: 'noch nicht gelesen',
  figures: 'Ihr Profil',
  allFigures: 'Alle Statistiken',
};
