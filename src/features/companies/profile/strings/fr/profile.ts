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
  invalidId: 'Identifiant d’entreprise non valable',
  companyNotFoundText: 'L’entreprise a peut-être quitté Giewel, ou l’adresse a été coupée.',
  fetchFailed: 'Le profil n’a pas pu être chargé',
  tooMany: 'Une petite pause',
  browseCompanies: 'Voir les entreprises',
  breadcrumb: 'Vous êtes ici',
  drawnByUs: 'Dessin de Giewel : pas d’images de chantiers',
  verified: 'Vérifié',
  verifiedTitle: 'Ce qui a été contrôlé',
  verifiedNote: 'Ceci a été contrôlé, et rien d’autre : ni la qualité du travail, ni qui tient ce profil.',
  verifiedTerms: 'Conditions d’utilisation',
  proofKinds: proofKindNames,
  proofSources: proofSourceNames,
  checkedOn: (date) => `Contrôlé le ${date}`,
  checked: {
    vies: (date) => `Numéro de TVA contrôlé dans VIES le ${date}`,
    moderator: (date) => `Numéro de TVA contrôlé par un modérateur le ${date}`,
    register: (date) => `Numéro RCS contrôlé au registre de commerce le ${date}`,
    ministry: (date) => `Autorisation d’établissement contrôlée auprès du ministère de l’Économie le ${date}`,
    insurer: (date) => `Assurance contrôlée d’après l’attestation de l’assureur le ${date}`,
  },
  validUntil: (date) => `valable jusqu’au ${date}`,
  emergencyService: 'Service d’urgence 24 h/24',
  emergencyText: 'Quelque chose qui ne peut pas attendre ? Appelez, même la nuit et le dimanche.',
  outOfFive: (value) => `${value} sur 5`,
  reviewCount: (count) => `${count} avis`,
  reviewsOfStars: (count, total, stars) =>
    `${count} avis sur ${total}, avec ${pluralForm('fr', stars, { one: `${stars} étoile`, many: `${stars} d’étoiles`, other: `${stars} étoiles` })}.`,
  allReviews: 'Tout montrer',
  reviewOrder: 'Ordre des avis',
  newestReviews: 'Plus récents',
  highestReviews: 'Meilleurs',
  lowestReviews: 'Moins bons',
  location: 'Lieu',
  luxembourg: 'Luxembourg',
  needsScript:
    'Pour écrire ou enregistrer, il faut JavaScript, qui est désactivé dans ce navigateur. Vous pouvez toujours appeler.',
  requestQuote: 'Demander un devis',
  requestAQuote: 'Demander un devis',
  sendMessage: 'Envoyer un message',
  startProject: 'Ouvrir un chantier',
  saveCompany: 'Enregistrer',
  likeCompany: 'Aimer l’entreprise',
  unlikeCompany: 'Ne plus aimer',

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
  priceExamplesNote: 'Les budgets que des clients ont indiqués pour des chantiers terminés ici.',
  similarCompanies: 'Entreprises semblables',
  similarCompaniesNote: 'Le même métier, les plus proches d’abord.',
  contactInformation: 'Coordonnées',
  getInTouch: 'Prendre contact',
  wroteOn: (day) => `Vous avez écrit le ${day}.`,
  openConversation: 'Ouvrir la conversation',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site internet',
  spokenLanguages: 'Langues',
  speaks: (names) => `Parle ${listInWords('fr', names)}`,
  area: 'Zone d’intervention',
  worksIn: (places) => `Travaille ici : ${listInWords('fr', places)}`,
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
  responseTime: 'Répond',
  answersWithin: (hours) =>
    pluralForm('fr', hours, {
      one: `En ${hours} heure environ`,
      many: `En ${hours} d’heures environ`,
      other: `En ${hours} heures environ`,
    }),
  responseTimeNote:
    'La moitié des premières réponses est venue plus vite. Nous comptons du lundi au vendredi, de 08:00 à 18:00.',
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
  fromTo: (from, to) => (from === to ? from : `${from} au ${to}`),

  noServices: 'Aucune prestation indiquée',
  withheldCount: (count) =>
    pluralForm('fr', count, {
      one: `${count} avis retenu par la modération`,
      many: `${count} d’avis retenus par la modération`,
      other: `${count} avis retenus par la modération`,
    }),
  withheldFor,
  noReviews: 'Pas encore d’avis',
  noReviewsText: 'Seul un client dont le chantier est terminé peut en donner un.',
  fiveStarCount: (count, total) =>
    pluralForm('fr', count, {
      one: `${count} client sur ${total} a donné cinq étoiles.`,
      many: `${count} de clients sur ${total} ont donné cinq étoiles.`,
      other: `${count} clients sur ${total} ont donné cinq étoiles.`,
    }),
  readReviews: (count) =>
    pluralForm('fr', count, {
      one: 'Lire l’avis',
      many: `Lire les ${count} d’avis`,
      other: `Lire les ${count} avis`,
    }),
  noProjects: 'Pas encore de chantier terminé à montrer.',
  stars: (count) =>
    pluralForm('fr', count, {
      one: `${count} étoile`,
      many: `${count} d’étoiles`,
      other: `${count} étoiles`,
    }),
  countOf: (count, total) => `${count} sur ${total}`,
  anonymous: 'Anonyme',
  aboutProject: (title) => `Chantier : ${title}`,
  verifiedProject: (month) => `Chantier vérifié, ${month}`,
  companyReply: 'Réponse de l’entreprise',
  older: 'Plus anciens',
  newest: 'Retour aux plus récents',

  photos: (count) =>
    pluralForm('fr', count, { one: `${count} photo`, many: `${count} de photos`, other: `${count} photos` }),
  noBudget: 'Non indiqué',
  notReviewed: 'Pas encore d’avis',
  gallery: 'Images',
  allPictures: (count) =>
    pluralForm('fr', count, {
      one: 'Voir l’image',
      many: `Les ${count} d’images`,
      other: `Les ${count} images`,
    }),
  openPicture: (title, place, total) =>
    title ? `Agrandir : ${title}` : `Agrandir l’image ${place} sur ${total}`,
  moreProjects: (count) =>
    pluralForm('fr', count, {
      one: `${count} autre chantier sans images`,
      many: `${count} d’autres chantiers sans images`,
      other: `${count} autres chantiers sans images`,
    }),
  call: 'Appeler',
  quickActions: 'Solliciter cette entreprise',
  description: 'Description',

  profileTitle: (name, trade, city) =>
    city ? `${name}, ${trade} à ${city} · Giewel` : `${name}, ${trade} · Giewel`,
  tabTitle: (tab, name) => `${tab} · ${name} · Giewel`,
  errorTitle: (what) => `${what} · Giewel`,
  profileDescription: (name, trades, about) => `${name} : ${trades}. ${about}`,
};
