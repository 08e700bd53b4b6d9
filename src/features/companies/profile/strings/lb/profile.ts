import { languageNames } from '#features/companies/core/strings/lb/language-names.ts';
import { proofKindNames, proofSourceNames } from '#features/companies/core/strings/lb/proof-names.ts';
import type { sentences as english } from '#features/companies/profile/strings/en/profile.ts';
import { withheldFor } from '#features/reviews/core/strings/lb/withheld-for.ts';
import { listInLuxembourgish, applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  languageNames,
  invalidId: 'Ongëlteg Nummer vum Betrib',
  companyNotFoundText: 'Vläicht ass de Betrib net méi op Giewel, oder de Link ass net komplett.',
  fetchFailed: 'De Profil vum Betrib konnt net geluede ginn',
  tooMany: 'Limitt fir haut erreecht',
  browseCompanies: 'Betriber kucken',
  breadcrumb: 'Dir sidd hei',
  drawnByUs: 'Vun eis gezeechent: keng Fotoe vu Chantieren',
  verified: 'Gepréift',
  verifiedTitle: 'Gepréift Informatiounen',
  verifiedNote:
    'Mir hunn nëmmen dës Informatioune gepréift. Wéi gutt d’Aarbecht ass a wien dëse Profil féiert, préiwe mir net.',
  verifiedTerms: 'Konditiounen',
  proofKinds: proofKindNames,
  proofSources: proofSourceNames,
  checkedOn: (date) => `Gepréift ${applyEifelRule('den', date)}`,
  checked: {
    vies: (date) => `TVA-Nummer ${applyEifelRule('den', date)} bei VIES gepréift`,
    moderator: (date) => `TVA-Nummer ${applyEifelRule('den', date)} vun eiser Equipe gepréift`,
    register: (date) => `RCS-Nummer ${applyEifelRule('den', date)} am Handelsregëster gepréift`,
    ministry: (date) =>
      `Autorisation d’établissement ${applyEifelRule('den', date)} beim Wirtschaftsministère gepréift`,
    insurer: (date) => `Certificat vun der Versécherung ${applyEifelRule('den', date)} gepréift`,
  },
  validUntil: (date) => `gëlteg bis ${applyEifelRule('den', date)}`,
  emergencyService: 'Noutdéngscht 24/7',
  emergencyText: 'Kann et net waarden? Rufft d’Hotline un, Dag an Nuecht, och sonndes.',
  outOfFive: (value) => `${value} vu 5`,
  reviewCount: (count) => pluralForm('lb', count, { one: '1 Bewäertung', other: `${count} Bewäertungen` }),
  reviewsOfStars: (count, total, stars) =>
    `${count} ${applyEifelRule('vun', total)} Bewäertunge mat ${pluralForm('lb', stars, { one: '1 Stär', other: `${stars} Stären` })}.`,
  allReviews: 'All weisen',
  reviewOrder: 'Bewäertungen zortéieren',
  newestReviews: 'Déi neist',
  highestReviews: 'Déi bescht',
  lowestReviews: 'Déi schlechtst',
  location: 'Plaz',
  luxembourg: 'Lëtzebuerg',
  needsScript:
    'Fir Betriber ze schreiwen oder ze späicheren, schalt JavaScript an dësem Browser un. Uruffe kënnt Dir trotzdeem.',
  requestQuote: 'Devis froen',
  requestAQuote: 'En Devis froen',
  sendMessage: 'Message schécken',
  startProject: 'Chantier ufänken',
  saveCompany: 'An en Dossier',
  likeCompany: 'Gefält mir',
  unlikeCompany: 'Gefält mir net méi',

  tabs: 'Profil vum Betrib',
  overview: 'Iwwersiicht',
  services: 'Leeschtungen',
  reviewsTab: 'Bewäertungen',
  projectsTab: 'Chantieren',
  contact: 'Kontakt',

  about: 'Iwwer eis',
  servicesOffered: 'Wat mir maachen',
  recentProjects: 'Déi lescht Chantieren',
  allProjects: 'All Chantieren',
  priceExamples: 'Präisbeispiller',
  priceExamplesNote:
    'De Budget, deen d’Cliente fir d’Chantieren uginn hunn, déi dëse Betrib ofgeschloss huet.',
  similarCompanies: 'Änlech Betriber',
  similarCompaniesNote: 'Deeselwechte Metier, déi noost fir d’éischt.',
  contactInformation: 'Kontaktdonnéeën',
  getInTouch: 'Kontakt ophuelen',
  wroteOn: (day) => `Dir hutt ${applyEifelRule('den', day)} e Message geschéckt.`,
  openConversation: 'D’Gespréich opmaachen',
  address: 'Adress',
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  spokenLanguages: 'Sproochen',
  speaks: (names) => `Schwätzt ${listInLuxembourgish(names)}`,
  area: 'Wou mir schaffen',
  worksIn: (places) => `Schafft hei: ${listInLuxembourgish(places)}`,
  ofCanton: (canton) => `Kanton ${canton}`,
  atAGlance: 'Op ee Bléck',
  inTradeSince: 'Am Metier',
  since: (year) => `Zënter ${year}`,
  team: 'Team',
  people: (count) => pluralForm('lb', count, { one: '1 Persoun', other: `${count} Leit` }),
  responseTime: 'Äntwertzäit',
  answersWithin: (hours) =>
    pluralForm('lb', hours, {
      one: 'Bannent ongeféier 1 Stonn',
      other: `Bannent ongeféier ${hours} Stonnen`,
    }),
  responseTimeNote: 'Median vun der Zäit bis zur éischter Äntwert, méindes bis freides, 08:00–18:00.',
  insurance: 'Versécherung',
  guarantee: 'Garantie',
  businessHours: 'Ëffnungszäiten',
  noHours: 'Keng Ëffnungszäiten uginn',
  wholeWeek: 'All d’Ëffnungszäiten',
  weekdays: ['Méindeg', 'Dënschdeg', 'Mëttwoch', 'Donneschdeg', 'Freideg', 'Samschdeg', 'Sonndeg'],
  closed: 'Zou',
  openNow: 'Elo op',
  closedNow: 'Elo zou',
  holidayNow: 'Feierdag',
  awayNow: 'Am Congé',
  closesAt: (time) => `bis ${time}`,
  opensAt: (day, time) => (day ? `mécht ${day} ${time} op` : `mécht ${time} op`),
  publicHolidays: 'Feierdeeg',
  fromTo: (from, to) => (from === to ? from : `${from} bis ${to}`),

  noServices: 'Dëse Betrib huet keng Leeschtungen uginn',
  withheldCount: (count) =>
    pluralForm('lb', count, {
      one: '1 Bewäertung gouf vun eise Moderateuren net publizéiert',
      other: `${count} Bewäertunge goufe vun eise Moderateuren net publizéiert`,
    }),
  withheldFor,
  noReviews: 'Nach keng Bewäertungen',
  noReviewsText: 'Just wien e Chantier ofgeschloss huet, kann eng Bewäertung schreiwen.',
  fiveStarCount: (count, total) => {
    const clients = pluralForm('lb', total, { one: '1 Client', other: `${total} Clienten` });
    return pluralForm('lb', count, {
      one: `1 ${applyEifelRule('vun', clients)} huet 5 Stäre ginn.`,
      other: `${count} ${applyEifelRule('vun', clients)} hu 5 Stäre ginn.`,
    });
  },
  readReviews: (count) =>
    pluralForm('lb', count, { one: 'D’Bewäertung liesen', other: `All ${count} Bewäertungen` }),
  noProjects: 'Nach keng fäerdeg Chantieren.',
  stars: (count) => pluralForm('lb', count, { one: '1 Stär', other: `${count} Stären` }),
  countOf: (count, total) => `${count} ${applyEifelRule('vun', total)}`,
  anonymous: 'Anonym',
  /** The project's title follows. */
  aboutProject: 'Chantier:',
  verifiedProject: (month) => `Gepréifte Chantier, ${month}`,
  companyReply: 'Äntwert vum Betrib',
  older: 'Méi al',
  newest: 'Zeréck zu deenen neisten',

  photos: (count) => pluralForm('lb', count, { one: '1 Foto', other: `${count} Fotoen` }),
  noBudget: 'Net uginn',
  notReviewed: 'Nach net bewäert',
  gallery: 'Fotoen',
  allPictures: (count) => `All ${count} Fotoen`,
  openPicture: (title, place, total) =>
    title ? `Méi grouss: ${title}` : `Foto ${place}/${total} méi grouss weisen`,
  moreProjects: (count) =>
    pluralForm('lb', count, {
      one: 'Nach 1 Chantier ouni Fotoen',
      other: `Nach ${count} Chantieren ouni Fotoen`,
    }),
  call: 'Uruffen',
  inventedForDemo: 'Fir dës Demo erfonnt',
  demoHasNoNumber: 'Keng Nummer: De Betrib ass erfonnt',
  demoCallTitle: 'An der Demo gëtt et keng Telefonsnummer',
  demoCallText:
    'Dëse Betrib ass fir d’Demo erfonnt. Eng erfonnt Nummer kéint engem gehéieren, dofir weise mir keng. Schreift léiwer e Message.',
  quickActions: 'Dëse Betrib kontaktéieren',
  description: 'Beschreiwung',

  profileTitle: (name, trade, city) =>
    city ? `${name}, ${trade} zu ${city} · Giewel` : `${name}, ${trade} · Giewel`,
  tabTitle: (tab, name) => `${tab} · ${name} · Giewel`,
  errorTitle: (what) => `${what} · Giewel`,
  profileDescription: (name, trades, about) => `${name}: ${trades}. ${about}`,
};
