import type { sentences as english } from '#features/quotes/core/strings/en/paper.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const kinds: Record<LineKind, string> = {
  labour: 'Arbeit',
  materials: 'Material',
  planning: 'Planung',
  permits: 'Genehmigungen',
  scaffolding: 'Gerüst',
  protection: 'Schutz',
  demolition: 'Abbruch',
  disposal: 'Entsorgung',
  transport: 'Transport',
  groundwork: 'Erdarbeiten',
  structure: 'Rohbau',
  installation: 'Einbau',
  electrical: 'Elektro',
  plumbing: 'Sanitär',
  finishing: 'Ausbau',
  cleaning: 'Reinigung',
  'equipment-hire': 'Gerätemiete',
  testing: 'Prüfungen',
  warranty: 'Garantie',
  other: 'sonstige Arbeiten',
};

const listed = (names: readonly string[]) => listInWords('de', names);

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const quoteCount = (count: number) =>
  `${inWords(count)} ${pluralForm('de', count, { one: 'Angebot rechnet', other: 'Angebote rechnen' })}`;
/** The sentence has named the quotes just before. */
const ofThem = (count: number) =>
  pluralForm('de', count, { one: `${inWords(count)}s`, other: inWords(count) });

const differs: TranslationType<(typeof english)['differs']> = {
  only: ({ kind, one, leftOut, silent }) =>
    [
      `„${kind}“ ist nur bei ${one} enthalten.`,
      leftOut.length > 0 &&
        `${listed(leftOut)} ${pluralForm('de', leftOut.length, { one: 'schließt', other: 'schließen' })} es aus.`,
      silent.length > 0 &&
        `${listed(silent)} ${pluralForm('de', silent.length, { one: 'erwähnt', other: 'erwähnen' })} es nicht.`,
    ]
      .filter(Boolean)
      .join(' '),
  notBy: {
    silent: (one, kind) => `${one} erwähnt „${kind}“ nicht.`,
    excluded: (one, kind) => `${one} schließt „${kind}“ aus.`,
  },
  rates: ({ reduced, full, rate }) =>
    `${capital(quoteCount(reduced))} mit 3 %, ${ofThem(full)} mit ${rate === null ? 'dem vollen Satz' : `${rate} %`}.`,
  beforeWork: (one, percent) => `${one} verlangt ${percent} % vor Beginn der Arbeit.`,
  starts: (weeks, days) =>
    pluralForm('de', weeks, {
      one: `Zwischen den Terminen für den Beginn liegt eine Woche: ${listed(days)}.`,
      other: `Zwischen den Terminen für den Beginn liegen ${inWords(weeks)} Wochen: ${listed(days)}.`,
    }),
  runsOut: (one, days) =>
    days === 0
      ? `Das Angebot von ${one} gilt nur noch heute.`
      : `Das Angebot von ${one} gilt noch ${days} ${pluralForm('de', days, { one: 'Tag', other: 'Tage' })}.`,
};

export const sentences: TranslationType<typeof english> = {
  kinds,
  differs,
  facts: {
    address: 'die vollständige Adresse mit Straße und Hausnummer',
    registrationNumber: 'die RCS-Nummer',
    permit: 'die Niederlassungsgenehmigung (autorisation d’établissement)',
    vatNumber: 'die MwSt.-Nummer',
  },
  listed,
  file: ({ number, version }) => `angebot-${number}-fassung-${version}.pdf`,
  sumsByRate: 'Beträge nach Satz',
  sum: 'Gesamtbetrag',
  totalEuros: 'Gesamt, Euro',
  named: ({ number, version }) => `Angebot ${number}, Fassung ${version}`,
  namedChange: ({ number, version }) => `Nachtrag ${number}, Fassung ${version}`,
  changesQuote: (number, day) =>
    `Dieser Nachtrag ändert das Angebot ${number}, das am ${day} angenommen wurde.`,
  signedChangeOf: (number) => `Unterschriebenes Exemplar des Nachtrags ${number}`,
  evidenceLead:
    'Diese Seite wurde bei der Annahme hinzugefügt. Die Seiten davor sind das Dokument, wie es gesendet wurde. Der Fingerabdruck unten identifiziert es.',
  signedAt: (at) => `Name wie eingegeben, ${at}, Luxemburger Zeit`,
  eitherTotal: ({ full, reduced }) =>
    `${full} oder ${reduced} mit 3 %, wenn die AED vor der Rechnungsstellung zustimmt`,
  noneOf: (options) => (options === 0 ? 'es gibt keine' : `keine von ${options}`),
  shortened: (network) => `${network} (gekürzt; nicht im Exemplar des Betriebs)`,
  hashOfQuote: 'SHA-256 des Angebots',
  theClient: 'Der Kunde',
  theCompany: 'Der Betrieb',
  keptBy: 'Aufbewahrt von',
  keptByText: 'Giewel, im Auftrag des Betriebs, 10 Jahre lang',
  signedCopyOf: (number) => `Unterschriebenes Exemplar des Angebots ${number}`,
  signedFile: (number) => `angebot-${number}-unterschrieben.pdf`,
  /** It stands in the middle of a sentence, as the object. */
  theQuote: (number) => `das Angebot ${number}`,
  theChange: (number) => `den Nachtrag ${number}`,
  signedLetter: {
    heading: 'Ihr unterschriebenes Exemplar',
    toClient: ({ company, what }) =>
      `Sie haben ${what} von ${company} angenommen. Das unterschriebene Exemplar liegt bei. Es enthält das Dokument, wie es gesendet wurde, und eine Seite, die festhält, was Sie wann und wie angenommen haben.`,
    toCompany: ({ client, what }) =>
      `${client} hat ${what} angenommen. Das unterschriebene Exemplar liegt bei. Es enthält das Dokument, wie es gesendet wurde, und eine Seite, die festhält, was wann und wie angenommen wurde.`,
    mayWithdraw: (until) =>
      `Ein Widerruf ist ${until} möglich. Denken Sie daran, wenn Sie Material bestellen.`,
    atOnce:
      'Die Arbeit soll auf Wunsch des Kunden schon vorher beginnen. Bei einem Widerruf muss er die bis dahin geleistete Arbeit bezahlen.',
    total: (total) => `Vereinbarter Gesamtbetrag: ${total}`,
    hash: (hash) => `SHA-256 der beiliegenden Datei: ${hash}`,
    button: 'Angebot öffnen',
  },
  pageOf: 'Seite {page} von {pages}',
  code: {
    subject: ({ number, total }) =>
      total === null
        ? `Ihr Code für das Angebot ${number}`
        : `Ihr Code für das Angebot ${number} über ${total}`,
    heading: 'Ihr Code zum Annehmen eines Angebots',
    text: ({ number, company }) =>
      `Mit diesem Code nehmen Sie das Angebot ${number} von ${company} zahlungspflichtig an. Er gilt 10 Minuten.`,
    note: 'Wenn Sie nichts annehmen möchten, ignorieren Sie diese E-Mail. Geben Sie den Code nie weiter.',
    sms: ({ number, company, code }) =>
      `Giewel: Mit dem Code ${code} nehmen Sie das Angebot ${number} von ${company} zahlungspflichtig an. Gilt 10 Minuten.`,
  },
  changeCode: {
    subject: ({ number, total }) =>
      total === null
        ? `Ihr Code für den Nachtrag ${number}`
        : `Ihr Code für den Nachtrag ${number} über ${total}`,
    heading: 'Ihr Code zum Annehmen eines Nachtrags',
    text: ({ number, company }) =>
      `Mit diesem Code nehmen Sie den Nachtrag ${number} von ${company} an. Er gilt 10 Minuten.`,
    sms: ({ number, company, code }) =>
      `Giewel: Mit dem Code ${code} nehmen Sie den Nachtrag ${number} von ${company} an. Gilt 10 Minuten.`,
  },
  aboutLine: ({ number, object, line }) => `Zum Angebot ${number}, „${object}“, Position „${line}“:`,
  aboutKind: ({ number, object, kind }) =>
    kind === null ? `Zum Angebot ${number}, „${object}“:` : `Zum Angebot ${number}, „${object}“, ${kind}:`,
};
