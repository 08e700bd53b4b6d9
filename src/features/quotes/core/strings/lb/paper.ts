import type { sentences as english } from '#features/quotes/core/strings/en/paper.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { listInLuxembourgish, applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const kinds: Record<LineKind, string> = {
  labour: 'Aarbecht',
  materials: 'Material',
  planning: 'Planung',
  permits: 'Geneemegungen',
  scaffolding: 'Gerëscht',
  protection: 'Schutz',
  demolition: 'Ofbroch',
  disposal: 'Entsuergung',
  transport: 'Transport',
  groundwork: 'Äerdaarbechten',
  structure: 'Réibau',
  installation: 'Montage',
  electrical: 'Elektresch',
  plumbing: 'Sanitär',
  finishing: 'Ausbau',
  cleaning: 'Botzen',
  'equipment-hire': 'Locatioun vu Maschinnen',
  testing: 'Tester',
  warranty: 'Garantie',
  other: 'Aner Aarbechten',
};

const listed = (names: readonly string[]) => listInLuxembourgish(names);

const NUMBERS = ['keen', 'een', 'zwee', 'dräi', 'véier', 'fënnef', 'sechs', 'siwen', 'aacht', 'néng', 'zéng'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
/** A week is feminine: it counts 'eng, zwou'. */
const weeksInWords = (count: number) => {
  const weeks = applyEifelRule(count === 2 ? 'zwou' : inWords(count), 'Wochen');
  return pluralForm('lb', count, { one: 'eng Woch', other: weeks });
};
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const quoteCount = (count: number) =>
  pluralForm('lb', count, {
    one: `${inWords(count)} Devis rechent`,
    other: `${inWords(count)} Devisë rechne`,
  });

interface Only {
  kind: string;
  one: string;
  leftOut: readonly string[];
  silent: readonly string[];
}

/** The company stands behind a preposition, so that no article and no gender is needed. */
const differs = {
  only: ({ kind, one, leftOut, silent }: Only) =>
    [
      `${kind}: just bei ${one} dran.`,
      leftOut.length > 0 && `Net dra bei ${listed(leftOut)}.`,
      silent.length > 0 && `Net genannt bei ${listed(silent)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  notBy: {
    silent: (one: string, kind: string) => `${kind}: bei ${one} net genannt.`,
    excluded: (one: string, kind: string) => `${kind}: bei ${one} net dran.`,
  },
  rates: ({ reduced, full, rate }: { reduced: number; full: number; rate: number | null }) =>
    `${capital(quoteCount(reduced))} mat 3 %, ${rate === null ? `${applyEifelRule(inWords(full), 'mam')} ganzen Taux` : `${applyEifelRule(inWords(full), 'mat')} ${rate} %`}.`,
  beforeWork: (one: string, percent: string) => `${one} freet ${percent} %, ier d’Aarbecht ufänkt.`,
  starts: (weeks: number, days: readonly string[]) =>
    `Tëschent den Ufäng ${applyEifelRule('leien', weeksInWords(weeks))}: ${listed(days)}.`,
  runsOut: (one: string, days: number) => {
    if (days === 0) return `Den Devis ${applyEifelRule('vun', one)} kënnt Dir just nach haut unhuelen.`;
    return pluralForm('lb', days, {
      one: `Den Devis ${applyEifelRule('vun', one)} ass nach 1 Dag gëlteg.`,
      other: `Den Devis ${applyEifelRule('vun', one)} ass nach ${days} Deeg gëlteg.`,
    });
  },
};

interface Named {
  number: string;
  object: string;
}

export const sentences: TranslationType<typeof english> = {
  kinds,
  differs,
  facts: {
    address: 'd’Adress mat Strooss an Hausnummer',
    registrationNumber: 'd’RCS-Nummer',
    permit: 'd’Autorisation d’établissement',
    vatNumber: 'd’TVA-Nummer',
  },
  listed,
  file: ({ number, version }: { number: string; version: number }) =>
    `devis-${number}-versioun-${version}.pdf`,
  sumsByRate: 'Montante pro Taux',
  sum: 'Total',
  totalEuros: 'Total (€)',
  named: ({ number, version }: { number: string; version: number }) => `Devis ${number}, Versioun ${version}`,
  namedChange: ({ number, version }: { number: string; version: number }) =>
    `Avenant ${number}, Versioun ${version}`,
  changesQuote: (number: string, day: string) =>
    `Dësen Avenant ännert den Devis ${number}, deen ${applyEifelRule('den', day)} ugeholl gouf.`,
  signedChangeOf: (number: string) => `Ënnerschriwwe Kopie vum Avenant ${number}`,
  evidenceLead:
    'Dës Säit koum derbäi, wéi den Devis ugeholl gouf. D’Säite virdru sinn d’Dokument, wéi et geschéckt gouf. De Fangerofdrock hei ënnen identifizéiert et.',
  signedAt: (at: string) => `Numm wéi getippt, ${at}, Lëtzebuerger Zäit`,
  eitherTotal: ({ full, reduced }: { full: string; reduced: string }) =>
    `${full}, oder ${reduced} mat 3 %, wann d’AED virun der Rechnung d’accord ass`,
  noneOf: (options: number) => (options === 0 ? 'et gëtt keng' : `keng ${applyEifelRule('vun', options)}`),
  shortened: (network: string) => `${network} (gekierzt; net an der Kopie vum Betrib)`,
  hashOfQuote: 'SHA-256 vum Devis',
  theClient: 'De Client',
  theCompany: 'De Betrib',
  keptBy: 'Opgehuewe vun',
  keptByText: 'Giewel, 10 Joer laang, am Numm vum Betrib',
  signedCopyOf: (number: string) => `Ënnerschriwwe Kopie vum Devis ${number}`,
  signedFile: (number: string) => `devis-${number}-ennerschriwwen.pdf`,
  /** It stands in the middle of a sentence, as the object. */
  theQuote: (number: string) => `den Devis ${number}`,
  theChange: (number: string) => `den Avenant ${number}`,
  signedLetter: {
    heading: 'Är ënnerschriwwe Kopie',
    toClient: ({ company, what }: { company: string; what: string }) =>
      `Dir hutt ${what} ${applyEifelRule('vun', company)} ugeholl. Am Unhang ass déi ënnerschriwwe Kopie: d’Dokument, wéi et geschéckt gouf, an eng Säit, op där steet, wat Dir ugeholl hutt, wéini a wéi.`,
    toCompany: ({ client, what }: { client: string; what: string }) =>
      `${client} huet ${what} ugeholl. Am Unhang ass déi ënnerschriwwe Kopie: d’Dokument, wéi et geschéckt gouf, an eng Säit, op där steet, wat ugeholl gouf, wéini a wéi.`,
    mayWithdraw: (until: string) =>
      `De Client ka ${until} widderruffen. Denkt drun, wann Dir Material bestellt.`,
    atOnce:
      'De Client freet, datt d’Aarbecht virdrun ufänkt. Wann en da widderrifft, muss e bezuelen, wat bis dohi gemaach ass.',
    total: (total: string) => `Ausgemaachten Total: ${total}`,
    hash: (hash: string) => `SHA-256 vum Fichier: ${hash}`,
    button: 'Devis opmaachen',
  },
  pageOf: 'Säit {page} / {pages}',
  code: {
    subject: ({ number, total }: { number: string; total: string | null }) =>
      total === null ? `Äre Code fir den Devis ${number}` : `Äre Code fir den Devis ${number} iwwer ${total}`,
    heading: 'Äre Code fir en Devis unzehuelen',
    text: ({ number, company }: { number: string; company: string }) =>
      `Mat dësem Code huelt Dir den Devis ${number} ${applyEifelRule('vun', company)} un a verflicht Iech ze bezuelen. E gëllt 10 Minutten.`,
    note: 'Wann Dir näischt unhuele wëllt, ignoréiert dës E-Mail. Gitt de Code ni weider.',
    sms: ({ number, company, code }: { number: string; company: string; code: string }) =>
      `Giewel: Mam Code ${code} huelt Dir den Devis ${number} ${applyEifelRule('vun', company)} un a verflicht Iech ze bezuelen. Gëllt 10 Minutten.`,
  },
  changeCode: {
    subject: ({ number, total }: { number: string; total: string | null }) =>
      total === null
        ? `Äre Code fir den Avenant ${number}`
        : `Äre Code fir den Avenant ${number} iwwer ${total}`,
    heading: 'Äre Code fir en Avenant unzehuelen',
    text: ({ number, company }: { number: string; company: string }) =>
      `Mat dësem Code huelt Dir den Avenant ${number} ${applyEifelRule('vun', company)} un. E gëllt 10 Minutten.`,
    sms: ({ number, company, code }: { number: string; company: string; code: string }) =>
      `Giewel: Mam Code ${code} huelt Dir den Avenant ${number} ${applyEifelRule('vun', company)} un. Gëllt 10 Minutten.`,
  },
  aboutLine: ({ number, object, line }: Named & { line: string }) =>
    `Zum Devis ${number}, „${object}“, Positioun „${line}“:`,
  aboutKind: ({ number, object, kind }: Named & { kind: string | null }) =>
    kind === null ? `Zum Devis ${number}, „${object}“:` : `Zum Devis ${number}, „${object}“, ${kind}:`,
};
