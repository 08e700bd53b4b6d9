import { readFileSync } from 'node:fs';

interface Times {
  at: string;
  seconds: number;
  steps: Readonly<Record<string, number>>;
}

/** What scripts/steps.mjs kept of the last whole npm test, or null where there was none. */
export const lastTimes = (): Times | null => {
  try {
    return JSON.parse(readFileSync('.cache/step-times.json', 'utf8')) as Times;
  } catch {
    return null;
  }
};
