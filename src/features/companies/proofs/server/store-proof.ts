import { eq, sql } from 'drizzle-orm';
import {
  mayWithdrawProof,
  type ProofKind,
  proofStateOnceSubmitted,
} from '#features/companies/core/rules/proofs.ts';
import type { SubmittedProof } from '#features/companies/proofs/contract/proofs.ts';
import { cleanFileName } from '#kernel/uploaded-file.ts';
import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/private-files.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { Services } from '#server/services/services.ts';
import { findProof, lockOpenProof, lockCompanyOfProofs, proofFileNames } from './store.ts';
import { companyProofs as f } from './tables.ts';

// Changed data voids the earlier decision.
const resubmitted = (now: Date) => ({
  revision: sql`${f.revision} + 1`,
  submittedAt: now,
  decidedAt: null,
  refusedFor: null,
  refusedWhy: null,
});

/** Stores a claim to be verified. The verified one stays beside it until the new one is decided. */
export const storeProof = async (transaction: Db, companyId: number, entered: SubmittedProof, now: Date) => {
  const { kind, number } = entered;
  const values = {
    number,
    insurer: 'insurer' in entered ? entered.insurer : null,
    expiresOn: ('expiresOn' in entered && entered.expiresOn) || null,
  };
  await lockCompanyOfProofs(transaction, companyId);
  const open = await lockOpenProof(transaction, companyId, kind);
  if (!open) {
    await transaction.insert(f).values({ ...values, companyId, kind, submittedAt: now });
    return;
  }
  const state = proofStateOnceSubmitted(open.documentToken !== null);
  await transaction
    .update(f)
    .set({ ...values, state, ...resubmitted(now) })
    .where(eq(f.id, open.id));
};

interface NewDocument {
  fileNames: StoredFileNames;
  name: string;
  now: Date;
}

/** Adds a document to the claim and returns the stored files of the previous one; null without a claim. */
export const storeProofDocument = async (
  transaction: Db,
  companyId: number,
  kind: ProofKind,
  { fileNames, name, now }: NewDocument,
): Promise<string[] | null> => {
  await lockCompanyOfProofs(transaction, companyId);
  const open = await lockOpenProof(transaction, companyId, kind);
  if (!open) return null;
  const document = {
    documentKind: fileNames.kind,
    documentName: cleanFileName(name),
    documentSize: fileNames.size,
    documentToken: fileNames.token,
  };
  await transaction
    .update(f)
    .set({ ...document, state: proofStateOnceSubmitted(true), ...resubmitted(now) })
    .where(eq(f.id, open.id));
  return proofFileNames([open]);
};

/** Withdraws an unverified claim and removes its files, or returns why not. */
export const withdrawOpenProof = async (
  transaction: Db,
  { jobs }: Pick<Services, 'jobs'>,
  ownerId: number,
  proofId: number,
): Promise<'factNotFound' | 'alreadyVerified' | null> => {
  const match = await findProof(transaction, proofId);
  if (match?.ownerId !== ownerId) return 'factNotFound';
  await lockCompanyOfProofs(transaction, match.fact.companyId);
  // Read again under the lock: a moderator may have decided meanwhile.
  const proof = (await findProof(transaction, proofId))?.fact;
  if (!proof) return 'factNotFound';
  if (!mayWithdrawProof(proof.state)) return 'alreadyVerified';
  await transaction.delete(f).where(eq(f.id, proofId));
  await removeFilesAfterCommit(transaction, jobs, proofFileNames([proof]));
  return null;
};
