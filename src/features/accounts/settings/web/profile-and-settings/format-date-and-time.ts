import { formatTime } from '#kernel/dates.ts';
import type { LocaleFormat } from '#web/use-format.ts';

/** Returns for example "21 Nov 2026, 10:42". */
export const formatDateAndTime = (isoMoment: string, format: LocaleFormat): string => {
  const moment = new Date(isoMoment);
  return `${format.shortDate(moment)}, ${formatTime(moment)}`;
};
