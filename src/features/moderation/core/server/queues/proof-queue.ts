import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { proofSourceByKind } from '#features/companies/core/rules/proofs.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs as f } from '#features/companies/proofs/server/tables.ts';
import { emptyEntryContent, entryDetailsOf } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0017) word for word.
export const isProofWaitingSql = sql`${f.state} = 'waiting'`;

export const proofTurn: QueueOrder = { queue: 'facts', since: f.submittedAt, id: f.id };

/** Reads the documents with which companies prove facts. */
export const readProofs: QueueReader = async (db, slice) => {
  const rows = await db
    .select({
      proof: f,
      company: { id: companyProfiles.id, name: companyProfiles.name },
      person: { id: users.id, username: users.username },
    })
    .from(f)
    .innerJoin(companyProfiles, eq(companyProfiles.id, f.companyId))
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(and(isProofWaitingSql, isInSliceSql(proofTurn, slice)))
    .orderBy(queueOrderSql(proofTurn))
    .limit(slice.limit);
  return rows.map(({ proof, company, person }) => {
    const { id, kind, number, insurer, expiresOn, documentKind, documentName } = proof;
    const document =
      documentKind && documentName ? { factId: id, kind: documentKind, name: documentName } : null;
    return {
      id,
      since: proof.submittedAt.toISOString(),
      seen: String(proof.revision),
      company,
      person,
      ...emptyEntryContent,
      document,
      complaint: null,
      facts: entryDetailsOf({
        fact: kind,
        number,
        insurer,
        lastDay: expiresOn,
        source: proofSourceByKind[kind],
      }),
    };
  });
};
