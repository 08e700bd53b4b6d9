import type { sentences as english } from '#features/companies/insights/strings/en/insights.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

export const sentences: TranslationType<typeof english> = {
  noCompany: 'Aucune entreprise n’est liée à ce compte.',
  notInPlan: 'Votre formule ne comprend pas ces statistiques.',
  columns: ['Entreprise', 'Jour', 'Vues', 'Vues précédentes', 'Affichages', 'Messages', 'Avis'],
  fileName: (days, until) => `giewel-statistiques-${days}-jours-au-${until}.csv`,

  figures: 'Chiffres clés',
  views: 'Vues du profil',
  messages: 'Messages',
  reviews: 'Avis',
  impressions: 'Affichages dans les listes',
  contacts: 'Nouveaux favoris',
  lastDays: (days) => `${days} derniers jours`,
  grown: (percent) => `${signed(percent)} %`,
  changed: (by) => signed(by),
  versusPrevious: 'par rapport à la période précédente',

  timeframe: 'Période',
  days: (days) => `${days} jours`,
  spanNow: (days) => `${days} derniers jours`,
  spanBefore: (days) => `${days} jours précédents`,
  todaySoFar: 'Aujourd’hui, en cours',
  viewsByDay: (days) =>
    `Vues du profil par jour, ${days} derniers jours comparés aux ${days} jours précédents`,
  viewsByWeek: (days) =>
    `Vues du profil par semaine, ${days} derniers jours comparés aux ${days} jours précédents`,
  fromTo: (first, last) => `${first} – ${last}`,
  countOfViews: (count) =>
    pluralForm('fr', count, {
      one: `${count} vue`,
      many: `${formatNumber(count, 'fr')} de vues`,
      other: `${formatNumber(count, 'fr')} vues`,
    }),
  chartPoint: 'Point du graphique',
  showAsTable: 'Afficher en tableau',
  when: 'Date',
  now: 'Vues',
  before: 'Vues précédentes',

  leads: 'Contacts par mois',
  inquiries: 'Demandes',
  projects: 'Transformées en chantiers',
  leadsChart: 'Demandes par mois, dont celles transformées en chantiers',
  month: 'Mois',

  more: 'Contacts et provenance des visiteurs',
  others: 'Temps de réponse, affichages et favoris',
  responseRate: 'Taux de réponse',
  responseTime: 'Temps de réponse',
  responseTimeNote: 'Délai médian, du lundi au vendredi, de 8 h à 18 h.',
  conversion: 'Conversion',
  conversionNote: 'Conversations transformées en chantiers',
  sources: 'Vues par provenance',
  source: { search: 'Recherche', category: 'Catégorie', direct: 'Accès direct' },
  sourceSpoken: (source, percent) => `${source} : ${percent} % des vues`,
  percent: (value) => `${value} %`,
  minutes: (minutes) => (minutes > 0 ? `${minutes} min` : 'Moins d’1 min'),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  notEnough: 'Pas encore assez de données',

  trade: (name) => `Comparaison avec les entreprises de votre métier : ${name}`,
  tradeNote: (companies) => `Médiane de ${companies} entreprises, mise à jour chaque nuit.`,
  you: 'Vous',
  median: 'Médiane',
  figure: 'Indicateur',

  download: 'Télécharger en CSV',
  widerTitle: 'Votre formule ne comprend pas ces statistiques.',
  widerText:
    'Basic couvre 30 jours, Professional 90 et 365. Premium y ajoute la comparaison avec les entreprises de votre métier et l’export CSV.',
  seePlans: 'Voir votre abonnement',
  failed: 'Impossible de charger vos statistiques',
};
