import { formatPhoneNumber } from '#features/accounts/core/rules/phone-numbers.ts';
import { formatIban } from '#features/companies/core/rules/iban.ts';
import type { Quote, QuoteLine } from '#features/quotes/core/contract/shapes.ts';
import { quoteAddresseeOf } from '#features/quotes/core/rules/quote-addressee.ts';
import { linesOfSections, sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import {
  quoteDisplayName,
  type WithdrawalPagesContent,
  withdrawalPagesContentOf,
} from '#features/quotes/core/rules/withdrawal-pages.ts';
import { withdrawalTextKey } from '#features/quotes/core/rules/withdrawal.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { formatAmount, formatDecimal, formatEuroAmount } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';
import { translatedName } from '#kernel/translated-name.ts';
import { FULL_VAT_RATE, VAT_EXEMPT_RATE } from '#kernel/vat-rates.ts';
import { stringsOf } from '#strings/strings.ts';
import {
  formatChangesSummary,
  lineMarkContentOf,
  type RemovedLinesContent,
  removedLinesContentOf,
} from './changes-content.ts';

interface PdfLine {
  number: string;
  description: string;
  isOptional: boolean;
  /** It says how the line differs from the version before. First versions, and older PDFs, have none. */
  mark?: string;
  /** Quantity, unit, unit price, discount, VAT and net stand as they are read. */
  cells: readonly string[];
}

/** A PDF is drawn from this alone, now and again, so it holds every word. */
export interface QuotePdfContent {
  language: Language;
  title: string;
  /** The version was frozen then. */
  at: string;
  company: {
    name: string;
    /** It is a PNG in base64. */
    logo: string | null;
    address: readonly string[];
    law: readonly string[];
  };
  client: { heading: string; lines: readonly string[] };
  object: string;
  facts: readonly (readonly [term: string, value: string])[];
  intro: string;
  head: readonly string[];
  optionalTag: string;
  sections: readonly { letter: string; title: string; net: string; lines: readonly PdfLine[] }[];
  notes: readonly string[];
  /** These lines stood in the version before and are gone. */
  gone?: RemovedLinesContent;
  sums: { heading: readonly string[]; rows: readonly (readonly string[])[]; total: readonly string[] };
  /** The first is without the reduced rate, the second with it. */
  both: readonly { amount: string; text: string }[];
  plan: { heading: string; rows: readonly { percent: string; on: string; label: string; amount: string }[] };
  outside: readonly { heading: string; rows: readonly (readonly [kind: string, text: string])[] }[];
  words: readonly { heading: string; text: string }[];
  /** Older PDFs have no place to sign. */
  signing?: { heading: string; hint: string; parties: readonly string[]; blanks: readonly string[] };
  /** Older PDFs, and those of a change order that adds nothing, have none. */
  withdrawal?: WithdrawalPagesContent;
  foot: { name: string; pageOf: string };
}

/** Days are noon's, so that every zone has the same. */
const dayIn = (language: Language) => (day: string) => formatLongDate(new Date(`${day}T12:00:00Z`), language);

type Words = ReturnType<typeof stringsOf>;

const factsOf = (quote: Quote, { quoting }: Words, language: Language) => {
  const day = dayIn(language);
  const { site } = quote;
  const residence = () => {
    if (!site.isMainResidence) return null;
    return site.builtYear === null ? quoting.mainResidence : quoting.builtIn(site.builtYear);
  };
  return [
    [quote.isChange ? quoting.changeOrder : quoting.number, quote.number ?? quoting.states.draft],
    [quoting.version, quoting.versionDated(quote.version, day(quote.issuedOn ?? ''))],
    [quoting.validUntil, quote.validUntil ? day(quote.validUntil) : quoting.noneStated],
    [quoting.start, quote.startsOn ? day(quote.startsOn) : quoting.byAgreement],
    [
      quoting.duration,
      quote.durationDays === null ? quoting.noneStated : quoting.workingDays(quote.durationDays),
    ],
    [
      quoting.warranty,
      quote.warrantyMonths === null ? quoting.noneStated : quoting.months(quote.warrantyMonths),
    ],
    [quoting.site, [communeOf(site, language), residence()].filter(Boolean).join(', ') || quoting.noneStated],
  ] as const;
};

const cellsOf = (line: QuoteLine, { quoting }: Words, language: Language) => {
  // A previewed draft may lack any of them.
  const plain = (decimal: string | null) => (decimal === null ? '' : formatDecimal(decimal, language));
  const net = formatAmount(line.net, language);
  return [
    plain(line.quantity),
    line.unit ? quoting.units[line.unit] : '',
    plain(line.unitPrice),
    line.discountPercent === '0' ? '' : quoting.percent(plain(line.discountPercent)),
    line.vatRate === null
      ? ''
      : `${quoting.percent(String(line.vatRate))}${line.mayBeReduced ? ` ${quoting.reducedMark}` : ''}`,
    line.isOptional ? `(${net})` : net,
  ];
};

const centsOf = (lines: readonly QuoteLine[]) =>
  lines
    .filter(({ isOptional }) => !isOptional)
    .reduce((sum, { net }) => sum + BigInt(net.replace('.', '')), 0n);

const written = (cents: bigint) => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const sumsOf = ({ totals }: Quote, { quoting, quotePaper }: Words, language: Language) => {
  const amount = (text: string) => formatAmount(text, language);
  const tax = totals.taxes.reduce((sum, item) => sum + BigInt(item.tax.replace('.', '')), 0n);
  return {
    heading: [quotePaper.sumsByRate, quoting.net, quoting.vat, quotePaper.sum],
    rows: totals.taxes.map((item) => [
      quoting.percent(String(item.rate)),
      amount(item.base),
      amount(item.tax),
      amount(written(BigInt(item.base.replace('.', '')) + BigInt(item.tax.replace('.', '')))),
    ]),
    total: [
      quotePaper.totalEuros,
      amount(totals.net),
      amount(written(tax)),
      formatEuroAmount(totals.total, language),
    ],
  };
};

const bothOf = ({ totals }: Quote, { quoting }: Words, language: Language) =>
  totals.reduced
    ? [
        {
          amount: formatEuroAmount(totals.total, language),
          text: totals.taxes.every(({ rate }) => rate === FULL_VAT_RATE)
            ? quoting.withFull
            : quoting.withoutReduced,
        },
        { amount: formatEuroAmount(totals.reduced.total, language), text: quoting.withReduced },
      ]
    : [];

const outsideOf = ({ exclusions, inclusions }: Quote, { quoting }: Words) =>
  [
    {
      heading: quoting.notIncluded,
      rows: exclusions.map(({ kind, text }) => [quoting.kinds[kind], text] as const),
    },
    {
      heading: quoting.includedElsewhere,
      rows: inclusions.map(
        ({ kind, inKind }) => [quoting.kinds[kind], quoting.includedIn(quoting.kinds[inKind])] as const,
      ),
    },
  ].filter(({ rows }) => rows.length > 0);

/** It reads 'Quote 2026-0001, version 1'; a change order says that it is one. */
export const quoteVersionName = (
  { number, isChange }: Pick<Quote, 'number' | 'isChange'>,
  version: number,
  { named, namedChange }: Words['quotePaper'],
) => (isChange ? namedChange : named)({ number: number ?? '', version });

const isUntaxed = (lines: readonly QuoteLine[]) => lines.some(({ vatRate }) => vatRate === VAT_EXEMPT_RATE);

const communeOf = ({ commune, communeNames }: Quote['site'], language: Language) =>
  commune && translatedName(language, { name: commune, names: communeNames });

/** A change order changes this quote. */
export interface OriginalQuote {
  number: string;
  acceptedAt: Date;
}

export const quotePdfContentOf = (
  quote: Quote,
  {
    language,
    logo,
    at,
    changedQuote,
  }: { language: Language; logo: string | null; at: Date; changedQuote: OriginalQuote | null },
): QuotePdfContent => {
  const words = stringsOf(language);
  const { quoting, quotePaper } = words;
  const { company, sections } = quote;
  const addressee = quoteAddresseeOf(quote, communeOf(quote.site, language));
  const lines = linesOfSections(sections);
  const isReduced = lines.some(({ mayBeReduced }) => mayBeReduced);
  const withdrawal = withdrawalPagesContentOf(quote, words);
  let number = 0;
  return {
    language,
    title: `${quoteDisplayName(quote, quoting)}: ${quote.object}`,
    at: at.toISOString(),
    company: {
      name: company.name,
      logo,
      address: [
        company.address,
        company.phoneNumber && formatPhoneNumber(company.phoneNumber),
        company.email,
        company.iban && `IBAN ${formatIban(company.iban)}`,
      ].filter((item) => item !== null),
      law: [
        company.registrationNumber && quoting.rcs(company.registrationNumber),
        company.permit && quoting.permit(company.permit),
        company.vatNumber && quoting.vatNumber(company.vatNumber),
      ].filter((item) => item !== null),
    },
    client: {
      heading: quoting.forClient,
      lines: [addressee.name, ...addressee.address],
    },
    object: quote.object,
    facts: factsOf(quote, words, language),
    intro: quote.intro,
    head: [
      '#',
      quoting.description,
      quoting.quantity,
      quoting.unit,
      quoting.unitPrice,
      quoting.discount,
      quoting.vat,
      quoting.netEuros,
    ],
    optionalTag: quoting.optionalTag,
    sections: sections.map((section, index) => ({
      letter: sectionLetter(index),
      title: section.title,
      net: formatAmount(written(centsOf(section.lines)), language),
      lines: section.lines.map((line) => ({
        number: String((number += 1)),
        description: line.description,
        isOptional: line.isOptional,
        ...lineMarkContentOf(quote, line.id, language),
        cells: cellsOf(line, words, language),
      })),
    })),
    notes: [
      ...(changedQuote
        ? [quotePaper.changesQuote(changedQuote.number, formatLongDate(changedQuote.acceptedAt, language))]
        : []),
      ...(quote.changes ? [formatChangesSummary(quote.changes, language)] : []),
      ...(lines.some(({ isOptional }) => isOptional) ? [quoting.optionalOutside] : []),
      ...(isReduced ? [quoting.reducedNote] : []),
      ...(isUntaxed(lines) ? [quoting.exemptNote] : []),
    ],
    ...removedLinesContentOf(quote, language),
    sums: sumsOf(quote, words, language),
    both: bothOf(quote, words, language),
    plan: {
      heading: quoting.paymentPlan,
      rows: quote.plan.map(({ on, label, percent, amount }) => ({
        percent: quoting.percent(formatDecimal(percent, language)),
        on: quoting.moments[on],
        label,
        amount: formatAmount(amount, language),
      })),
    },
    outside: outsideOf(quote, words),
    words: [
      ...(quote.attachments.length > 0
        ? [{ heading: quoting.attachments, text: quote.attachments.map(({ name }) => name).join('\n') }]
        : []),
      ...(quote.conditions ? [{ heading: quoting.conditions, text: quote.conditions }] : []),
      ...(isReduced ? [{ heading: quoting.reducedHeading, text: quoting.reducedText }] : []),
      {
        heading: quoting.rightOfWithdrawal,
        text: words.withdrawal[withdrawalTextKey(quote)],
      },
    ],
    signing: {
      heading: quoting.signing.heading,
      hint: quoting.signing.hint,
      parties: [company.name, addressee.name],
      blanks: [quoting.signing.name, quoting.signing.date, quoting.signing.signature],
    },
    ...(withdrawal && { withdrawal }),
    foot: {
      name:
        quote.number === null
          ? quoteDisplayName(quote, quoting)
          : quoteVersionName(quote, quote.version, quotePaper),
      pageOf: quotePaper.pageOf,
    },
  };
};
