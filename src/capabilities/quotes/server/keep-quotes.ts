import { and, inArray, lt } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { holdQuote } from './hold-quote.ts';
import { sendLiveOfQuote } from './news.ts';
import { findQuote } from './store.ts';
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
  for (const { id } of due)
    await tools.db.transaction(async (transaction) => {
      const seen = await findQuote(transaction, id);
      const held = seen && (await holdQuote(transaction, tools, seen));
      if (held) await sendLiveOfQuote(transaction, held.quote);
    });
};

export const keepQuotesEveryHour: Job = {
  name: 'keep-quotes',
  every: '3 * * * *',
  run: (_, tools) => keepQuotes(tools),
};
