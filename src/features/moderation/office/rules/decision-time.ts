const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** Nobody reckons with more hours than these. */
const IN_DAYS_FROM_HOURS = 2 * DAY_HOURS;

/** Says in which unit a time to decide is read, and how many of it. */
export const readableDecisionTime = (
  hours: number,
): { unit: 'minutes' | 'hours' | 'days'; count: number } => {
  if (hours < 1) return { unit: 'minutes', count: Math.max(1, Math.round(hours * HOUR_MINUTES)) };
  return hours < IN_DAYS_FROM_HOURS
    ? { unit: 'hours', count: Math.round(hours * 10) / 10 }
    : { unit: 'days', count: Math.round(hours / DAY_HOURS) };
};
