import {
  type HoursRow,
  parseOpeningSpans,
  PUBLIC_HOLIDAYS_KEY,
} from '#features/companies/core/rules/opening-hours.ts';
import { noonOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** Says hours in the reader's language: they are stored under English names and in the company's words. */
export const useOpeningHoursText = () => {
  const format = useFormat();
  const { profile } = useStrings();
  return {
    nameOf: ({ weekday, day, period }: HoursRow) => {
      if (weekday !== null) return profile.weekdays[weekday];
      if (period)
        return profile.fromTo(format.shortDate(noonOf(period.from)), format.shortDate(noonOf(period.to)));
      return day === PUBLIC_HOLIDAYS_KEY ? profile.publicHolidays : day;
    },
    hoursOf: ({ hours }: HoursRow) => (parseOpeningSpans(hours)?.length === 0 ? profile.closed : hours),
  };
};
