import type { DayOfRow } from '#design/day-list.tsx';
import { type IsoDay, noonOf } from '#kernel/calendar.ts';
import { useFormat } from '#web/use-format.ts';

/** Splits a day for the head of a row: its weekday, number and month. */
export const useDayOfRow = () => {
  const format = useFormat();
  return (day: IsoDay): DayOfRow => ({
    above: format.weekday(day).split(' ')[0],
    number: noonOf(day).getUTCDate(),
    below: format.shortMonth(day.slice(0, 7)),
  });
};
