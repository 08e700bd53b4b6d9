import type { Day } from '#kernel/calendar.ts';

/** Luxembourg's rates by the day from which they hold. A change of law is one line more. */
const table: readonly { from: Day; rates: readonly number[] }[] = [
  { from: '2024-01-01', rates: [17, 14, 8, 3] },
  { from: '2023-01-01', rates: [16, 13, 7, 3] },
  { from: '2015-01-01', rates: [17, 14, 8, 3] },
];

/** The rates of a day, the highest first. */
export const ratesOn = (day: Day): readonly number[] =>
  (table.find(({ from }) => from <= day) ?? table.at(-1))?.rates ?? [];

/** At which lines may be marked, and what they cost then (TVA logement). */
export const FULL_RATE = 17;
export const REDUCED_RATE = 3;

/** In cents, before tax: for less the administration does not apply the reduced rate. */
export const LEAST_REDUCED = 300_000n;
