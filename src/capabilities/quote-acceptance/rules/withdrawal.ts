import { isPublicHoliday } from '#companies/rules/public-holidays.ts';
import { type Day, dayOf, daysLater, noonOf, weekdayOf } from '#kernel/calendar.ts';
import { midnightOf } from '#kernel/midnight.ts';

const WITHDRAWAL_DAYS = 14;
const SUNDAY = 6;

const isFree = (day: Day): boolean => {
  const noon = noonOf(day);
  const date = { year: noon.getUTCFullYear(), month: noon.getUTCMonth() + 1, day: noon.getUTCDate() };
  return weekdayOf(day) === SUNDAY || isPublicHoliday(date);
};

/** The last day on which somebody who accepted at this time can withdraw: never a Sunday or a holiday. */
export const lastDayToWithdraw = (acceptedAt: Date): Day => {
  let day = daysLater(dayOf(acceptedAt), WITHDRAWAL_DAYS);
  while (isFree(day)) day = daysLater(day, 1);
  return day;
};

/** The moment at which the right to withdraw ends: the midnight after its last day. */
export const withdrawableUntil = (acceptedAt: Date): Date =>
  midnightOf(daysLater(lastDayToWithdraw(acceptedAt), 1));
