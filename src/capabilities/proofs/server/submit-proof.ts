import { eq, sql } from 'drizzle-orm';
import { mayWithdraw, type ProofKind, stateOnceSubmitted } from '#companies/rules/proofs.ts';
import { fileName } from '#kernel/sent-file.ts';
import type { SubmittedProof } from '#proofs/contract/proofs.ts';
import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/guarded-files.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import type { Tools } from '#server/tools.ts';
import { findProof, holdCompany, holdOpenProof, storedNames } from './store.ts';
import { companyProofs as f } from './tables.ts';

// What was decided was about what stood there before.
const resubmitted = (now: Date) => ({
  revision: sql`${f.revision} + 1`,
  submittedAt: now,
  decidedAt: null,
  refusedFor: null,
  refusedWhy: null,
});

/** Stores what is to be verified. What was verified stays beside it until that is decided. */
export const storeProof = async (transaction: Db, companyId: number, entered: SubmittedProof, now: Date) => {
  const { kind, number } = entered;
  const values = {
    number,
    insurer: 'insurer' in entered ? entered.insurer : null,
    expiresOn: ('expiresOn' in entered && entered.expiresOn) || null,
  };
  await holdCompany(transaction, companyId);
  const open = await holdOpenProof(transaction, companyId, kind);
  if (!open) {
    await transaction.insert(f).values({ ...values, companyId, kind, submittedAt: now });
    return;
  }
  const state = stateOnceSubmitted(open.documentToken !== null);
  await transaction
    .update(f)
    .set({ ...values, state, ...resubmitted(now) })
    .where(eq(f.id, open.id));
};

interface NewDocument {
  made: StoredFileNames;
  name: string;
  now: Date;
}

/** Puts a document to what was entered, and answers what is stored of the one before; null without an entry. */
export const addProofDocument = async (
  transaction: Db,
  companyId: number,
  kind: ProofKind,
  { made, name, now }: NewDocument,
): Promise<string[] | null> => {
  await holdCompany(transaction, companyId);
  const open = await holdOpenProof(transaction, companyId, kind);
  if (!open) return null;
  const document = {
    documentKind: made.kind,
    documentName: fileName(name),
    documentSize: made.size,
    documentToken: made.token,
  };
  await transaction
    .update(f)
    .set({ ...document, state: stateOnceSubmitted(true), ...resubmitted(now) })
    .where(eq(f.id, open.id));
  return storedNames([open]);
};

/** Takes back what is not verified yet, and what is stored of it; or answers why not. */
export const takeBackProof = async (
  transaction: Db,
  { jobs }: Pick<Tools, 'jobs'>,
  ownerId: number,
  proofId: number,
): Promise<'factNotFound' | 'alreadyVerified' | null> => {
  const found = await findProof(transaction, proofId);
  if (found?.ownerId !== ownerId) return 'factNotFound';
  await holdCompany(transaction, found.fact.companyId);
  // Asked again: a moderator may have decided meanwhile.
  const proof = (await findProof(transaction, proofId))?.fact;
  if (!proof) return 'factNotFound';
  if (!mayWithdraw(proof.state)) return 'alreadyVerified';
  await transaction.delete(f).where(eq(f.id, proofId));
  await removeAfterwards(transaction, jobs, storedNames([proof]));
  return null;
};
