import type { PaymentPlanPart } from '#features/quotes/core/rules/quote-content.ts';
import { sumOfPercents } from '#features/quotes/core/rules/quote-sums.ts';
import { QUOTE_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import { addDays, type IsoDay } from '#kernel/calendar.ts';
import {
  type CellParsingRules,
  parseCount,
  parseDay,
  parsePlanPart,
  type QuoteDraft,
} from './quote-draft.ts';

export type DefaultField = 'validUntil' | 'warrantyMonths' | 'intro' | 'conditions' | 'plan';

export interface Defaults {
  intro: string;
  conditions: string;
  validDays: number;
  warrantyMonths: number | null;
  plan: readonly PaymentPlanPart[];
}

const planText = (plan: readonly { on: string; label: string; percent: string }[]) =>
  JSON.stringify(plan.map(({ on, label, percent }) => [on, label, String(sumOfPercents([percent]))]));

/**
 * Finds the fields that still say what the company has set for its new quotes. A company that has set nothing has no
 * such fields, although its quotes too are valid for some days.
 */
export const findFieldsFromDefaults = (
  draft: QuoteDraft,
  defaults: Defaults,
  { begunOn, rules }: { begunOn: IsoDay; rules: CellParsingRules },
): ReadonlySet<DefaultField> => {
  const { intro, conditions, validDays, warrantyMonths, plan } = defaults;
  const isSet = {
    intro: intro !== '',
    conditions: conditions !== '',
    warrantyMonths: warrantyMonths !== null,
    plan: plan.length > 0,
  };
  const isAnythingSet = validDays !== QUOTE_VALID_DAYS || Object.values(isSet).includes(true);
  const parts = draft.plan.map((part) => parsePlanPart(part, rules));
  const isPlanRead = parts.every(({ unreadable }) => unreadable === undefined);
  const isKept: Record<DefaultField, boolean> = {
    validUntil: isAnythingSet && parseDay(draft.validUntil) === addDays(begunOn, validDays),
    warrantyMonths:
      isSet.warrantyMonths && parseCount('warrantyMonths', draft.warrantyMonths) === warrantyMonths,
    intro: isSet.intro && draft.intro.trim() === intro,
    conditions: isSet.conditions && draft.conditions.trim() === conditions,
    plan: isSet.plan && isPlanRead && planText(parts) === planText(plan),
  };
  return new Set((Object.keys(isKept) as DefaultField[]).filter((field) => isKept[field]));
};
