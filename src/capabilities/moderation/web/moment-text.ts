import { formatTime } from '#kernel/dates.ts';
import type { Format } from '#web/use-format.ts';

export const momentText = (at: string, format: Format) =>
  `${format.shortDate(new Date(at))}, ${formatTime(new Date(at))}`;
