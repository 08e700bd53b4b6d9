import { and, inArray, lt, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { holdQuote } from './hold-quote.ts';
import { sendLiveOfQuote } from './news.ts';
import { addPaperJob } from './sending.ts';
import { findQuote, newestVersion } from './store.ts';
import { quotes } from './tables.ts';

const AT_A_TIME = 500;

/** Ends what can no longer be accepted, each in a transaction of its own: what fails is found again. */
export const keepQuotes = async (tools: Pick<Tools, 'db' | 'jobs' | 'clock' | 'log'>): Promise<void> => {
  const due = await tools.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(inArray(quotes.state, ['sent', 'change-asked']), lt(quotes.validUntil, dayOf(tools.clock.now()))),
    )
    .orderBy(quotes.id)
    .limit(AT_A_TIME);
  await sendAgain(tools);
  for (const { id } of due)
    await tools.db.transaction(async (transaction) => {
      const seen = await findQuote(transaction, id);
      const held = seen && (await holdQuote(transaction, tools, seen));
      if (held) await sendLiveOfQuote(transaction, held.quote);
    });
};

/** A job that was lost, as with a restored backup, is begun anew. */
const sendAgain = ({ db, jobs }: Pick<Tools, 'db' | 'jobs'>) =>
  db.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ quoteId: quotes.id, version: newestVersion })
      .from(quotes)
      .where(sql`${quotes.sendingAt} < now() - interval '15 minutes'`)
      .orderBy(quotes.id)
      .limit(AT_A_TIME);
    for (const { quoteId, version } of waiting) await addPaperJob(transaction, jobs, { quoteId, version });
  });

export const keepQuotesEveryHour: Job = {
  name: 'keep-quotes',
  every: '3 * * * *',
  run: (_, tools) => keepQuotes(tools),
};
