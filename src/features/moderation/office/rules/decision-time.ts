const DAY_HOURS = 24;
/** Nobody reckons with more hours than these. */
const IN_DAYS_FROM_HOURS = 2 * DAY_HOURS;

/** Says in which unit a time to decide is read, and how many of it. */
export const readableDecisionTime = (hours: number): { unit: 'hours' | 'days'; count: number } =>
  hours < IN_DAYS_FROM_HOURS
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.round(hours / DAY_HOURS) };
