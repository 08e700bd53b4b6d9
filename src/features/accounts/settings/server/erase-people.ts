import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { recordSecurityEvent } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import type { Services } from '#server/services/services.ts';
import { findOpenContracts } from './find-open-contracts.ts';

const isDue = and(isNull(users.erasedAt), sql`${users.eraseAt} <= app_now()`);

/** Erases everywhere or nowhere: one transaction, from the top module down to the account. */
const erasePerson = ({ db, jobs }: Services, parts: readonly PersonalData[], userId: number) =>
  db.transaction(async (transaction) => {
    // The row is checked again under the lock: the person may have cancelled, or another instance was first.
    const [duePerson] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isDue))
      .for('update');
    if (!duePerson) return;
    // Money owed must be paid back first, even if no job did it on the last day: the next round erases them.
    for (const part of parts) if (((await part.owed?.(transaction, userId)) ?? 0) > 0) return;
    // A contract's data stays until it ends, for both sides: its folder, documents and their names. The rest goes now
    // (reading 86).
    const contracts = await findOpenContracts(transaction, parts, userId);
    const files: string[] = [];
    for (const part of parts) files.push(...((await part.files?.(transaction, userId, contracts)) ?? []));
    for (const part of parts.toReversed()) await part.erase(transaction, userId, contracts);
    if (contracts.length === 0)
      await recordSecurityEvent(transaction, { kind: 'erased', personId: userId, actorId: null, from: null });
    await removeFilesAfterCommit(transaction, jobs, files);
  });

/** An erasure that fails delays nobody else's, and is tried again. */
export const createErasePeopleJob = (parts: readonly PersonalData[]): JobDefinition => ({
  name: 'erase-people',
  every: '7 * * * *',
  run: async (_, services) => {
    const duePeople = await services.db
      .select({ id: users.id })
      .from(users)
      .where(isDue)
      .orderBy(asc(users.eraseAt));
    const failures: unknown[] = [];
    for (const { id } of duePeople) {
      await erasePerson(services, parts, id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people are not erased`);
  },
});
