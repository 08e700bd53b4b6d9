import type { Page } from '@playwright/test';

// Ten seconds in which it can be undone, and a job that comes round every two.
const LONGEST_MS = 30_000;

/** Waits until the moderator’s last decision has taken effect. */
export const waitUntilDecisionTookEffect = async (page: Page) => {
  const bar = page.getByText(/Takes effect/).first();
  await bar.waitFor();
  await bar.waitFor({ state: 'detached', timeout: LONGEST_MS });
};
