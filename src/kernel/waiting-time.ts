export interface WaitDuration {
  days: number;
  hours: number;
  minutes: number;
}

const MINUTE_MS = 60_000;

/** Returns how long somebody has waited by the clock; never less than a minute. */
export const waitingTimeSince = (since: Date, now: Date): WaitDuration => {
  const all = Math.max(1, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  return { days: Math.floor(all / 1_440), hours: Math.floor((all % 1_440) / 60), minutes: all % 60 };
};
