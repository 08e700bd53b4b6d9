import { isPublicHoliday } from '#features/companies/core/rules/public-holidays.ts';
import { addDays, dayOf, type IsoDay, noonOf, weekdayOf } from '#kernel/calendar.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';
import { linesOfSections } from './quote-content.ts';
import { type PricedLine, quoteSumsOf } from './quote-sums.ts';

export const WITHDRAWAL_DAYS = 14;
const SATURDAY = 5;

const isFree = (day: IsoDay): boolean => {
  const noon = noonOf(day);
  const date = { year: noon.getUTCFullYear(), month: noon.getUTCMonth() + 1, day: noon.getUTCDate() };
  return weekdayOf(day) >= SATURDAY || isPublicHoliday(date);
};

/**
 * Returns the last day on which somebody who accepted at this time can withdraw. Regulation (EEC, Euratom) 1182/71,
 * article 3(4): it is no Saturday, Sunday or public holiday.
 */
export const lastDayToWithdraw = (acceptedAt: Date): IsoDay => {
  let day = addDays(dayOf(acceptedAt), WITHDRAWAL_DAYS);
  while (isFree(day)) day = addDays(day, 1);
  return day;
};

/** The right to withdraw ends at the midnight after its last day. */
export const withdrawableUntil = (acceptedAt: Date): Date =>
  luxembourgMidnightOf(addDays(lastDayToWithdraw(acceptedAt), 1));

/** Midnight after a day is meant as that day’s end. */
export const lastFullDayBefore = (until: string | Date): IsoDay =>
  dayOf(new Date(new Date(until).getTime() - 1));

/** A client can withdraw from a contract, or from what a change order adds; `total` is in cents, with what was taken. */
export const hasRightToWithdraw = ({ isChange }: { isChange: boolean }, total: bigint): boolean =>
  !isChange || total > 0n;

export interface OfferedQuote {
  isChange: boolean;
  sections: readonly { lines: readonly (PricedLine & { net: string })[] }[];
  site: { isMainResidence: boolean | null };
}

/** Returns true if an accepted version can come to something that is withdrawn from, whatever is taken of it. */
export const offersWithdrawal = ({ isChange, sections, site }: OfferedQuote): boolean => {
  const largestSums = quoteSumsOf(linesOfSections(sections), {
    isMainResidence: site.isMainResidence,
    isTaken: ({ net }) => !net.startsWith('-'),
  });
  return hasRightToWithdraw({ isChange }, largestSums.total);
};

/** Picks the sentence of the quote that says it. */
export const withdrawalTextKey = (quote: OfferedQuote) => {
  if (!quote.isChange) return 'withdrawalText';
  return offersWithdrawal(quote) ? 'changeWithdrawalText' : 'changeWithoutWithdrawal';
};
