import { eq, sql } from 'drizzle-orm';
import { type FactKind, mayWithdraw, stateOnceEntered } from '#companies/rules/facts.ts';
import { fileName } from '#kernel/sent-file.ts';
import type { EnteredFact } from '#proofs/contract/proofs.ts';
import type { Db } from '#server/database/db.ts';
import type { Made } from '#server/files/guarded-files.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import type { Tools } from '#server/tools.ts';
import { findFact, holdCompany, holdOpenFact, storedNames } from './store.ts';
import { companyFacts as f } from './tables.ts';

// What was decided was about what stood there before.
const afresh = (now: Date) => ({
  revision: sql`${f.revision} + 1`,
  submittedAt: now,
  decidedAt: null,
  refusedFor: null,
  refusedWhy: null,
});

/** Stores what is to be verified. What was verified stays beside it until that is decided. */
export const enter = async (transaction: Db, companyId: number, entered: EnteredFact, now: Date) => {
  const { kind, number } = entered;
  const values = {
    number,
    insurer: 'insurer' in entered ? entered.insurer : null,
    expiresOn: ('expiresOn' in entered && entered.expiresOn) || null,
  };
  await holdCompany(transaction, companyId);
  const open = await holdOpenFact(transaction, companyId, kind);
  if (!open) {
    await transaction.insert(f).values({ ...values, companyId, kind, submittedAt: now });
    return;
  }
  const state = stateOnceEntered(open.documentToken !== null);
  await transaction
    .update(f)
    .set({ ...values, state, ...afresh(now) })
    .where(eq(f.id, open.id));
};

interface NewDocument {
  made: Made;
  name: string;
  now: Date;
}

/** Puts a document to what was entered, and answers what is stored of the one before; null without an entry. */
export const addDocument = async (
  transaction: Db,
  companyId: number,
  kind: FactKind,
  { made, name, now }: NewDocument,
): Promise<string[] | null> => {
  await holdCompany(transaction, companyId);
  const open = await holdOpenFact(transaction, companyId, kind);
  if (!open) return null;
  const document = {
    documentKind: made.kind,
    documentName: fileName(name),
    documentSize: made.size,
    documentToken: made.token,
  };
  await transaction
    .update(f)
    .set({ ...document, state: stateOnceEntered(true), ...afresh(now) })
    .where(eq(f.id, open.id));
  return storedNames([open]);
};

/** Takes back what is not verified yet, and what is stored of it; or answers why not. */
export const withdraw = async (
  transaction: Db,
  { jobs }: Pick<Tools, 'jobs'>,
  ownerId: number,
  factId: number,
): Promise<'factNotFound' | 'alreadyVerified' | null> => {
  const found = await findFact(transaction, factId);
  if (found?.ownerId !== ownerId) return 'factNotFound';
  await holdCompany(transaction, found.fact.companyId);
  // Asked again: a moderator may have decided meanwhile.
  const fact = (await findFact(transaction, factId))?.fact;
  if (!fact) return 'factNotFound';
  if (!mayWithdraw(fact.state)) return 'alreadyVerified';
  await transaction.delete(f).where(eq(f.id, factId));
  await removeAfterwards(transaction, jobs, storedNames([fact]));
  return null;
};
