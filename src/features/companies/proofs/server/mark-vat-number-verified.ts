import { and, eq, ne, sql } from 'drizzle-orm';
import { endSecondTrial } from '#features/billing/subscriptions/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

/** Locks a number until the transaction ends, because it can be verified for only one company. */
export const lockVatNumber = (transaction: Db, vatNumber: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('vat'), hashtext(${vatNumber}))`);

/** Finds another company for which the number is verified. */
export const findOtherVatHolder = async (transaction: Db, companyId: number, vatNumber: string) => {
  const [row] = await transaction
    .select({ id: c.id, name: c.name, userId: c.userId })
    .from(c)
    .where(and(eq(c.vatNumber, vatNumber), eq(c.isVatVerified, true), ne(c.id, companyId)));
  return row;
};

type Marking = Pick<Services, 'jobs' | 'clock'>;

/** Verifies a locked number for one company. The previous holder is notified and a moderator looks at its number. */
export const markVatNumberVerified = async (
  transaction: Db,
  services: Marking,
  { companyId, vatNumber }: { companyId: number; vatNumber: string },
) => {
  const previousHolder = await findOtherVatHolder(transaction, companyId, vatNumber);
  if (previousHolder) {
    const pending = { isVatVerified: false, vatCheckResult: 'doubtful' } as const;
    await transaction.update(c).set(pending).where(eq(c.id, previousHolder.id));
    const notification = { kind: 'vatNumberChecked', subject: { vatNumber, outcome: 'taken' } } as const;
    await notifyPerson(transaction, services, { ...notification, personId: previousHolder.userId });
  }
  await transaction.update(c).set({ isVatVerified: true }).where(eq(c.id, companyId));
  await endSecondTrial(transaction, services, {
    companyId,
    vatNumber,
    previousCompanyId: previousHolder?.id,
  });
};
