import { and, eq, inArray } from 'drizzle-orm';
import { openProofStates } from '#features/companies/core/rules/proofs.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { Services } from '#server/services/services.ts';
import type { ProofDecision } from './decide-proof.ts';
import { lockVatNumber } from './mark-vat-number-verified.ts';
import { findProof, lockCompanyOfProofs, proofFileNames } from './store.ts';
import { companyProofs as f } from './tables.ts';

/** A number that was confirmed by mistake counts as refused. */
export const reverseVatVerification = async (transaction: Db, companyId: number, now: Date) => {
  const [company] = await transaction
    .select({ userId: c.userId, vatNumber: c.vatNumber })
    .from(c)
    .where(eq(c.id, companyId));
  if (!company?.vatNumber) return { why: 'notFound' } as const;
  await lockVatNumber(transaction, company.vatNumber);
  const isIt = and(eq(c.id, companyId), eq(c.vatNumber, company.vatNumber), eq(c.isVatVerified, true));
  const changedRows = await transaction
    .update(c)
    .set({ isVatVerified: false, vatRefusedAt: now })
    .where(isIt)
    .returning({ id: c.id });
  if (changedRows.length === 0) return { why: 'alreadyDecided' } as const;
  return { why: null, userId: company.userId, vatNumber: company.vatNumber } as const;
};

/** A proof that was verified by mistake counts as refused; the company may send another. */
export const reverseProofVerification = async (
  transaction: Db,
  { jobs }: Pick<Services, 'jobs'>,
  id: number,
  { reason, statement }: Omit<Extract<ProofDecision, { isRight: false }>, 'isRight'>,
  now: Date,
) => {
  const match = await findProof(transaction, id);
  if (!match) return { why: 'notFound' } as const;
  const { companyId, kind } = match.fact;
  await lockCompanyOfProofs(transaction, companyId);
  const isBeside = and(eq(f.companyId, companyId), eq(f.kind, kind), inArray(f.state, [...openProofStates]));
  const [beside] = await transaction.select().from(f).where(isBeside);
  if (beside?.state === 'waiting') return { why: 'anotherWaits' } as const;
  if (beside) {
    await transaction.delete(f).where(eq(f.id, beside.id));
    await removeFilesAfterCommit(transaction, jobs, proofFileNames([beside]));
  }
  const changedRows = await transaction
    .update(f)
    .set({ state: 'refused', decidedAt: now, refusedFor: reason, refusedWhy: statement })
    .where(and(eq(f.id, id), eq(f.state, 'verified')))
    .returning({ id: f.id });
  return changedRows.length > 0 ? { why: null, userId: match.ownerId } : ({ why: 'alreadyDecided' } as const);
};
