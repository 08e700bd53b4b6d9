import type { sentences as english } from '#features/requests/new-request/strings/en/describing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const companies = (count: number) =>
  pluralForm('fr', count, {
    one: `${count} entreprise`,
    many: `${count} d’entreprises`,
    other: `${count} entreprises`,
  });

export const sentences: TranslationType<typeof english> = {
  steps: 'Étapes',
  filledIn: 'terminée',
  needsScript:
    'Ce formulaire nécessite JavaScript, désactivé dans votre navigateur. Activez-le, ou appelez une entreprise au numéro indiqué sur son profil.',
  stepNames: { what: 'Travaux', where: 'Lieu', files: 'Photos', when: 'Dates', whom: 'Entreprises' },
  titles: {
    what: 'Quels travaux ?',
    where: 'Où se situent les travaux ?',
    files: 'Photos et plans',
    when: 'Dates et budget',
    whom: 'À quelles entreprises vous adresser ?',
    check: 'Relire et envoyer',
  },
  leads: {
    what: 'Décrivez les travaux une seule fois et envoyez votre demande à trois entreprises au plus. Vous pourrez comparer leurs devis.',
    where: 'L’entreprise ne voit votre rue que si vous l’y autorisez. D’ici là, elle ne voit que la commune.',
    files:
      'Photos et plans aident les entreprises à estimer le prix. 12 photos ou PDF au plus, de 10 Mo maximum chacun.',
    when: 'Les entreprises sollicitées verront vos dates et votre budget.',
    whom: 'Choisissez jusqu’à trois entreprises. Aucune ne saura qui sont les autres ni quels prix elles proposent.',
    check: 'Voici ce que verront les entreprises.',
  },
  next: (step) => `Suivant : ${step}`,
  nextScreen: 'Suivant',
  screenOf: (step, screen, count) => `${step}, ${screen} sur ${count}`,
  missingCount: (count) =>
    pluralForm('fr', count, {
      one: `Il manque ${count} réponse`,
      many: `Il manque ${count} de réponses`,
      other: `Il manque ${count} réponses`,
    }),
  seenByCompanies: 'Ce que les entreprises verront',
  seenByYou: 'Visible uniquement par vous',
  inYourWords: 'Votre description',
  noneLearns: 'Aucune ne saura qui sont les autres.',
  fillIn: 'Compléter',
  lookOver: 'Relire',
  back: (step) => `Retour : ${step}`,
  savedAt: (time) => `Enregistré à ${time}`,
  begunAlready: 'Vous avez déjà commencé une demande',
  begunAlreadyText:
    'Terminez la demande commencée, ou commencez-en une autre. Vos réponses restent dans « Mes demandes ».',
  begunAlreadyHere:
    'Terminez la demande commencée, ou commencez-en une autre. Dans ce cas, les réponses enregistrées dans ce navigateur seront supprimées.',
  goOnWithIt: 'Continuer cette demande',
  startAnother: 'Commencer une autre demande',
  notSaved: 'Enregistré dans ce navigateur, mais pas encore dans votre compte.',
  loggedOut: 'Vous avez été déconnecté. Vos réponses sont enregistrées dans ce navigateur.',
  keptHere: 'Enregistré dans ce navigateur',
  draftSoFar: 'Votre demande à ce stade',
  asRead: 'Telle que les entreprises la verront.',
  chooseTrade: 'Choisir un métier',
  firstAid: 'À faire tout de suite',
  numberUnclear: 'Indiquez un nombre, par exemple 96',
  describe: 'Décrivez les travaux avec vos mots',
  describeHint: 'Ce que vous constatez, depuis quand, et ce que vous avez déjà essayé.',
  charactersOf: (count, most) => `${count} sur ${most}`,
  title: 'Titre',
  titleProposed: 'Titre, suggéré d’après vos réponses',
  change: 'Modifier',
  proposed: (work, size, more) => [work, size, more].filter(Boolean).join(', '),

  codeIsIn: (code, commune) => `Le code postal L-${code} correspond à ${commune}.`,
  changeTo: (commune) => `Choisir ${commune}`,
  commune: 'Commune',
  chooseCommune: 'Choisir une commune',
  postalCode: 'Code postal',
  streetHint: 'L’entreprise ne voit votre rue que si vous l’y autorisez',
  dwelling: 'Quel type de logement est-ce ?',
  builtYear: 'Année de construction',
  mainResidence: 'Est-ce votre résidence principale ?',
  holder: 'Êtes-vous propriétaire ou locataire ?',
  picturesHelp: 'Photos utiles :',
  caption: (name) => `Légende de ${name}`,
  captionPlaceholder: 'Légende',
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  removeFile: (name) => `Retirer ${name}`,
  moved: (name, place, count) => `${name} est maintenant en position ${place} sur ${count}`,
  added: (name, count) => `${name} ajouté, ${count} sur 12`,
  addedBefore: (name) => `${name} a déjà été ajouté`,
  removed: (name) => `${name} retiré`,
  twelveFiles: 'Ajoutez 12 fichiers au plus',
  timing: 'Quand les travaux doivent-ils commencer ?',
  day: 'Jour',
  budget: 'Quel est votre budget ?',
  budgetFrom: 'Minimum, en euros',
  budgetTo: 'Maximum, en euros',
  budgetSeen: 'Les entreprises sollicitées verront votre budget.',
  budgetHint: (count, low, high) =>
    `Sur ${count} chantiers similaires, la moitié a coûté entre ${low} et ${high}`,
  whom: 'Entreprises',
  searchCompany: 'Nom de l’entreprise',
  suggested: 'Suggérées',
  chooseFrom: 'Choisir parmi',
  fromSuggestions: 'Entreprises suggérées',
  noneInFolder: 'Aucune entreprise de ce dossier ne fait ces travaux',
  noneInFolderText: 'Choisissez un autre dossier, ou l’une des entreprises suggérées.',
  answersWithin: (hours) =>
    hours <= 24
      ? `répond en ${pluralForm('fr', hours, { one: 'une heure', many: `${hours} d’heures`, other: `${hours} heures` })}`
      : `répond en ${Math.ceil(hours / 24)} jours`,
  jobs: (count, trade) =>
    pluralForm('fr', count, {
      one: `${count} chantier (${trade})`,
      many: `${count} de chantiers (${trade})`,
      other: `${count} chantiers (${trade})`,
    }),
  onLeave: 'Temporairement fermée',
  messagesOnly: 'Joignable par message uniquement',
  wishToAsk: 'Lui signaler que je souhaitais la solliciter',
  wishTo: (name) => `Dire à ${name} que je souhaitais la solliciter`,
  wished: 'Nous avons dit à l’entreprise que quelqu’un voulait lui envoyer une demande',
  wishText: 'L’entreprise voit le métier, la commune et le jour, mais pas qui vous êtes.',
  about: (km) => (km === 0 ? 'tout près' : `environ ${km} km`),
  viewProfile: 'Voir le profil',
  viewProfileOf: (name) => `Voir le profil : ${name}`,
  rating: (rating, count) => `${rating} (${count})`,
  organic:
    'Dans le même ordre que les résultats de recherche. Aucune entreprise ne peut payer pour y figurer.',
  notAmongThem: (count) =>
    pluralForm('fr', count, {
      one: 'Nous n’avons pas pu sélectionner l’entreprise que vous vouliez solliciter : elle ne fait pas ces travaux ici, ou n’est joignable que par message.',
      many: `Nous n’avons pas pu sélectionner ${count} d’entreprises que vous vouliez solliciter : elles ne font pas ces travaux ici, ou ne sont joignables que par message.`,
      other: `Nous n’avons pas pu sélectionner ${count} des entreprises que vous vouliez solliciter : elles ne font pas ces travaux ici, ou ne sont joignables que par message.`,
    }),
  noneNamed: 'Aucune entreprise de ce métier ne porte ce nom',
  noneNamedText: 'Vérifiez l’orthographe, ou effacez la recherche et choisissez une entreprise suggérée.',
  noneSuggested: 'Aucune entreprise de ce métier n’intervient encore dans cette commune',
  noneSuggestedText: 'Recherchez une entreprise par son nom, ou écrivez-lui depuis son profil.',
  tradeFirst:
    'Choisissez d’abord un métier et une commune : nous vous montrerons les entreprises qui y interviennent.',
  chosen: 'Choisies',
  chosenOf: (count) => `${count} sur 3`,
  takeOut: (name) => `Retirer ${name}`,
  roomFor: (count) =>
    pluralForm('fr', count, {
      one: 'Vous pouvez en ajouter une',
      many: `Vous pouvez en ajouter ${count}`,
      other: `Vous pouvez en ajouter ${count}`,
    }),
  send: (count) => (count === 0 ? 'Envoyer la demande' : `Envoyer à ${companies(count)}`),
  sending: 'Envoi…',
  signInToSend: 'Se connecter pour envoyer la demande',
  joinToSend: 'Créer un compte pour envoyer la demande',
  waitsHere:
    'Votre demande partira dès que vous serez connecté. D’ici là, vos textes et vos photos restent dans ce navigateur.',
  sent: 'Demande envoyée',
  sentText: 'Chaque entreprise a 3 jours ouvrés pour répondre ; seuls ses jours d’ouverture comptent.',
  wasSent: 'Cette demande a déjà été envoyée',
  wasSentText:
    'Vos dernières modifications n’y figurent pas. Ajoutez-les à la demande envoyée, ou envoyez-en une nouvelle.',
  seeRequest: 'Voir la demande',
  sendAsNew: 'Reprendre ce texte pour une nouvelle demande',
  beginEmpty: 'Partir d’une demande vierge',
  notSent: 'Non envoyée',
  yourName: 'Votre nom',
  yourNameHint: 'Il figure sur les devis que vous recevez et sur votre contrat.',
  missing: 'Il manque encore',

  whatJobsCost: 'Prix des travaux',
};
