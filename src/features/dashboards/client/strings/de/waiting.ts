import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Wartet auf Sie',
  order: 'Das Dringendste zuerst',
  compare: (count) => `${count} Angebote zum Vergleichen`,
  quote: (company) => `Angebot von ${company}`,
  change: (company) => `Nachtrag von ${company}`,
  question: (count) =>
    pluralForm('de', count, {
      one: 'Ein Betrieb hat eine Frage',
      other: `${count} Fragen von Betrieben`,
    }),
  confirm: (company) => `Laut ${company} ist die Arbeit fertig`,
  review: (company) => `Wie zufrieden waren Sie mit ${company}?`,
  visit: (company) => `${company} schlägt Ortstermine vor`,
  message: (name) => `Neue Nachricht von ${name}`,
  messages: (count) => `${count} Unterhaltungen mit ungelesenen Nachrichten`,
  nobody: 'Kein Betrieb bereitet ein Angebot vor',
  draft: 'Anfrage noch nicht gesendet',
  noTitle: 'Anfrage ohne Titel',
  about: (title) => `: ${title}`,
  buttons: {
    compare: 'Vergleichen',
    quote: 'Lesen',
    change: 'Nachtrag lesen',
    question: 'Antworten',
    confirm: 'Bestätigen',
    review: 'Bewerten',
    visit: 'Termin wählen',
    message: 'Antworten',
    messages: 'Nachrichten lesen',
    nobody: 'Anderen anfragen',
    draft: 'Weiter',
  },
  daysLeft: (left) =>
    left === 0 ? 'letzter Tag' : pluralForm('de', left, { one: 'noch 1 Tag', other: `noch ${left} Tage` }),
  until: (day) => `bis ${day}`,
  firstTime: (day) => `frühester Termin: ${day}`,
  noDeadline: 'Ohne Frist',
  nothing: 'Zurzeit nichts zu tun',
  nothingText:
    'Angebote, Terminvorschläge und Fragen der Betriebe erscheinen hier, das Dringendste zuerst. Beschreiben Sie dazu Ihr Vorhaben und fragen Sie bis zu drei Betriebe an.',
  askCompanies: 'Vorhaben beschreiben',
  findCompany: 'Betrieb finden',
  nextVisit: 'Nächster Ortstermin',
  allVisits: 'Alle Termine',
};
