import type Stripe from 'stripe';
import type { BillLine } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { billingPeriods, type PlanOrder } from '#features/billing/subscriptions/rules/subscription.ts';
import { addDays, dayOf, isIsoDay } from '#kernel/calendar.ts';

type InvoiceLine = Stripe.Invoice['lines']['data'][number];

const day = (seconds: number) => dayOf(new Date(seconds * 1000));

/** Reads our deduction from the metadata we wrote on the item. */
const unusedLine = ({ metadata, amount }: InvoiceLine): BillLine | null => {
  const plan = planNames.find((name) => name === metadata['plan']);
  const period = billingPeriods.find((name) => name === metadata['period']);
  const { from = '', until = '' } = metadata;
  if (!metadata['unused'] || !plan || !period || !isIsoDay(from) || !isIsoDay(until)) return null;
  return { kind: 'unused', plan, period, from, until, cents: amount };
};

/** Returns the part that leaves the balance, or is added to it. */
const balanceLine = ({ starting_balance, ending_balance }: Stripe.Invoice): BillLine[] => {
  const credit = (ending_balance ?? starting_balance) - starting_balance;
  if (credit === 0) return [];
  return [{ kind: credit > 0 ? 'balance' : 'kept', cents: -credit }];
};

/** Returns the lines as shown before the payment; none if they do not sum up to the paid amount. */
export const billLinesOfInvoice = (invoice: Stripe.Invoice, order: PlanOrder): BillLine[] => {
  const items = invoice.lines.data
    .filter(({ amount }) => amount !== 0)
    .map((line): BillLine => {
      const { start, end } = line.period;
      const span = { from: day(start), until: addDays(day(end), -1) };
      return unusedLine(line) ?? { kind: 'plan', ...order, ...span, cents: line.amount };
    });
  const lines = [...items, ...balanceLine(invoice)];
  return lines.reduce((sum, { cents }) => sum + cents, 0) === invoice.amount_paid ? lines : [];
};
