import type { sentences as english } from '#features/companies/insights/strings/en/insights.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

export const sentences: TranslationType<typeof english> = {
  noCompany: 'Zu diesem Konto gehört kein Betrieb.',
  notInPlan: 'Ihr Tarif zeigt diese Zahlen nicht.',
  columns: ['Betrieb', 'Tag', 'Besuche', 'Besuche davor', 'In Listen gezeigt', 'Nachrichten', 'Bewertungen'],
  fileName: (days, until) => `giewel-zahlen-${days}-tage-bis-${until}.csv`,

  figures: 'Zahlen',
  views: 'Besuche im Profil',
  messages: 'Nachrichten',
  reviews: 'Bewertungen',
  impressions: 'In Listen gezeigt',
  contacts: 'Neue „Gefällt mir“',
  lastDays: (days) => `letzte ${days} Tage`,
  grown: (percent) => `${signed(percent)} %`,
  changed: (by) => signed(by),
  versusPrevious: 'zum Vorzeitraum',

  timeframe: 'Zeitraum',
  days: (days) => `${days} Tage`,
  spanNow: (days) => `Letzte ${days} Tage`,
  spanBefore: (days) => `${days} Tage davor`,
  todaySoFar: 'Heute bisher',
  viewsByDay: (days) =>
    `Besuche im Profil pro Tag, letzte ${days} Tage im Vergleich mit den ${days} Tagen davor`,
  viewsByWeek: (days) =>
    `Besuche im Profil pro Woche, letzte ${days} Tage im Vergleich mit den ${days} Tagen davor`,
  fromTo: (first, last) => `${first} – ${last}`,
  countOfViews: (count) =>
    pluralForm('de', count, { one: '1 Besuch', other: `${formatNumber(count, 'de')} Besuche` }),
  chartPoint: 'Punkt im Diagramm',
  showAsTable: 'Als Tabelle zeigen',
  when: 'Wann',
  now: 'Besuche',
  before: 'Besuche davor',

  leads: 'Interessenten nach Monat',
  inquiries: 'Anfragen',
  projects: 'Wurden Projekte',
  leadsChart: 'Anfragen pro Monat, und wie viele davon Projekte wurden',
  month: 'Monat',

  more: 'Interessenten, und woher Besucher kommen',
  others: 'Zeit bis zur Antwort, Listen und „Gefällt mir“',
  responseRate: 'Beantwortet',
  responseTime: 'Zeit bis zur Antwort',
  responseTimeNote: 'Die Hälfte kam schneller. Gezählt von Montag bis Freitag, 08:00 bis 18:00 Uhr.',
  conversion: 'Zum Projekt',
  conversionNote: 'Unterhaltungen, die Projekte wurden',
  sources: 'Besuche nach Herkunft',
  source: { search: 'Suche', category: 'Kategorie', direct: 'Direkt' },
  sourceSpoken: (source, percent) => `${source}: ${percent} % der Besuche`,
  percent: (value) => `${value} %`,
  minutes: (minutes) => (minutes > 0 ? `${minutes} Min.` : 'Unter 1 Min.'),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} Std. ${minutes} Min.` : `${hours} Std.`),
  notEnough: 'Noch zu wenig Daten',

  trade: (name) => `Neben Ihrem Gewerk: ${name}`,
  tradeNote: (companies) => `Der Median von ${companies} Betrieben, Stand letzte Nacht.`,
  you: 'Sie',
  median: 'Median',
  figure: 'Zahl',

  download: 'CSV laden',
  widerTitle: 'Ihr Tarif zeigt diese Zahlen nicht.',
  widerText:
    'Basic zeigt 30 Tage, Professional 90 und 365; Premium fügt den Vergleich mit Ihrem Gewerk und eine CSV-Datei hinzu.',
  seePlans: 'Ihren Tarif ansehen',
  failed: 'Die Zahlen konnten nicht geladen werden',
};
