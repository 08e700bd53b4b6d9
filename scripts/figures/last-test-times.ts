import { readFileSync } from 'node:fs';

interface Times {
  at: string;
  seconds: number;
  steps: Readonly<Record<string, number>>;
}

/** Reads the times that scripts/check-and-test-steps.mjs saved of the last whole npm test; null where there was none. */
export const lastTimes = (): Times | null => {
  try {
    return JSON.parse(readFileSync('.cache/step-times.json', 'utf8')) as Times;
  } catch {
    return null;
  }
};
