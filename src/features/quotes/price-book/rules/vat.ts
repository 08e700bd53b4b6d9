import type { IsoDay } from '#kernel/calendar.ts';

/** Luxembourg's rates by the day from which they hold. A change of law is one line more. */
const table: readonly { from: IsoDay; rates: readonly number[] }[] = [
  { from: '2024-01-01', rates: [17, 14, 8, 3] },
  { from: '2023-01-01', rates: [16, 13, 7, 3] },
  { from: '2015-01-01', rates: [17, 14, 8, 3] },
];

/** The rates of a day, the highest first. */
export const ratesOn = (day: IsoDay): readonly number[] =>
  (table.find(({ from }) => from <= day) ?? table.at(-1))?.rates ?? [];

/** A small business that charges no VAT quotes at this rate. */
export const EXEMPT_RATE = 0;

/** The rates a company may quote at: 0 % only where it has stated that it is exempt, and then before the others. */
export const ratesFor = ({ isVatExempt }: { isVatExempt: boolean }, day: IsoDay): readonly number[] =>
  isVatExempt ? [EXEMPT_RATE, ...ratesOn(day)] : ratesOn(day);

/** At which lines may be marked, and what they cost then (TVA logement). */
export const FULL_RATE = 17;
export const REDUCED_RATE = 3;

/** In cents, before tax: for less the administration does not apply the reduced rate. */
export const LEAST_REDUCED = 300_000n;
