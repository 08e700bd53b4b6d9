import { localTime } from '../../../kernel/dates.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day as it is stored, 2026-07-31, of a moment's date in UTC. */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Today on a calendar in Luxembourg. */
export const todayIn = (at: Date): string => {
  const { year, month, day } = localTime(at);
  return isoDay(Date.UTC(year, month - 1, day));
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether there is such a day: 2026-02-30 is none. */
export const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at) && isoDay(at) === text;
};

/** In the middle of a day, so that it is the same day in any zone near ours. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
