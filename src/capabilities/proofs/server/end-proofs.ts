import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import { lastDaySoon } from '#companies/rules/proofs.ts';
import { dayOf } from '#kernel/calendar.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { findProof, type StoredProof } from './store.ts';
import { companyProofs as f } from './tables.ts';

type JobTools = Pick<Tools, 'db' | 'clock' | 'jobs'>;

const notifyOwner = async (
  transaction: Db,
  tools: JobTools,
  { id, kind, expiresOn }: StoredProof,
  outcome: 'ending' | 'ended',
) => {
  const found = await findProof(transaction, id);
  if (!found || !expiresOn) return;
  const subject = { fact: kind, outcome, lastDay: expiresOn };
  await notify(transaction, tools, { personId: found.ownerId, kind: 'proofDecided', subject });
};

/** Each in a transaction of its own, so that one that fails keeps no other from its end. */
const forEach = async (
  { db }: JobTools,
  ids: readonly { id: number }[],
  step: (transaction: Db, id: number) => Promise<void>,
) => {
  for (const { id } of ids) await db.transaction((transaction) => step(transaction, id));
};

/** What is over leaves the badge, and with it every page that was kept. */
const endWhatIsOver = async (tools: JobTools) => {
  const { db, clock } = tools;
  const isEnding = and(eq(f.state, 'verified'), lt(f.expiresOn, dayOf(clock.now())));
  await forEach(tools, await db.select({ id: f.id }).from(f).where(isEnding), async (transaction, id) => {
    const [ended] = await transaction
      .update(f)
      .set({ state: 'ended' })
      .where(and(eq(f.id, id), isEnding))
      .returning();
    if (ended) await notifyOwner(transaction, tools, ended, 'ended');
  });
};

const remindOfEnds = async (tools: JobTools) => {
  const { db, clock } = tools;
  const now = clock.now();
  const isSoon = and(
    eq(f.state, 'verified'),
    lte(f.expiresOn, lastDaySoon(dayOf(now))),
    isNull(f.remindedAt),
  );
  await forEach(tools, await db.select({ id: f.id }).from(f).where(isSoon), async (transaction, id) => {
    const [reminded] = await transaction
      .update(f)
      .set({ remindedAt: now })
      .where(and(eq(f.id, id), isSoon))
      .returning();
    if (reminded) await notifyOwner(transaction, tools, reminded, 'ending');
  });
};

/** Often, because midnight in Luxembourg is no fixed hour of UTC and a server may stand still then. */
export const endProofs: Job = {
  name: 'end-facts',
  every: '*/5 * * * *',
  run: async (_, tools) => {
    await endWhatIsOver(tools);
    await remindOfEnds(tools);
  },
};
