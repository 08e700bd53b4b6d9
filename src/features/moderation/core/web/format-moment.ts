import { formatTime } from '#kernel/dates.ts';
import type { LocaleFormat } from '#web/use-format.ts';

export const formatMoment = (moment: string, format: LocaleFormat) =>
  `${format.shortDate(new Date(moment))}, ${formatTime(new Date(moment))}`;
