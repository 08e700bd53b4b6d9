import { isValidProjectName } from '#features/projects/core/rules/project-name-and-lengths.ts';
import type { LineKind, LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import {
  isOneHundredPercent,
  netCentsOfLine,
  type PricedLine,
  quoteSumsOf,
  SUM_LIMIT_CENTS,
  sumOfPercents,
} from './quote-sums.ts';
import { MAX_QUOTE_LINES, type PaymentPlanMoment } from './quotes.ts';

export interface QuoteExclusion {
  kind: LineKind;
  text: string;
}

/** Work of `kind` is paid for in the lines of `inKind`. */
export interface QuoteInclusion {
  kind: LineKind;
  inKind: LineKind;
}

export interface PaymentPlanPart {
  on: PaymentPlanMoment;
  label: string;
  percent: string;
  /** A draft stores the typed text if it is no percentage. */
  unreadable?: string | undefined;
}

export const numericLineFields = ['quantity', 'unitPrice', 'discountPercent'] as const;
export type NumericLineField = (typeof numericLineFields)[number];

/** A draft stores typed text that is no number: it counts as nothing, and keeps the quote from being sent. */
export type UnreadableLineFields = { [Name in NumericLineField]?: string | undefined };

/** These texts in a draft's head have to be understood; each has the message for when it is not. */
export const faultByHeadField = {
  validUntil: 'validUntilInvalid',
  startsOn: 'startInvalid',
  durationDays: 'daysInvalid',
  warrantyMonths: 'monthsInvalid',
  postalCode: 'postalCodeInvalid',
  builtYear: 'builtYearInvalid',
} as const;
export type QuoteHeadField = keyof typeof faultByHeadField;
export const quoteHeadFields = Object.keys(faultByHeadField) as QuoteHeadField[];
export type UnreadableHeadFields = { [Name in QuoteHeadField]?: string | undefined };

export interface QuoteContentLine extends PricedLine {
  kind: LineKind | null;
  description: string;
  unit: LineUnit | null;
  unreadable?: UnreadableLineFields | undefined;
}

/** A draft may lack any of these. */
export interface QuoteContent {
  object: string;
  validUntil: IsoDay | null;
  sections: readonly { title: string; lines: readonly QuoteContentLine[] }[];
  plan: readonly PaymentPlanPart[];
  isMainResidence: boolean | null;
  commune: string | null;
  unreadable?: UnreadableHeadFields | undefined;
}

export const faultByUnreadableField = {
  quantity: 'quantityInvalid',
  unitPrice: 'priceInvalid',
  discountPercent: 'percentInvalid',
} as const satisfies Record<NumericLineField, QuoteContentFault>;

const unreadableIn = ({ unreadable = {} }: QuoteContentLine): Record<string, QuoteContentFault> =>
  Object.fromEntries(
    numericLineFields.filter((name) => unreadable[name]).map((name) => [name, faultByUnreadableField[name]]),
  );

const missingIn = (line: QuoteContentLine, rates: readonly number[]): Record<string, QuoteContentFault> => ({
  ...(line.description === '' && { description: 'descriptionMissing' as const }),
  ...(line.kind === null && { kind: 'kindMissing' as const }),
  ...(line.quantity === null && { quantity: 'quantityMissing' as const }),
  ...(line.unit === null && { unit: 'unitMissing' as const }),
  ...(line.unitPrice === null && { unitPrice: 'priceMissing' as const }),
  ...((line.vatRate === null || !rates.includes(line.vatRate)) && { vatRate: 'rateMissing' as const }),
  ...unreadableIn(line),
});

export type QuoteContentFault =
  | 'objectMissing'
  | 'objectLength'
  | 'siteMissing'
  | 'linesMissing'
  | 'validUntilMissing'
  | 'validUntilPast'
  | 'planNotWhole'
  | 'shareMissing'
  | 'tooMuch'
  | 'descriptionMissing'
  | 'kindMissing'
  | 'quantityMissing'
  | 'unitMissing'
  | 'priceMissing'
  | 'quantityInvalid'
  | 'priceInvalid'
  | 'percentInvalid'
  | 'rateMissing'
  | (typeof faultByHeadField)[QuoteHeadField];

/** An empty share counts as 0 %: nobody signs for an instalment of nothing. */
const faultOfShare = ({ percent, unreadable }: PaymentPlanPart): QuoteContentFault | null => {
  if (unreadable) return 'percentInvalid';
  return sumOfPercents([percent]) === 0n ? 'shareMissing' : null;
};

export const linesOfSections = <Line>(sections: readonly { lines: readonly Line[] }[]): Line[] =>
  sections.flatMap(({ lines }) => lines);

const FIRST_LETTER = 65;

/** Sections are lettered from A beside their titles. */
export const sectionLetter = (index: number): string => String.fromCharCode(FIRST_LETTER + index);

/** The request, or the contract that is changed, says where the work is; else its company does. */
export const mustStateSite = ({ requestId, isChange }: { requestId: number | null; isChange: boolean }) =>
  requestId === null && !isChange;

interface FaultOptions {
  today: IsoDay;
  rates: readonly number[];
  isChange: boolean;
  statesSite: boolean;
}

/** Returns the faults that keep a quote from being sent on a day, by the paths of their fields. */
export const findContentFaults = (
  content: QuoteContent,
  { today, rates, isChange, statesSite }: FaultOptions,
): [path: string, fault: QuoteContentFault][] => {
  const faults: [string, QuoteContentFault][] = [];
  if (content.object === '') faults.push(['object', 'objectMissing']);
  else if (!isValidProjectName(content.object)) faults.push(['object', 'objectLength']);
  if (statesSite && !content.commune) faults.push(['site.commune', 'siteMissing']);
  const isDayUnread = content.unreadable?.validUntil !== undefined;
  if (content.validUntil === null && !isDayUnread) faults.push(['validUntil', 'validUntilMissing']);
  else if (content.validUntil !== null && content.validUntil < today)
    faults.push(['validUntil', 'validUntilPast']);
  for (const name of quoteHeadFields)
    if (content.unreadable?.[name]) faults.push([name, faultByHeadField[name]]);
  const lines = linesOfSections(content.sections);
  if (lines.length === 0) faults.push(['sections', 'linesMissing']);
  content.sections.forEach((section, index) => {
    section.lines.forEach((line, place) => {
      for (const [field, fault] of Object.entries(missingIn(line, rates)))
        faults.push([`sections.${index}.lines.${place}.${field}`, fault]);
    });
  });
  const isPlanned = content.plan.length > 0 || !isChange;
  const faultsOfPlan = content.plan.flatMap((part, index): [string, QuoteContentFault][] => {
    const fault = faultOfShare(part);
    return fault === null ? [] : [[`plan.${index}.percent`, fault]];
  });
  faults.push(...faultsOfPlan);
  const isStated = faultsOfPlan.length === 0;
  if (isPlanned && isStated && !isOneHundredPercent(content.plan.map(({ percent }) => percent)))
    faults.push(['plan', 'planNotWhole']);
  if (!areSumsBelowLimit(content)) faults.push(['sections', 'tooMuch']);
  return faults;
};

const sizeOf = (cents: bigint) => (cents < 0n ? -cents : cents);

/** Returns true if every sum stays below what we can write. */
export const areSumsBelowLimit = ({
  sections,
  isMainResidence,
}: {
  sections: readonly { lines: readonly PricedLine[] }[];
  isMainResidence: boolean | null;
}): boolean => {
  const lines = linesOfSections(sections);
  if (lines.length > MAX_QUOTE_LINES || lines.some((line) => sizeOf(netCentsOfLine(line)) >= SUM_LIMIT_CENTS))
    return false;
  const { total, options } = quoteSumsOf(lines, { isMainResidence });
  return sizeOf(total) + sizeOf(options) < SUM_LIMIT_CENTS;
};
