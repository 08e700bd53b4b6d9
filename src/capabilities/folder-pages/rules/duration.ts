const HOUR = 60;
const DAY = 24 * HOUR;

export interface Duration {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** So many minutes as a person would say them: in the largest unit that still says something. */
export const inWords = (minutes: number): Duration => {
  if (minutes < HOUR) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / HOUR);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(minutes / DAY) };
};
