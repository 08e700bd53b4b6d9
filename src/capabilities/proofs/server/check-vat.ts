import { and, eq, isNull } from 'drizzle-orm';
import { isPossibleVatNumber } from '#companies/rules/vat-number.ts';
import type { VatCheck } from '#companies/server/index.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { notify } from '#notifications/server/index.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { askVies } from './vies.ts';

const isUndecided = and(eq(c.isVatVerified, false), isNull(c.vatRefusedAt));

/** Without an answer the number stays as it is, pending, and is asked for again later. */
const checkVat = async (payload: unknown, { config, clock, db, jobs }: Tools) => {
  const { companyId } = payload as VatCheck;
  const [company] = await db
    .select({ vatNumber: c.vatNumber })
    .from(c)
    .where(and(eq(c.id, companyId), isUndecided));
  if (!company?.vatNumber) return;
  const { vatNumber } = company;

  const result = isPossibleVatNumber(vatNumber) ? await askVies(config.viesUrl, vatNumber) : 'invalid';
  await db.transaction(async (transaction) => {
    const [checked] = await transaction
      .update(c)
      .set({ isVatVerified: result === 'valid', vatCheckResult: result, vatCheckedAt: clock.now() })
      // The answer is about the number that was asked for, and does not undo what an admin decided meanwhile.
      .where(and(eq(c.id, companyId), eq(c.vatNumber, vatNumber), isUndecided))
      .returning({ ownerId: c.userId });
    if (!checked || result === 'unavailable') return;
    const outcome = result === 'valid' ? 'confirmed' : 'refused';
    const news = { kind: 'vatNumberChecked', subject: { vatNumber, outcome } } as const;
    await notify(transaction, { jobs }, { ...news, personId: checked.ownerId });
  });
  if (result === 'unavailable') throw new Error('VIES has no answer at the moment');
};

export const checkVatJob: Job = { name: 'check-vat', run: checkVat };
