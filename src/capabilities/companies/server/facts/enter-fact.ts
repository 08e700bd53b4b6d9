import { eq, sql } from 'drizzle-orm';
import { fileName } from '../../../../kernel/sent-file.ts';
import type { Db } from '../../../../server/database/db.ts';
import type { Made } from '../../../../server/files/guarded-files.ts';
import type { EnteredFact } from '../../contract/facts.ts';
import { type FactKind, stateOnceEntered } from '../../rules/facts.ts';
import { companyFacts as f } from '../tables.ts';
import { holdCompany, holdOpenFact, storedNames } from './store.ts';

// What was decided was about what stood there before.
const afresh = (now: Date) => ({
  revision: sql`${f.revision} + 1`,
  submittedAt: now,
  ...{ decidedAt: null, refusedFor: null, refusedWhy: null },
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
