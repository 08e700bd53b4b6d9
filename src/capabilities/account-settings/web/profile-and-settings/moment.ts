import { formatTime } from '#kernel/dates.ts';
import type { Format } from '#web/use-format.ts';

/** "21 Nov 2026, 10:42" */
export const momentInWords = (written: string, format: Format): string => {
  const at = new Date(written);
  return `${format.shortDate(at)}, ${formatTime(at)}`;
};
