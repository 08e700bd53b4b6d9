import type { DescriptionItemData } from '#design/icon-and-description-lists.tsx';
import type { PlanChangePreview } from '#features/billing/subscriptions/contract/subscriptions.ts';
import type {
  BillLine,
  PlanChangeOrder,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import {
  planPriceCents,
  computeIncludedVatCents,
  yearlySavingPercent,
  monthlyCentsPaidYearly,
} from '#features/billing/subscriptions/rules/plan-prices.ts';
import { plans } from '#features/billing/subscriptions/rules/plans.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

interface Bill {
  order: PlanChangeOrder;
  change: PlanChangePreview;
}

/** Returns the first day of the chosen plan, or null if it begins today. */
export const useFirstDayOfPlan = () => {
  const format = useFormat();
  return ({ beginsOn }: PlanChangePreview) =>
    beginsOn === null ? null : format.longDate(new Date(beginsOn));
};

const useLineRow = () => {
  const format = useFormat();
  const {
    checkout,
    subscriptions: { item, planNames },
  } = useStrings();
  const day = (value: string) => format.shortDate(new Date(value));
  return (line: BillLine): DescriptionItemData => {
    const value = format.moneyWithCents(line.cents);
    if (!('plan' in line)) return { term: checkout[line.kind], value };
    const plan = planNames[line.plan];
    if (line.kind === 'plan') return { term: item[line.period](plan), value };
    return { term: checkout.unused(plan, day(line.from), day(line.until)), value };
  };
};

/** Lists the purchase, the deductions and the sum due. */
export const useBillRows = ({ order, change }: Bill): DescriptionItemData[] => {
  const format = useFormat();
  const lineTerm = useLineRow();
  const firstDay = useFirstDayOfPlan()(change);
  const { checkout, subscriptions: words } = useStrings();
  const cents = (amount: number) => format.moneyWithCents(amount);
  const price = planPriceCents(order);
  const { effect, dueCents, lines } = change;
  if (effect === 'later')
    return [
      { term: checkout.dueNow, value: cents(0), current: true },
      {
        term: checkout.afterwards(firstDay ?? ''),
        value: words.perPeriod[order.period](format.money(price)),
      },
    ];
  const plan = plans[order.plan];
  const amountCents = effect === 'nothing' ? price : dueCents;
  const vat = computeIncludedVatCents(amountCents);
  const items =
    lines.length === 0
      ? [{ term: words.item[order.period](words.planNames[order.plan]), value: cents(amountCents) }]
      : lines.map(lineTerm);
  const begins = firstDay === null ? checkout.today : checkout.afterTrial(firstDay);
  const saving = checkout.savingValue(
    format.money(monthlyCentsPaidYearly(plan) - price),
    yearlySavingPercent(plan),
  );
  const total = { term: checkout.total, value: cents(amountCents), current: true };
  const ofVat = { term: checkout.vat(FULL_VAT_RATE), value: cents(vat) };
  // Prices include VAT, so the lines sum up to the total; what it contains comes after it, whatever is bought.
  return [
    ...items,
    total,
    ofVat,
    ...(order.period === 'yearly' ? [{ term: checkout.saving, value: saving }] : []),
    { term: checkout.begins, value: begins },
  ];
};
