import { storePlannedMilestones } from '#features/projects/room/server/index.ts';
import type { PaymentPlanPart } from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, instalmentsOf } from '#features/quotes/core/rules/quote-sums.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import { stringsOf } from '#strings/strings.ts';

interface Agreed {
  projectId: number;
  quoteId: number;
  /** The owner of the company is the author of the milestones. */
  ownerId: number;
  plan: readonly PaymentPlanPart[];
  startsOn: string | null;
  /** It is in cents, with the optional lines that were taken. */
  total: bigint;
  language: Language;
  now: Date;
}

/** Each part of the payment plan becomes a milestone. It has a day only if one was agreed. */
export const createMilestonesFromPaymentPlan = (
  transaction: Db,
  { projectId, quoteId, ownerId, plan, startsOn, total, language, now }: Agreed,
): Promise<void> => {
  const { moments } = stringsOf(language).quoting;
  const amounts = instalmentsOf(
    total,
    plan.map(({ percent }) => percent),
  );
  const dayOfPart = { acceptance: dayOf(now), start: startsOn, milestone: null, completion: null };
  return storePlannedMilestones(
    transaction,
    { projectId, authorId: ownerId, quoteId, createdAt: now },
    plan.map(({ on, label, percent }, index) => ({
      name: label === '' ? moments[on] : `${moments[on]}: ${label}`,
      dueOn: dayOfPart[on],
      percent,
      amount: centsAsDecimal(amounts[index] ?? 0n),
      reachedAt: on === 'acceptance' ? now : null,
    })),
  );
};
