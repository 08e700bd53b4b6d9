import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { sourceOf } from '#companies/rules/facts.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { companyFacts as f } from '#proofs/server/tables.ts';
import { factsOf, noWords } from './other-queues.ts';
import type { ReadQueue } from './queue.ts';

// It says what its partial index says (db/migrations/0017), word for word.
export const isFactWaiting = sql`${f.state} = 'waiting'`;

/** What companies prove with a document. */
export const readFacts: ReadQueue = async (db, { after, limit }) => {
  const rows = await db
    .select({
      fact: f,
      company: { id: companyProfiles.id, name: companyProfiles.name },
      person: { id: users.id, username: users.username },
    })
    .from(f)
    .innerJoin(companyProfiles, eq(companyProfiles.id, f.companyId))
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(and(isFactWaiting, gt(f.id, after)))
    .orderBy(asc(f.id))
    .limit(limit);
  return rows.map(({ fact, company, person }) => {
    const { id, kind, number, insurer, expiresOn, documentKind, documentName } = fact;
    const document =
      documentKind && documentName ? { factId: id, kind: documentKind, name: documentName } : null;
    return {
      id,
      since: fact.submittedAt.toISOString(),
      seen: String(fact.revision),
      company,
      person,
      ...noWords,
      document,
      complaint: null,
      facts: factsOf({
        fact: kind,
        number,
        insurer,
        lastDay: expiresOn,
        source: sourceOf[kind],
      }),
    };
  });
};
