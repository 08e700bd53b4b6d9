import type { sentences as english } from '#features/companies/insights/strings/en/insights.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

export const sentences: TranslationType<typeof english> = {
  noCompany: 'Zu diesem Konto gehört kein Betrieb.',
  notInPlan: 'Ihr Tarif enthält diese Statistiken nicht.',
  columns: [
    'Betrieb',
    'Tag',
    'Besuche',
    'Besuche im Vorzeitraum',
    'In Listen angezeigt',
    'Nachrichten',
    'Bewertungen',
  ],
  fileName: (days, until) => `giewel-statistiken-${days}-tage-bis-${until}.csv`,

  figures: 'Kennzahlen',
  views: 'Profilbesuche',
  messages: 'Nachrichten',
  reviews: 'Bewertungen',
  impressions: 'In Listen angezeigt',
  contacts: 'Neue „Gefällt mir“-Angaben',
  lastDays: (days) => `letzte ${days} Tage`,
  grown: (percent) => `${signed(percent)} %`,
  changed: (by) => signed(by),
  versusPrevious: 'zum Vorzeitraum',

  timeframe: 'Zeitraum',
  days: (days) => `${days} Tage`,
  spanNow: (days) => `Letzte ${days} Tage`,
  spanBefore: (days) => `${days} Tage davor`,
  todaySoFar: 'Heute bis jetzt',
  viewsByDay: (days) => `Profilbesuche pro Tag, letzte ${days} Tage im Vergleich mit den ${days} Tagen davor`,
  viewsByWeek: (days) =>
    `Profilbesuche pro Woche, letzte ${days} Tage im Vergleich mit den ${days} Tagen davor`,
  fromTo: (first, last) => `${first} – ${last}`,
  countOfViews: (count) =>
    pluralForm('de', count, { one: '1 Besuch', other: `${formatNumber(count, 'de')} Besuche` }),
  chartPoint: 'Punkt im Diagramm',
  showAsTable: 'Als Tabelle zeigen',
  when: 'Datum',
  now: 'Besuche',
  before: 'Besuche im Vorzeitraum',

  leads: 'Interessenten nach Monat',
  inquiries: 'Interessenten',
  projects: 'Projekte daraus',
  leadsChart: 'Interessenten pro Monat und Projekte daraus',
  month: 'Monat',

  more: 'Interessenten und Herkunft der Besuche',
  others: 'Antwortzeit, Listen und „Gefällt mir“-Angaben',
  responseRate: 'Antwortquote',
  responseTime: 'Antwortzeit',
  responseTimeNote: 'Median, Montag bis Freitag, 08:00–18:00 Uhr.',
  conversion: 'Abschlussquote',
  conversionNote: 'Unterhaltungen, aus denen Projekte wurden',
  sources: 'Besuche nach Herkunft',
  source: { search: 'Suche', category: 'Kategorie', direct: 'Direkt' },
  sourceSpoken: (source, percent) => `${source}: ${percent} % der Besuche`,
  percent: (value) => `${value} %`,
  minutes: (minutes) => (minutes > 0 ? `${minutes} Min.` : 'Unter 1 Min.'),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} Std. ${minutes} Min.` : `${hours} Std.`),
  notEnough: 'Noch zu wenig Daten',

  trade: (name) => `Im Vergleich zu Ihrem Gewerk: ${name}`,
  tradeNote: (companies) => `Median von ${companies} Betrieben, jede Nacht aktualisiert.`,
  you: 'Sie',
  median: 'Median',
  figure: 'Kennzahl',

  download: 'CSV herunterladen',
  widerTitle: 'Ihr Tarif enthält diese Statistiken nicht.',
  widerText:
    'Basic zeigt 30 Tage, Professional 90 und 365 Tage. Premium vergleicht Sie außerdem mit anderen Betrieben Ihres Gewerks und bietet die Zahlen als CSV-Datei.',
  seePlans: 'Tarife ansehen',
  failed: 'Ihre Statistiken konnten nicht geladen werden',
};
