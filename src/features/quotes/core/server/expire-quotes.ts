import { and, inArray, lt, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { enqueuePdfJob } from './begin-sending-quote.ts';
import { lockQuote } from './lock-quote.ts';
import { sendLiveOfQuote } from './notify-of-quote.ts';
import { findQuote, newestVersionSql } from './store.ts';
import { quotes } from './tables.ts';

const AT_A_TIME = 500;

/** Expires each quote in a transaction of its own: one that fails is found again. */
export const expireQuotes = async (
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>,
): Promise<void> => {
  const dueQuotes = await services.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        inArray(quotes.state, ['sent', 'change-asked']),
        lt(quotes.validUntil, dayOf(services.clock.now())),
      ),
    )
    .orderBy(quotes.id)
    .limit(AT_A_TIME);
  await sendAgain(services);
  for (const { id } of dueQuotes)
    await services.db.transaction(async (transaction) => {
      const row = await findQuote(transaction, id);
      const lockedQuote = row && (await lockQuote(transaction, services, row));
      if (lockedQuote) await sendLiveOfQuote(transaction, lockedQuote.quote);
    });
};

/** A job that was lost, as with a restored backup, is added again. */
const sendAgain = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>) =>
  db.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ quoteId: quotes.id, version: newestVersionSql })
      .from(quotes)
      .where(sql`${quotes.sendingAt} < now() - interval '15 minutes'`)
      .orderBy(quotes.id)
      .limit(AT_A_TIME);
    for (const { quoteId, version } of waiting) await enqueuePdfJob(transaction, jobs, { quoteId, version });
  });

export const expireQuotesJob: JobDefinition = {
  name: 'keep-quotes',
  every: '3 * * * *',
  run: (_, services) => expireQuotes(services),
};
