import type { sentences as english } from '#features/dashboards/client/strings/en/waiting.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Wartet auf Sie',
  order: 'Das Dringendste zuerst',
  compare: (count) => `${count} Kostenvoranschläge zum Vergleichen`,
  quote: (company) => `Kostenvoranschlag von ${company}`,
  change: (company) => `Nachtrag von ${company}`,
  question: (count) =>
    pluralForm('de', count, {
      one: 'Ein Betrieb hat eine Frage',
      other: `${count} Fragen von Betrieben`,
    }),
  confirm: (company) => `Laut ${company} ist die Arbeit fertig`,
  review: (company) => `Wie war ${company}?`,
  visit: (company) => `${company} schlägt Ortstermine vor`,
  message: (name) => `Neue Nachricht von ${name}`,
  messages: (count) => `${count} Unterhaltungen mit ungelesenen Nachrichten`,
  nobody: 'Keine Kostenvoranschläge unterwegs',
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
    message: 'Lesen, antworten',
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
    'Kostenvoranschläge, Terminvorschläge und Fragen der Betriebe erscheinen hier, das Dringendste zuerst. Um zu beginnen, beschreiben Sie die Arbeit einmal und fragen Sie bis zu drei Betriebe an.',
  askCompanies: 'Arbeit beschreiben',
  findCompany: 'Betrieb finden',
  nextVisit: 'Nächster Ortstermin',
  allVisits: 'Alle Termine',
};
