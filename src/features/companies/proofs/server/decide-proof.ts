import { and, eq, inArray } from 'drizzle-orm';
import {
  type ProofRefusalReason,
  settledProofStates,
  whyNotJudgeProof,
} from '#features/companies/core/rules/proofs.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { Services } from '#server/services/services.ts';
import { findProof, lockCompanyOfProofs, type StoredProof, proofFileNames } from './store.ts';
import { companyProofs as f } from './tables.ts';

export type ProofDecision =
  | { isRight: true }
  | { isRight: false; reason: ProofRefusalReason; statement: string };

/** Deletes the proof that was verified before, with its document. */
const removeSettled = async (
  transaction: Db,
  { companyId, kind }: StoredProof,
  { jobs }: Pick<Services, 'jobs'>,
) => {
  const replacedProofs = await transaction
    .delete(f)
    .where(and(eq(f.companyId, companyId), eq(f.kind, kind), inArray(f.state, [...settledProofStates])))
    .returning();
  await removeFilesAfterCommit(transaction, jobs, proofFileNames(replacedProofs));
};

/** Verifies or refuses a proof, if it is still the revision that the moderator looked at. */
export const decideProof = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  { id, revision }: { id: number; revision: string },
  ruling: ProofDecision,
  now: Date,
) => {
  const match = await findProof(transaction, id);
  if (!match) return { why: 'notFound' } as const;
  await lockCompanyOfProofs(transaction, match.fact.companyId);
  const proof = (await findProof(transaction, id))?.fact;
  if (!proof) return { why: 'notFound' } as const;
  const reason = whyNotJudgeProof(proof, ruling.isRight, dayOf(now));
  if (reason === 'alreadyDecided') return { why: reason } as const;
  if (String(proof.revision) !== revision) return { why: 'changedMeanwhile' } as const;
  if (reason) return { why: reason } as const;
  if (ruling.isRight) await removeSettled(transaction, proof, services);
  await transaction
    .update(f)
    .set(
      ruling.isRight
        ? { state: 'verified', decidedAt: now }
        : { state: 'refused', decidedAt: now, refusedFor: ruling.reason, refusedWhy: ruling.statement },
    )
    .where(eq(f.id, id));
  // The profile takes over the verified number.
  if (ruling.isRight && proof.kind === 'registration')
    await transaction
      .update(companyProfiles)
      .set({ registrationNumber: proof.number })
      .where(eq(companyProfiles.id, proof.companyId));
  return { why: null, userId: match.ownerId } as const;
};
