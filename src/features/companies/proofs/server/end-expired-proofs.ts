import { and, eq, isNull, lt, lte } from 'drizzle-orm';
import { lastDayOfExpiryNotice } from '#features/companies/core/rules/proofs.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { findProof, type StoredProof } from './store.ts';
import { companyProofs as f } from './tables.ts';

type JobServices = Pick<Services, 'db' | 'clock' | 'jobs'>;

const notifyOwner = async (
  transaction: Db,
  services: JobServices,
  { id, kind, expiresOn }: StoredProof,
  outcome: 'ending' | 'ended',
) => {
  const match = await findProof(transaction, id);
  if (!match || !expiresOn) return;
  const subject = { fact: kind, outcome, lastDay: expiresOn };
  await notifyPerson(transaction, services, { personId: match.ownerId, kind: 'proofDecided', subject });
};

/** Each runs in a transaction of its own, so that a failure does not block the others. */
const forEach = async (
  { db }: JobServices,
  ids: readonly { id: number }[],
  step: (transaction: Db, id: number) => Promise<void>,
) => {
  for (const { id } of ids) await db.transaction((transaction) => step(transaction, id));
};

/** Expired proofs leave the badge and all cached pages. */
const endWhatIsOver = async (services: JobServices) => {
  const { db, clock } = services;
  const isEnding = and(eq(f.state, 'verified'), lt(f.expiresOn, dayOf(clock.now())));
  await forEach(services, await db.select({ id: f.id }).from(f).where(isEnding), async (transaction, id) => {
    const [endedProof] = await transaction
      .update(f)
      .set({ state: 'ended' })
      .where(and(eq(f.id, id), isEnding))
      .returning();
    if (endedProof) await notifyOwner(transaction, services, endedProof, 'ended');
  });
};

const remindOfEnds = async (services: JobServices) => {
  const { db, clock } = services;
  const now = clock.now();
  const isSoon = and(
    eq(f.state, 'verified'),
    lte(f.expiresOn, lastDayOfExpiryNotice(dayOf(now))),
    isNull(f.remindedAt),
  );
  await forEach(services, await db.select({ id: f.id }).from(f).where(isSoon), async (transaction, id) => {
    const [reminded] = await transaction
      .update(f)
      .set({ remindedAt: now })
      .where(and(eq(f.id, id), isSoon))
      .returning();
    if (reminded) await notifyOwner(transaction, services, reminded, 'ending');
  });
};

/** Runs often, because midnight in Luxembourg is no fixed hour of UTC and a server may stand still then. */
export const endExpiredProofsJob: JobDefinition = {
  name: 'end-facts',
  every: '*/5 * * * *',
  run: async (_, services) => {
    await endWhatIsOver(services);
    await remindOfEnds(services);
  },
};
