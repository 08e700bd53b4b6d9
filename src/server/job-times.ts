/** Whether a number is one of those that a field of a crontab names: all, each nth, a list. */
const isNamed = (field: string, value: number): boolean =>
  field.split(',').some((part) => {
    const [of = '', step] = part.split('/');
    if (of === '*') return step === undefined || value % Number(step) === 0;
    return Number(of) === value;
  });

/** Whether work comes round in the minute that begins then: a crontab's minute, hour, day, month and weekday, in UTC. */
export const isDueAt = (every: string, time: Date): boolean => {
  const fields = every.split(' ');
  const values = [
    time.getUTCMinutes(),
    time.getUTCHours(),
    time.getUTCDate(),
    time.getUTCMonth() + 1,
    time.getUTCDay(),
  ];
  return values.every((value, place) => isNamed(fields[place] ?? '', value));
};

const MINUTE_MS = 60_000;

/** The minute that a moment is in, counted from 1970. */
export const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

export const startOfMinute = (minute: number): Date => new Date(minute * MINUTE_MS);

/** Whether work comes round in one of the minutes after the first and up to the last. */
export const isDueWithin = (every: string, after: number, until: number): boolean => {
  for (let minute = after + 1; minute <= until; minute += 1) {
    if (isDueAt(every, startOfMinute(minute))) return true;
  }
  return false;
};
