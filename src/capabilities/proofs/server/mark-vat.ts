import { and, eq, ne, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { endSecondTrial } from '#subscriptions/server/index.ts';

/** Nobody else decides about a number until the transaction ends: it is verified for one company. */
export const holdVatNumber = (transaction: Db, vatNumber: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('vat'), hashtext(${vatNumber}))`);

/** For whom else a number is verified. */
export const otherHolder = async (transaction: Db, companyId: number, vatNumber: string) => {
  const [row] = await transaction
    .select({ id: c.id, name: c.name, userId: c.userId })
    .from(c)
    .where(and(eq(c.vatNumber, vatNumber), eq(c.isVatVerified, true), ne(c.id, companyId)));
  return row;
};

type Marking = Pick<Tools, 'jobs' | 'clock'>;

/** Verifies a held number for one company. The company that had it before gets news, and moderators look at it. */
export const markVat = async (
  transaction: Db,
  tools: Marking,
  { companyId, vatNumber }: { companyId: number; vatNumber: string },
) => {
  const before = await otherHolder(transaction, companyId, vatNumber);
  if (before) {
    const pending = { isVatVerified: false, vatCheckResult: 'doubtful' } as const;
    await transaction.update(c).set(pending).where(eq(c.id, before.id));
    const news = { kind: 'vatNumberChecked', subject: { vatNumber, outcome: 'taken' } } as const;
    await notify(transaction, tools, { ...news, personId: before.userId });
  }
  await transaction.update(c).set({ isVatVerified: true }).where(eq(c.id, companyId));
  await endSecondTrial(transaction, tools, { companyId, vatNumber, takenFrom: before?.id });
};
