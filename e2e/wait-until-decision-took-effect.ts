import type { Page } from '@playwright/test';
import type { Pool } from 'pg';

/** Ten seconds in which it can be undone, and a job that comes round every two. */
const LONGEST_MS = 30_000;

/** Waits until the moderator’s last decision has taken effect. With a pool its time is brought forward in the database. */
export const waitUntilDecisionTookEffect = async (page: Page, pool?: Pool) => {
  const bar = page.getByText(/Takes effect/).first();
  await bar.waitFor();
  await pool?.query(
    `update pgboss.job set start_after = now() where data ->> 'kind' = 'make-decision-effective' and state = 'created'`,
  );
  await bar.waitFor({ state: 'detached', timeout: LONGEST_MS });
};
