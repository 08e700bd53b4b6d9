import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';

/** Kinds stand in the middle of a sentence here. */
const kinds: Record<LineKind, string> = {
  labour: 'labour',
  materials: 'materials',
  planning: 'planning',
  permits: 'permits',
  scaffolding: 'scaffolding',
  protection: 'protection',
  demolition: 'demolition',
  disposal: 'disposal',
  transport: 'transport',
  groundwork: 'groundwork',
  structure: 'structural work',
  installation: 'installation',
  electrical: 'electrical work',
  plumbing: 'plumbing',
  finishing: 'finishing',
  cleaning: 'cleaning',
  'equipment-hire': 'equipment hire',
  testing: 'testing',
  warranty: 'warranty',
  other: 'other work',
};

const listed = (names: readonly string[]) => listInWords('en', names);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const quoteCount = (count: number) =>
  `${inWords(count)} ${pluralForm('en', count, { one: 'quote is priced', other: 'quotes are priced' })}`;

interface Only {
  kind: string;
  one: string;
  leftOut: readonly string[];
  silent: readonly string[];
}

interface Rates {
  reduced: number;
  full: number;
  /** Quotes without 3 % share this rate; it is null if they have several. */
  rate: number | null;
}

/** These sentences are derived from the table alone. */
const differs = {
  only: ({ kind, one, leftOut, silent }: Only) =>
    [
      `Only ${one} includes ${kind}.`,
      leftOut.length > 0 &&
        `${listed(leftOut)} ${pluralForm('en', leftOut.length, { one: 'leaves', other: 'leave' })} it out.`,
      silent.length > 0 &&
        `${listed(silent)} ${pluralForm('en', silent.length, { one: 'doesn’t', other: 'don’t' })} mention it.`,
    ]
      .filter(Boolean)
      .join(' '),
  notBy: {
    silent: (one: string, kind: string) => `${one} doesn’t mention ${kind}.`,
    excluded: (one: string, kind: string) => `${one} leaves out ${kind}.`,
  },
  rates: ({ reduced, full, rate }: Rates) =>
    `${capital(quoteCount(reduced))} at 3%, ${inWords(full)} at ${rate === null ? 'the full rate' : `${rate}%`}.`,
  beforeWork: (one: string, percent: string) => `${one} asks for ${percent}% before work begins.`,
  starts: (weeks: number, days: readonly string[]) =>
    pluralForm('en', weeks, {
      one: `Start dates are one week apart: ${listed(days)}.`,
      other: `Start dates are ${inWords(weeks)} weeks apart: ${listed(days)}.`,
    }),
  runsOut: (one: string, days: number) =>
    days === 0
      ? `Today is the last day to accept the quote from ${one}.`
      : `The quote from ${one} is valid for ${days} more ${pluralForm('en', days, { one: 'day', other: 'days' })}.`,
};

interface Named {
  number: string;
  object: string;
}

/** The server writes these sentences. */
export const sentences = {
  kinds,
  differs,
  facts: {
    address: 'the full address, including street and number',
    registrationNumber: 'the RCS number',
    permit: 'the business permit (autorisation d’établissement)',
    vatNumber: 'the VAT number',
  },
  listed,
  file: ({ number, version }: { number: string; version: number }) =>
    `quote-${number}-version-${version}.pdf`,
  sumsByRate: 'Amounts by rate',
  sum: 'Total',
  totalEuros: 'Total (€)',
  named: ({ number, version }: { number: string; version: number }) => `Quote ${number}, version ${version}`,
  namedChange: ({ number, version }: { number: string; version: number }) =>
    `Change order ${number}, version ${version}`,
  changesQuote: (number: string, day: string) =>
    `This change order amends quote ${number}, which was accepted on ${day}.`,
  signedChangeOf: (number: string) => `Signed copy of change order ${number}`,
  evidenceLead:
    'This page was added when the quote was accepted. The pages before it are the document as it was sent. The fingerprint below identifies them.',
  signedAt: (at: string) => `name as typed, ${at}, Luxembourg time`,
  eitherTotal: ({ full, reduced }: { full: string; reduced: string }) =>
    `${full}, or ${reduced} at 3% if the AED approves it before invoicing`,
  noneOf: (options: number) => (options === 0 ? 'this quote has none' : `none of ${options}`),
  shortened: (network: string) => `${network} (shortened; not in the company’s copy)`,
  hashOfQuote: 'SHA-256 of the quote',
  theClient: 'The client',
  theCompany: 'The company',
  keptBy: 'Kept by',
  keptByText: 'Giewel, on the company’s behalf, for 10 years',
  signedCopyOf: (number: string) => `Signed copy of quote ${number}`,
  signedFile: (number: string) => `quote-${number}-signed.pdf`,
  /** It stands in the middle of a sentence, as the object. */
  theQuote: (number: string) => `quote ${number}`,
  theChange: (number: string) => `change order ${number}`,
  signedLetter: {
    heading: 'Your signed copy',
    toClient: ({ company, what }: { company: string; what: string }) =>
      `You’ve accepted ${what} from ${company}. The signed copy is attached. It contains the document as it was sent and a page that records what you accepted, when and how.`,
    toCompany: ({ client, what }: { client: string; what: string }) =>
      `${client} has accepted ${what}. The signed copy is attached. It contains the document as it was sent and a page that records what was accepted, when and how.`,
    mayWithdraw: (until: string) =>
      `They can withdraw ${until}, so keep that in mind when you order materials.`,
    atOnce:
      'They’ve asked for the work to begin before then. If they withdraw, they must pay for the work done so far.',
    total: (total: string) => `Agreed total: ${total}`,
    hash: (hash: string) => `SHA-256 of the attached file: ${hash}`,
    button: 'Open the quote',
  },
  pageOf: 'page {page} of {pages}',
  code: {
    subject: ({ number, total }: { number: string; total: string | null }) =>
      total === null
        ? `Your code to accept quote ${number}`
        : `Your code to accept ${total}, quote ${number}`,
    heading: 'Your code to accept a quote',
    text: ({ number, company }: { number: string; company: string }) =>
      `Use this code to accept quote ${number} from ${company}, with an obligation to pay. It’s valid for 10 minutes.`,
    note: 'If you don’t want to accept anything, ignore this email. Never share the code.',
    sms: ({ number, company, code }: { number: string; company: string; code: string }) =>
      `Giewel: ${code} is your code to accept quote ${number} from ${company}, with an obligation to pay. Valid for 10 minutes.`,
  },
  changeCode: {
    subject: ({ number, total }: { number: string; total: string | null }) =>
      total === null
        ? `Your code to accept change order ${number}`
        : `Your code to accept ${total}, change order ${number}`,
    heading: 'Your code to accept a change order',
    text: ({ number, company }: { number: string; company: string }) =>
      `Use this code to accept change order ${number} from ${company}. It’s valid for 10 minutes.`,
    sms: ({ number, company, code }: { number: string; company: string; code: string }) =>
      `Giewel: ${code} is your code to accept change order ${number} from ${company}. Valid for 10 minutes.`,
  },
  aboutLine: ({ number, object, line }: Named & { line: string }) =>
    `About the line “${line}” in quote ${number} (“${object}”):`,
  aboutKind: ({ number, object, kind }: Named & { kind: string | null }) =>
    kind === null ? `About quote ${number}, “${object}”:` : `About ${kind} in quote ${number} (“${object}”):`,
};
