import type { sentences as english } from '#features/companies/insights/strings/en/insights.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

export const sentences: TranslationType<typeof english> = {
  noCompany: 'Zu dësem Kont gehéiert kee Betrib.',
  notInPlan: 'Dës Statistike sinn net an Ärem Tarif.',
  columns: ['Betrib', 'Dag', 'Besich', 'Besich virdrun', 'Gewisen', 'Messagen', 'Bewäertungen'],
  fileName: (days, until) => `giewel-statistiken-${days}-deeg-bis-${until}.csv`,

  figures: 'Déi wichtegst Zuelen',
  views: 'Besich um Profil',
  messages: 'Messagen',
  reviews: 'Bewäertungen',
  impressions: 'A Lëschte gewisen',
  contacts: 'Nei Häerzer',
  lastDays: (days) => `lescht ${days} Deeg`,
  grown: (percent) => `${signed(percent)} %`,
  changed: (by) => signed(by),
  versusPrevious: 'par rapport zu virdrun',

  timeframe: 'Zäitraum',
  days: (days) => `${days} Deeg`,
  spanNow: (days) => `Lescht ${days} Deeg`,
  spanBefore: (days) => `${days} Deeg virdrun`,
  todaySoFar: 'Haut bis elo',
  viewsByDay: (days) =>
    `Besich um Profil pro Dag, déi lescht ${days} Deeg am Verglach mat ${applyEifelRule('den', days)} Deeg virdrun`,
  viewsByWeek: (days) =>
    `Besich um Profil pro Woch, déi lescht ${days} Deeg am Verglach mat ${applyEifelRule('den', days)} Deeg virdrun`,
  fromTo: (first, last) => `${first} – ${last}`,
  countOfViews: (count) =>
    pluralForm('lb', count, { one: '1 Besuch', other: `${formatNumber(count, 'lb')} Besich` }),
  chartPoint: 'Punkt an der Grafik',
  showAsTable: 'Als Tabell weisen',
  when: 'Datum',
  now: 'Besich',
  before: 'Besich virdrun',

  leads: 'Interessenten no Mount',
  inquiries: 'Interessenten',
  projects: 'Dovu Chantieren',
  leadsChart: 'Interessente pro Mount, an aus wéi ville Chantiere goufen',
  month: 'Mount',

  more: 'Interessenten, a wou d’Leit hierkommen',
  others: 'Äntwertzäit, a Lëschte gewisen, Häerzer',
  responseRate: 'Äntwertquot',
  responseTime: 'Äntwertzäit',
  responseTimeNote: 'Median, méindes bis freides, 08:00–18:00.',
  conversion: 'Konversioun',
  conversionNote: 'Gespréicher, aus deenen e Chantier gouf',
  sources: 'Vu wou d’Visiteure kommen',
  source: { search: 'Sich', category: 'Kategorie', direct: 'Direkt' },
  sourceSpoken: (source, percent) => `${source}: ${percent} % vun de Besich`,
  percent: (value) => `${value} %`,
  minutes: (minutes) => (minutes > 0 ? `${minutes} Min.` : 'Manner wéi 1 Min.'),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} St. ${minutes} Min.` : `${hours} St.`),
  notEnough: 'Nach net genuch Donnéeën',

  trade: (name) => `Am Verglach mat Ärem Metier: ${name}`,
  tradeNote: (companies) => `Median ${applyEifelRule('vun', companies)} Betriber, all Nuecht aktualiséiert.`,
  you: 'Dir',
  median: 'Median',
  figure: 'Zuel',

  download: 'CSV eroflueden',
  widerTitle: 'Dës Statistike sinn net an Ärem Tarif.',
  widerText:
    'Basic weist 30 Deeg, mat Professional kommen 90 an 365 Deeg derbäi. Premium vergläicht Iech och mat anere Betriber aus Ärem Metier an huet e CSV-Fichier fir erofzelueden.',
  seePlans: 'Tariffer kucken',
  failed: 'D’Statistike konnten net geluede ginn',
};
