import type { sentences as english } from '#features/quotes/core/strings/en/paper.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const kinds: Record<LineKind, string> = {
  labour: 'main-d’œuvre',
  materials: 'matériaux',
  planning: 'études et plans',
  permits: 'autorisations',
  scaffolding: 'échafaudage',
  protection: 'protection',
  demolition: 'démolition',
  disposal: 'évacuation des déchets',
  transport: 'transport',
  groundwork: 'terrassement',
  structure: 'gros œuvre',
  installation: 'pose',
  electrical: 'électricité',
  plumbing: 'sanitaire',
  finishing: 'finitions',
  cleaning: 'nettoyage',
  'equipment-hire': 'location de matériel',
  testing: 'essais et contrôles',
  warranty: 'garantie',
  other: 'autres travaux',
};

const listed = (names: readonly string[]) => listInWords('fr', names);

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const quoteCount = (count: number) =>
  `${inWords(count)} devis ${pluralForm('fr', count, { one: 'est calculé', many: 'sont calculés', other: 'sont calculés' })}`;

const differs: TranslationType<(typeof english)['differs']> = {
  only: ({ kind, one, leftOut, silent }) =>
    [
      `Seul le devis ${withFrenchDe(one)} comprend ce poste : ${kind}.`,
      leftOut.length > 0 &&
        `${listed(leftOut)} ${pluralForm('fr', leftOut.length, { one: 'l’exclut', many: 'l’excluent', other: 'l’excluent' })}.`,
      silent.length > 0 &&
        `${listed(silent)} ${pluralForm('fr', silent.length, { one: 'ne le mentionne pas', many: 'ne le mentionnent pas', other: 'ne le mentionnent pas' })}.`,
    ]
      .filter(Boolean)
      .join(' '),
  notBy: {
    silent: (one, kind) => `${one} ne mentionne pas ce poste : ${kind}.`,
    excluded: (one, kind) => `${one} exclut ce poste : ${kind}.`,
  },
  rates: ({ reduced, full, rate }) =>
    `${capital(quoteCount(reduced))} à 3 %, ${inWords(full)} ${rate === null ? 'au taux normal' : `à ${rate} %`}.`,
  beforeWork: (one, percent) => `${one} demande ${percent} % avant le début des travaux.`,
  starts: (weeks, days) =>
    `Les débuts de chantier sont espacés ${pluralForm('fr', weeks, { one: 'd’une semaine', many: `de ${inWords(weeks)} de semaines`, other: `de ${inWords(weeks)} semaines` })} : ${listed(days)}.`,
  runsOut: (one, days) =>
    days === 0
      ? `Le devis ${withFrenchDe(one)} expire aujourd’hui.`
      : `Le devis ${withFrenchDe(one)} reste valable ${days} ${pluralForm('fr', days, { one: 'jour', many: 'de jours', other: 'jours' })}.`,
};

export const sentences: TranslationType<typeof english> = {
  kinds,
  differs,
  facts: {
    address: 'l’adresse, avec rue et numéro',
    registrationNumber: 'le numéro RCS',
    permit: 'l’autorisation d’établissement',
    vatNumber: 'le numéro de TVA',
  },
  listed,
  file: ({ number, version }) => `devis-${number}-version-${version}.pdf`,
  sumsByRate: 'Montants par taux',
  sum: 'Total',
  totalEuros: 'Total, euros',
  named: ({ number, version }) => `Devis ${number}, version ${version}`,
  namedChange: ({ number, version }) => `Avenant ${number}, version ${version}`,
  changesQuote: (number, day) => `Cet avenant modifie le devis ${number}, accepté le ${day}.`,
  signedChangeOf: (number) => `Exemplaire signé de l’avenant ${number}`,
  evidenceLead:
    'Cette page a été ajoutée lors de l’acceptation du devis. Les pages précédentes sont le document tel qu’il a été envoyé ; l’empreinte ci-dessous permet de l’identifier.',
  signedAt: (at) => `nom tel que saisi, ${at}, heure de Luxembourg`,
  eitherTotal: ({ full, reduced }) =>
    `${full}, ou ${reduced} à 3 % si l’AED donne son accord avant la facture`,
  noneOf: (options) => (options === 0 ? 'aucune' : `aucun sur ${options}`),
  shortened: (network) => `${network} (abrégé ; absent de l’exemplaire de l’entreprise)`,
  hashOfQuote: 'SHA-256 du devis',
  theClient: 'Le client',
  theCompany: 'L’entreprise',
  keptBy: 'Conservé par',
  keptByText: 'Giewel, pour le compte de l’entreprise, pendant 10 ans',
  signedCopyOf: (number) => `Exemplaire signé du devis ${number}`,
  signedFile: (number) => `devis-${number}-signe.pdf`,
  /** It stands in the middle of a sentence, as the object. */
  theQuote: (number) => `le devis ${number}`,
  theChange: (number) => `l’avenant ${number}`,
  signedLetter: {
    heading: 'Votre exemplaire signé',
    toClient: ({ company, what }) =>
      `Vous avez accepté ${what} ${withFrenchDe(company)}. L’exemplaire signé est joint : il contient le document tel qu’il a été envoyé et une page qui indique le contenu, la date et le mode de votre acceptation.`,
    toCompany: ({ client, what }) =>
      `${client} a accepté ${what}. L’exemplaire signé est joint : il contient le document tel qu’il a été envoyé et une page qui indique le contenu, la date et le mode de l’acceptation.`,
    mayWithdraw: (until) =>
      `Le client peut se rétracter ${until} : tenez-en compte avant de commander les matériaux.`,
    atOnce:
      'Il a demandé que les travaux commencent avant cette date. S’il se rétracte, il doit payer les travaux déjà réalisés.',
    total: (total) => `Total convenu : ${total}`,
    hash: (hash) => `SHA-256 du fichier joint : ${hash}`,
    button: 'Ouvrir le devis',
  },
  pageOf: 'page {page} sur {pages}',
  code: {
    subject: ({ number, total }) =>
      total === null
        ? `Votre code pour accepter le devis ${number}`
        : `Votre code pour accepter le devis ${number} de ${total}`,
    heading: 'Votre code pour accepter un devis',
    text: ({ number, company }) =>
      `Avec ce code, vous acceptez le devis ${number} ${withFrenchDe(company)}, avec obligation de paiement. Le code est valable 10 minutes.`,
    note: 'Si vous ne voulez pas accepter, ignorez cet e-mail. Ne communiquez jamais ce code.',
    sms: ({ number, company, code }) =>
      `Giewel : votre code pour accepter le devis ${number} ${withFrenchDe(company)}, avec obligation de paiement, est ${code}. Valable 10 minutes.`,
  },
  changeCode: {
    subject: ({ number, total }) =>
      total === null
        ? `Votre code pour accepter l’avenant ${number}`
        : `Votre code pour accepter l’avenant ${number} de ${total}`,
    heading: 'Votre code pour accepter un avenant',
    text: ({ number, company }) =>
      `Avec ce code, vous acceptez l’avenant ${number} ${withFrenchDe(company)}. Le code est valable 10 minutes.`,
    sms: ({ number, company, code }) =>
      `Giewel : votre code pour accepter l’avenant ${number} ${withFrenchDe(company)} est ${code}. Valable 10 minutes.`,
  },
  aboutLine: ({ number, object, line }) => `À propos du devis ${number}, « ${object} », poste « ${line} » :`,
  aboutKind: ({ number, object, kind }) =>
    kind === null
      ? `À propos du devis ${number}, « ${object} » :`
      : `À propos du devis ${number}, « ${object} », ${kind} :`,
};
