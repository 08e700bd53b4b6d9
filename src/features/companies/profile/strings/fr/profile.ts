import { languageNames } from '#features/companies/core/strings/fr/language-names.ts';
import { proofKindNames, proofSourceNames } from '#features/companies/core/strings/fr/proof-names.ts';
import type { sentences as english } from '#features/companies/profile/strings/en/profile.ts';
import { withheldFor } from '#features/reviews/core/strings/fr/withheld-for.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  languageNames,
  invalidId: 'Identifiant d’entreprise non valide',
  companyNotFoundText: 'L’entreprise a peut-être quitté Giewel, ou le lien est incomplet.',
  fetchFailed: 'Impossible de charger le profil',
  tooMany: 'Trop de requêtes',
  browseCompanies: 'Voir les entreprises',
  breadcrumb: 'Fil d’Ariane',
  drawnByUs: 'Dessin de Giewel, faute de photos de chantiers',
  verified: 'Vérifié',
  verifiedTitle: 'Informations vérifiées',
  verifiedNote:
    'Nous contrôlons uniquement ces informations, pas la qualité du travail ni la personne qui gère ce profil.',
  verifiedTerms: 'Conditions d’utilisation',
  proofKinds: proofKindNames,
  proofSources: proofSourceNames,
  checkedOn: (date) => `Contrôlé le ${date}`,
  checked: {
    vies: (date) => `Numéro de TVA contrôlé dans VIES le ${date}`,
    moderator: (date) => `Numéro de TVA contrôlé par notre équipe le ${date}`,
    register: (date) => `Numéro RCS contrôlé au registre de commerce le ${date}`,
    ministry: (date) => `Autorisation d’établissement contrôlée auprès du ministère de l’Économie le ${date}`,
    insurer: (date) => `Assurance contrôlée le ${date} d’après l’attestation de l’assureur`,
  },
  validUntil: (date) => `valable jusqu’au ${date}`,
  emergencyService: 'Service d’urgence 24 h/24',
  emergencyText: 'Une urgence ? Appelez de jour comme de nuit, même le dimanche.',
  outOfFive: (value) => `${value} sur 5`,
  reviewCount: (count) => `${count} avis`,
  reviewsOfStars: (count, total, stars) =>
    `${count} avis sur ${total} : ${pluralForm('fr', stars, { one: `${stars} étoile`, many: `${stars} d’étoiles`, other: `${stars} étoiles` })}.`,
  allReviews: 'Tout afficher',
  reviewOrder: 'Trier les avis',
  newestReviews: 'Plus récents',
  highestReviews: 'Meilleures notes',
  lowestReviews: 'Moins bonnes notes',
  location: 'Lieu',
  luxembourg: 'Luxembourg',
  needsScript:
    'Pour écrire à une entreprise ou l’ajouter à un dossier, activez JavaScript dans ce navigateur. Vous pouvez toujours l’appeler.',
  requestQuote: 'Demander un devis',
  requestAQuote: 'Demander un devis',
  sendMessage: 'Envoyer un message',
  startProject: 'Lancer un chantier',
  saveCompany: 'Ajouter à un dossier',
  likeCompany: 'Ajouter aux favoris',
  unlikeCompany: 'Retirer des favoris',

  tabs: 'Profil de l’entreprise',
  overview: 'Aperçu',
  services: 'Prestations',
  reviewsTab: 'Avis',
  projectsTab: 'Chantiers',
  contact: 'Contact',

  about: 'À propos',
  servicesOffered: 'Prestations proposées',
  recentProjects: 'Chantiers récents',
  allProjects: 'Tous les chantiers',
  priceExamples: 'Exemples de prix',
  priceExamplesNote: 'Budgets indiqués par les clients, pour des chantiers terminés par cette entreprise.',
  similarCompanies: 'Entreprises similaires',
  similarCompaniesNote: 'Même métier, de la plus proche à la plus éloignée.',
  contactInformation: 'Coordonnées',
  getInTouch: 'Contacter l’entreprise',
  wroteOn: (day) => `Vous avez écrit le ${day}.`,
  openConversation: 'Ouvrir la conversation',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site internet',
  spokenLanguages: 'Langues',
  speaks: (names) => `Parle ${listInWords('fr', names)}`,
  area: 'Zone d’intervention',
  worksIn: (places) => `Lieux d’intervention : ${listInWords('fr', places)}`,
  ofCanton: (canton) => `le canton ${withFrenchDe(canton)}`,
  atAGlance: 'En bref',
  inTradeSince: 'Dans le métier',
  since: (year) => `Depuis ${year}`,
  team: 'Équipe',
  people: (count) =>
    pluralForm('fr', count, {
      one: `${count} personne`,
      many: `${count} de personnes`,
      other: `${count} personnes`,
    }),
  responseTime: 'Délai de réponse',
  answersWithin: (hours) =>
    pluralForm('fr', hours, {
      one: `En ${hours} heure environ`,
      many: `En ${hours} d’heures environ`,
      other: `En ${hours} heures environ`,
    }),
  responseTimeNote: 'Délai médian de première réponse, du lundi au vendredi, de 8 h à 18 h.',
  insurance: 'Assurance',
  guarantee: 'Garantie',
  businessHours: 'Heures d’ouverture',
  noHours: 'Heures d’ouverture non indiquées',
  wholeWeek: 'Tous les horaires',
  weekdays: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  closed: 'Fermé',
  openNow: 'Ouvert maintenant',
  closedNow: 'Fermé maintenant',
  holidayNow: 'Jour férié',
  awayNow: 'En congé',
  closesAt: (time) => `jusqu’à ${time}`,
  opensAt: (day, time) => (day ? `ouvre ${day} à ${time}` : `ouvre à ${time}`),
  publicHolidays: 'Jours fériés',
  fromTo: (from, to) => (from === to ? from : `du ${from} au ${to}`),

  noServices: 'Aucune prestation indiquée',
  withheldCount: (count) =>
    pluralForm('fr', count, {
      one: `${count} avis masqué par la modération`,
      many: `${count} d’avis masqués par la modération`,
      other: `${count} avis masqués par la modération`,
    }),
  withheldFor,
  noReviews: 'Pas encore d’avis',
  noReviewsText: 'Seuls les clients dont le chantier est terminé peuvent laisser un avis.',
  fiveStarCount: (count, total) =>
    pluralForm('fr', count, {
      one: `${count} client sur ${total} a donné 5 étoiles.`,
      many: `${count} de clients sur ${total} ont donné 5 étoiles.`,
      other: `${count} clients sur ${total} ont donné 5 étoiles.`,
    }),
  readReviews: (count) =>
    pluralForm('fr', count, {
      one: 'Lire l’avis',
      many: `Lire les ${count} d’avis`,
      other: `Lire les ${count} avis`,
    }),
  noProjects: 'Pas encore de chantier terminé à afficher.',
  stars: (count) =>
    pluralForm('fr', count, {
      one: `${count} étoile`,
      many: `${count} d’étoiles`,
      other: `${count} étoiles`,
    }),
  countOf: (count, total) => `${count} sur ${total}`,
  anonymous: 'Anonyme',
  /** The project's title follows. */
  aboutProject: 'Chantier :',
  verifiedProject: (month) => `Chantier vérifié, ${month}`,
  companyReply: 'Réponse de l’entreprise',
  older: 'Plus anciens',
  newest: 'Retour aux avis les plus récents',

  photos: (count) =>
    pluralForm('fr', count, { one: `${count} photo`, many: `${count} de photos`, other: `${count} photos` }),
  noBudget: 'Non indiqué',
  notReviewed: 'Pas encore d’avis',
  gallery: 'Photos',
  allPictures: (count) =>
    pluralForm('fr', count, {
      one: 'Voir la photo',
      many: `Les ${count} de photos`,
      other: `Les ${count} photos`,
    }),
  openPicture: (title, place, total) =>
    title ? `Agrandir : ${title}` : `Agrandir la photo ${place} sur ${total}`,
  moreProjects: (count) =>
    pluralForm('fr', count, {
      one: `${count} autre chantier sans photos`,
      many: `${count} d’autres chantiers sans photos`,
      other: `${count} autres chantiers sans photos`,
    }),
  call: 'Appeler',
  inventedForDemo: 'Inventé pour cette démo',
  demoHasNoNumber: 'Pas de numéro : entreprise de démo',
  demoCallTitle: 'Pas de numéro dans la démo',
  demoCallText:
    'Cette entreprise est inventée pour la démo. Un numéro inventé pourrait être celui de quelqu’un : nous n’en affichons pas. Envoyez plutôt un message.',
  quickActions: 'Contacter cette entreprise',
  description: 'Description',

  profileTitle: (name, trade, city) =>
    city ? `${name}, ${trade} à ${city} · Giewel` : `${name}, ${trade} · Giewel`,
  tabTitle: (tab, name) => `${tab} · ${name} · Giewel`,
  errorTitle: (what) => `${what} · Giewel`,
  profileDescription: (name, trades, about) => `${name} : ${trades}. ${about}`,
};
