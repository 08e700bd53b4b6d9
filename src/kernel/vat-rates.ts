import type { IsoDay } from './calendar.ts';

/** Each row has Luxembourg's rates from a day on. A change of law is one row more. */
const rateTable: readonly { from: IsoDay; rates: readonly number[] }[] = [
  { from: '2024-01-01', rates: [17, 14, 8, 3] },
  { from: '2023-01-01', rates: [16, 13, 7, 3] },
  { from: '2015-01-01', rates: [17, 14, 8, 3] },
];

/** Returns the rates of a day, the highest first. */
export const vatRatesOn = (day: IsoDay): readonly number[] =>
  (rateTable.find(({ from }) => from <= day) ?? rateTable.at(-1))?.rates ?? [];

/** A small business that charges no VAT quotes at this rate. */
export const VAT_EXEMPT_RATE = 0;

/** Returns the rates a company may quote at: 0 % comes first, and only if it has stated that it is exempt. */
export const vatRatesFor = ({ isVatExempt }: { isVatExempt: boolean }, day: IsoDay): readonly number[] =>
  isVatExempt ? [VAT_EXEMPT_RATE, ...vatRatesOn(day)] : vatRatesOn(day);

/** Lines at the full rate can be marked for the reduced one of work on housing (TVA logement). Both are the newest row's: add a row on its day. */
export const [FULL_VAT_RATE = 0] = rateTable[0]?.rates ?? [];
export const REDUCED_VAT_RATE = rateTable[0]?.rates.at(-1) ?? 0;

/** For less than this, in cents before tax, the administration does not apply the reduced rate. */
export const MIN_REDUCED_VAT_CENTS = 300_000n;
