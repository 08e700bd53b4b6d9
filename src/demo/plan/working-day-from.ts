import { isUsualWorkingDay } from '#features/companies/core/rules/working-days.ts';
import { addDays, type IsoDay } from '#kernel/calendar.ts';

/** Returns the day, or the next one on which companies work. */
export const workingDayFrom = (day: IsoDay): IsoDay =>
  isUsualWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
