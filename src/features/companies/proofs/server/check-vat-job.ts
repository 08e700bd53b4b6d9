import { and, eq, isNull } from 'drizzle-orm';
import { isSameFirm } from '#features/companies/core/rules/is-same-firm.ts';
import { hasValidVatChecksum } from '#features/companies/core/rules/vat-number.ts';
import type { VatCheckPayload } from '#features/companies/core/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { notifyPerson, notifyStaff } from '#features/notifications/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { checkWithVies, type ViesResult } from './check-with-vies.ts';
import { lockVatNumber, markVatNumberVerified, findOtherVatHolder } from './mark-vat-number-verified.ts';

const isUndecided = and(eq(c.isVatVerified, false), isNull(c.vatRefusedAt));

interface Claim {
  companyId: number;
  vatNumber: string;
  /** The name is read after VIES has responded. */
  name: string;
}

/** The name at VIES decides for which company a number is verified; a moderator looks at doubtful cases with both names. */
const judge = async (
  transaction: Db,
  { companyId, vatNumber, name }: Claim,
  viesResult: ViesResult,
): Promise<ViesResult['result'] | 'doubtful'> => {
  if (viesResult.result !== 'valid') return viesResult.result;
  if (viesResult.name === null || !isSameFirm(viesResult.name, name)) return 'doubtful';
  const holder = await findOtherVatHolder(transaction, companyId, vatNumber);
  return holder && isSameFirm(viesResult.name, holder.name) ? 'doubtful' : 'valid';
};

/** Without a response the number stays pending and the job tries again later. */
const checkVat = async (payload: unknown, { config, clock, db, jobs }: Services) => {
  const { companyId } = payload as VatCheckPayload;
  const [company] = await db
    .select({ vatNumber: c.vatNumber })
    .from(c)
    .where(and(eq(c.id, companyId), isUndecided));
  if (!company?.vatNumber) return;
  const { vatNumber } = company;

  const viesResult: ViesResult = hasValidVatChecksum(vatNumber)
    ? await checkWithVies(config.viesUrl, vatNumber)
    : { result: 'invalid', name: null };
  await db.transaction(async (transaction) => {
    await lockVatNumber(transaction, vatNumber);
    const [claim] = await transaction
      .select({ companyId: c.id, name: c.name, ownerId: c.userId, before: c.vatCheckResult })
      .from(c)
      // The response is about the queried number, and must not undo what an admin decided meanwhile.
      .where(and(eq(c.id, companyId), eq(c.vatNumber, vatNumber), isUndecided))
      .for('no key update');
    if (!claim) return;
    const result = await judge(transaction, { ...claim, vatNumber }, viesResult);
    const checked = { vatCheckResult: result, vatName: viesResult.name, vatCheckedAt: clock.now() };
    await transaction.update(c).set(checked).where(eq(c.id, companyId));
    if (result === 'valid')
      await markVatNumberVerified(transaction, { jobs, clock }, { companyId, vatNumber });
    if (result === 'doubtful' && claim.before !== 'doubtful') await notifyStaff(transaction, { jobs }, 'vat');
    if (result !== 'valid' && result !== 'invalid') return;
    const outcome = result === 'valid' ? 'confirmed' : 'refused';
    const notification = { kind: 'vatNumberChecked', subject: { vatNumber, outcome } } as const;
    await notifyPerson(transaction, { jobs }, { ...notification, personId: claim.ownerId });
  });
  if (viesResult.result === 'unavailable') throw new Error('VIES has no answer at the moment');
};

export const checkVatJob: JobDefinition = { name: 'check-vat', run: checkVat };
