import { formatShortDate, formatTime } from '#kernel/dates.ts';

/** "21 Nov 2026, 10:42" */
export const momentText = (written: string): string => {
  const at = new Date(written);
  return `${formatShortDate(at)}, ${formatTime(at)}`;
};
