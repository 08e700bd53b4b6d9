import { isProjectName } from '#features/projects/core/rules/lengths.ts';
import type { LineKind, Unit } from '#features/quotes/price-book/rules/line-kinds.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { MOST_LINES, type PlanMoment } from './quotes.ts';
import { isWholePlan, MOST_CENTS, netOf, type PricedLine, sumsOf } from './sums.ts';

export interface Exclusion {
  kind: LineKind;
  text: string;
}

/** Work of `kind` is paid for in the lines of `inKind`. */
export interface Inclusion {
  kind: LineKind;
  inKind: LineKind;
}

export interface PlanPart {
  on: PlanMoment;
  label: string;
  percent: string;
  /** A draft stores the typed text if it is no percentage. */
  unreadable?: string | undefined;
}

export const lineNumberFields = ['quantity', 'unitPrice', 'discountPercent'] as const;
export type LineNumberField = (typeof lineNumberFields)[number];

/** A draft stores typed text that is no number: it counts as nothing, and keeps the quote from being sent. */
export type UnreadableFields = { [Name in LineNumberField]?: string | undefined };

/** These texts in a draft's head have to be understood; each has the message for when it is not. */
export const headFaults = {
  validUntil: 'validUntilInvalid',
  startsOn: 'startInvalid',
  durationDays: 'daysInvalid',
  warrantyMonths: 'monthsInvalid',
  postalCode: 'postalCodeInvalid',
  builtYear: 'builtYearInvalid',
} as const;
export type HeadField = keyof typeof headFaults;
export const headFields = Object.keys(headFaults) as HeadField[];
export type HeadUnreadable = { [Name in HeadField]?: string | undefined };

export interface ContentLine extends PricedLine {
  kind: LineKind | null;
  description: string;
  unit: Unit | null;
  unreadable?: UnreadableFields | undefined;
}

/** A draft may lack any of these. */
export interface QuoteContent {
  object: string;
  validUntil: IsoDay | null;
  sections: readonly { title: string; lines: readonly ContentLine[] }[];
  plan: readonly PlanPart[];
  isMainResidence: boolean | null;
  commune: string | null;
  unreadable?: HeadUnreadable | undefined;
}

export const unreadableFault = {
  quantity: 'quantityInvalid',
  unitPrice: 'priceInvalid',
  discountPercent: 'percentInvalid',
} as const satisfies Record<LineNumberField, ContentFault>;

const unreadableIn = ({ unreadable = {} }: ContentLine): Record<string, ContentFault> =>
  Object.fromEntries(
    lineNumberFields.filter((name) => unreadable[name]).map((name) => [name, unreadableFault[name]]),
  );

const missingIn = (line: ContentLine, rates: readonly number[]): Record<string, ContentFault> => ({
  ...(line.description === '' && { description: 'descriptionMissing' as const }),
  ...(line.kind === null && { kind: 'kindMissing' as const }),
  ...(line.quantity === null && { quantity: 'quantityMissing' as const }),
  ...(line.unit === null && { unit: 'unitMissing' as const }),
  ...(line.unitPrice === null && { unitPrice: 'priceMissing' as const }),
  ...((line.vatRate === null || !rates.includes(line.vatRate)) && { vatRate: 'rateMissing' as const }),
  ...unreadableIn(line),
});

export type ContentFault =
  | 'objectMissing'
  | 'objectLength'
  | 'siteMissing'
  | 'linesMissing'
  | 'validUntilMissing'
  | 'validUntilPast'
  | 'planNotWhole'
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
  | (typeof headFaults)[HeadField];

export const linesOf = <Line>(sections: readonly { lines: readonly Line[] }[]): Line[] =>
  sections.flatMap(({ lines }) => lines);

const FIRST_LETTER = 65;

/** Sections are lettered from A beside their titles. */
export const sectionLetter = (index: number): string => String.fromCharCode(FIRST_LETTER + index);

/** The request, or the contract that is changed, says where the work is; else its company does. */
export const statesSite = ({ requestId, isChange }: { requestId: number | null; isChange: boolean }) =>
  requestId === null && !isChange;

interface FaultOptions {
  today: IsoDay;
  rates: readonly number[];
  isChange: boolean;
  statesSite: boolean;
}

/** Returns the faults that keep a quote from being sent on a day, by the paths of their fields. */
export const faultsOfContent = (
  content: QuoteContent,
  { today, rates, isChange, statesSite }: FaultOptions,
): [path: string, fault: ContentFault][] => {
  const faults: [string, ContentFault][] = [];
  if (content.object === '') faults.push(['object', 'objectMissing']);
  else if (!isProjectName(content.object)) faults.push(['object', 'objectLength']);
  if (statesSite && !content.commune) faults.push(['site.commune', 'siteMissing']);
  const isDayUnread = content.unreadable?.validUntil !== undefined;
  if (content.validUntil === null && !isDayUnread) faults.push(['validUntil', 'validUntilMissing']);
  else if (content.validUntil !== null && content.validUntil < today)
    faults.push(['validUntil', 'validUntilPast']);
  for (const name of headFields) if (content.unreadable?.[name]) faults.push([name, headFaults[name]]);
  const lines = linesOf(content.sections);
  if (lines.length === 0) faults.push(['sections', 'linesMissing']);
  content.sections.forEach((section, index) => {
    section.lines.forEach((line, place) => {
      for (const [field, fault] of Object.entries(missingIn(line, rates)))
        faults.push([`sections.${index}.lines.${place}.${field}`, fault]);
    });
  });
  const isPlanned = content.plan.length > 0 || !isChange;
  content.plan.forEach(({ unreadable }, index) => {
    if (unreadable) faults.push([`plan.${index}.percent`, 'percentInvalid']);
  });
  const isRead = content.plan.every(({ unreadable }) => !unreadable);
  if (isPlanned && isRead && !isWholePlan(content.plan.map(({ percent }) => percent)))
    faults.push(['plan', 'planNotWhole']);
  if (!isAffordable(content)) faults.push(['sections', 'tooMuch']);
  return faults;
};

const sizeOf = (cents: bigint) => (cents < 0n ? -cents : cents);

/** Returns true if every sum stays below what we can write. */
export const isAffordable = ({
  sections,
  isMainResidence,
}: {
  sections: readonly { lines: readonly PricedLine[] }[];
  isMainResidence: boolean | null;
}): boolean => {
  const lines = linesOf(sections);
  if (lines.length > MOST_LINES || lines.some((line) => sizeOf(netOf(line)) >= MOST_CENTS)) return false;
  const { total, options } = sumsOf(lines, { isMainResidence });
  return sizeOf(total) + sizeOf(options) < MOST_CENTS;
};
