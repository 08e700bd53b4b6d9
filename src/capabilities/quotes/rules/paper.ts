import type { Day } from '#kernel/calendar.ts';
import type { LineKind, Unit } from '#price-book/rules/line-kinds.ts';
import { isProjectName } from '#project-records/rules/lengths.ts';
import { MOST_LINES, type PlanMoment } from './quotes.ts';
import { isWholePlan, MOST_CENTS, netOf, type PricedLine, sumsOf } from './sums.ts';

export interface Exclusion {
  kind: LineKind;
  text: string;
}

/** This kind of work is paid for in the lines of that. */
export interface Inclusion {
  kind: LineKind;
  inKind: LineKind;
}

export interface PlanPart {
  on: PlanMoment;
  label: string;
  percent: string;
  /** In a draft what was typed in place of a percentage, where it was understood for none. */
  unreadable?: string | undefined;
}

/** The numbers of a line that are typed. */
export const lineNumbers = ['quantity', 'unitPrice', 'discountPercent'] as const;
export type LineNumber = (typeof lineNumbers)[number];

/** In a draft what was typed in place of a number, where it was understood for none: it is nothing, and keeps the quote from being sent. */
export type Unreadable = { [Name in LineNumber]?: string | undefined };

/** What is typed in the head of a draft and has to be understood, with what is said where it is not. */
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

export interface PaperLine extends PricedLine {
  kind: LineKind | null;
  description: string;
  unit: Unit | null;
  unreadable?: Unreadable | undefined;
}

/** What a company writes. A draft may lack any of it. */
export interface Paper {
  object: string;
  validUntil: Day | null;
  sections: readonly { title: string; lines: readonly PaperLine[] }[];
  plan: readonly PlanPart[];
  isMainResidence: boolean | null;
  commune: string | null;
  unreadable?: HeadUnreadable | undefined;
}

export const unreadableFault = {
  quantity: 'quantityInvalid',
  unitPrice: 'priceInvalid',
  discountPercent: 'percentInvalid',
} as const satisfies Record<LineNumber, Fault>;

const unreadableIn = ({ unreadable = {} }: PaperLine): Record<string, Fault> =>
  Object.fromEntries(
    lineNumbers.filter((name) => unreadable[name]).map((name) => [name, unreadableFault[name]]),
  );

const missingIn = (line: PaperLine, rates: readonly number[]): Record<string, Fault> => ({
  ...(line.description === '' && { description: 'descriptionMissing' as const }),
  ...(line.kind === null && { kind: 'kindMissing' as const }),
  ...(line.quantity === null && { quantity: 'quantityMissing' as const }),
  ...(line.unit === null && { unit: 'unitMissing' as const }),
  ...(line.unitPrice === null && { unitPrice: 'priceMissing' as const }),
  ...((line.vatRate === null || !rates.includes(line.vatRate)) && { vatRate: 'rateMissing' as const }),
  ...unreadableIn(line),
});

export type Fault =
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

/** What a section is called beside its title. */
export const letterOf = (at: number): string => String.fromCharCode(FIRST_LETTER + at);

/** Where the work is says the request, or the contract that is changed; else its company does. */
export const statesSite = ({ requestId, isChange }: { requestId: number | null; isChange: boolean }) =>
  requestId === null && !isChange;

interface Terms {
  today: Day;
  rates: readonly number[];
  isChange: boolean;
  statesSite: boolean;
}

/** What keeps a quote from being sent on a day, by the paths of its fields. */
export const faultsOfPaper = (
  paper: Paper,
  { today, rates, isChange, statesSite }: Terms,
): [path: string, fault: Fault][] => {
  const faults: [string, Fault][] = [];
  if (paper.object === '') faults.push(['object', 'objectMissing']);
  else if (!isProjectName(paper.object)) faults.push(['object', 'objectLength']);
  if (statesSite && !paper.commune) faults.push(['site.commune', 'siteMissing']);
  const isDayUnread = paper.unreadable?.validUntil !== undefined;
  if (paper.validUntil === null && !isDayUnread) faults.push(['validUntil', 'validUntilMissing']);
  else if (paper.validUntil !== null && paper.validUntil < today)
    faults.push(['validUntil', 'validUntilPast']);
  for (const name of headFields) if (paper.unreadable?.[name]) faults.push([name, headFaults[name]]);
  const lines = linesOf(paper.sections);
  if (lines.length === 0) faults.push(['sections', 'linesMissing']);
  paper.sections.forEach((section, at) => {
    section.lines.forEach((line, place) => {
      for (const [field, fault] of Object.entries(missingIn(line, rates)))
        faults.push([`sections.${at}.lines.${place}.${field}`, fault]);
    });
  });
  const isPlanned = paper.plan.length > 0 || !isChange;
  paper.plan.forEach(({ unreadable }, at) => {
    if (unreadable) faults.push([`plan.${at}.percent`, 'percentInvalid']);
  });
  const isRead = paper.plan.every(({ unreadable }) => !unreadable);
  if (isPlanned && isRead && !isWholePlan(paper.plan.map(({ percent }) => percent)))
    faults.push(['plan', 'planNotWhole']);
  if (!isAffordable(paper)) faults.push(['sections', 'tooMuch']);
  return faults;
};

const sizeOf = (cents: bigint) => (cents < 0n ? -cents : cents);

/** Whether every sum of it stays below what we can write. */
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
