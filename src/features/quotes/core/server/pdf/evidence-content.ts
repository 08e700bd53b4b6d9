import type { AcceptanceEvidence, Quote } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { lastFullDayBefore } from '#features/quotes/core/rules/withdrawal.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { formatDecimal, formatEuroAmount } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';
import { lowercaseFirstLetter } from '#kernel/lowercase-first-letter.ts';
import { stringsOf } from '#strings/strings.ts';
import { quoteVersionName } from './pdf-content.ts';

/** The page behind an accepted quote says who accepted which PDF, when and how. */
export interface EvidencePageContent {
  title: string;
  lead: string;
  name: string;
  signedAt: string;
  rows: readonly (readonly [term: string, value: string])[];
  parties: readonly { heading: string; text: string }[];
  foot: string;
}

const inFours = (hash: string) => hash.replace(/.{8}(?=.)/g, '$& ');

/** `quote` is the accepted one; `network` is for the client’s copy alone. */
export const evidencePageContentOf = (
  quote: Quote,
  evidence: AcceptanceEvidence,
  { language, network }: { language: Language; network: string | null },
): EvidencePageContent => {
  const { quoting, quotePaper } = stringsOf(language);
  const acceptedAt = new Date(evidence.at);
  const { reduced } = quote.totals;
  const money = (amount: string) => formatEuroAmount(amount, language);
  const options = linesOfSections(quote.sections).filter(({ isOptional }) => isOptional);
  const takenOptions = options
    .filter(({ id }) => evidence.options.includes(id))
    .map(({ description }) => description);
  const total = reduced
    ? quotePaper.eitherTotal({ full: money(evidence.total), reduced: money(reduced.total) })
    : money(evidence.total);
  const { withdrawableUntil } = evidence;
  const lastDay =
    withdrawableUntil && formatDateWithWeekday(noonOf(lastFullDayBefore(withdrawableUntil)), language);
  return {
    title: quoting.acceptedTitle(formatLongDate(acceptedAt, language)),
    lead: quotePaper.evidenceLead,
    name: evidence.name,
    signedAt: quotePaper.signedAt(`${formatLongDate(acceptedAt, language)}, ${formatTime(acceptedAt)}`),
    rows: [
      [
        quote.isChange ? quoting.changeOrder : quoting.number,
        quoteVersionName(quote, evidence.version, quotePaper),
      ],
      [quoting.agreedTotal, total],
      [quoting.optionsTaken, takenOptions.join('; ') || quotePaper.noneOf(options.length)],
      ...(quote.plan.length === 0
        ? []
        : [
            [
              quoting.paymentPlan,
              quote.plan
                .map(
                  ({ percent, on }) =>
                    `${quoting.percent(formatDecimal(percent, language))} ${lowercaseFirstLetter(quoting.moments[on])}`,
                )
                .join(', '),
            ] as const,
          ]),
      [quoting.confirmedBy, quoting.ways[evidence.by]],
      ...(network === null ? [] : [[quoting.network, quotePaper.shortened(network)] as const]),
      [
        quoting.beginsAtOnce,
        evidence.beginsAtOnce ? evidence.statements.join(' ') || quoting.askedFor : quoting.notAskedFor,
      ],
      ...(lastDay ? [[quoting.withdrawalUntil, quoting.untilEndOf(lastDay)] as const] : []),
      [quotePaper.hashOfQuote, inFours(evidence.sha256)],
    ],
    parties: [
      { heading: quotePaper.theClient, text: evidence.name },
      { heading: quotePaper.theCompany, text: quote.company.name },
      { heading: quotePaper.keptBy, text: quotePaper.keptByText },
    ],
    foot: (quote.isChange ? quotePaper.signedChangeOf : quotePaper.signedCopyOf)(quote.number ?? ''),
  };
};
