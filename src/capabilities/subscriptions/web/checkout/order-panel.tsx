import { Button } from '#design/button.tsx';
import { TermList } from '#design/detail-list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { formatLongDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { OwnSubscription } from '#subscriptions/contract/subscriptions.ts';
import { plans } from '#subscriptions/rules/plans.ts';
import {
  priceOf,
  savingPercent,
  VAT_PERCENT,
  vatWithin,
  yearByTheMonth,
} from '#subscriptions/rules/prices.ts';
import { hasPaidFor, isInForce, type PlanOrder } from '#subscriptions/rules/subscription.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './checkout.module.css';

interface OrderPanelProps {
  order: PlanOrder;
  own: OwnSubscription;
  isProcessing: boolean;
  onPay: () => void;
}

/** The price with what is in it, and the button that pays it. */
export const OrderPanel = (props: OrderPanelProps) => {
  const { order, own } = props;
  const {
    subscriptions: { checkout },
  } = useStrings();
  return (
    <Panel title={checkout.order}>
      <PanelBody>
        <TermList terms={useTerms(order, own)} />
        {hasPaidFor(own, order) ? <Had own={own} /> : <Pay {...props} />}
      </PanelBody>
    </Panel>
  );
};

const useTerms = (order: PlanOrder, own: OwnSubscription) => {
  const { subscriptions: words } = useStrings();
  const { checkout } = words;
  const cents = (amount: number) => formatMoney(amount, { withCents: true });
  const plan = plans[order.plan];
  const price = priceOf(order);
  const vat = vatWithin(price);
  const isTrial = own.status === 'trial' && own.until !== null;
  const begins = isTrial ? checkout.afterTrial(formatLongDate(new Date(own.until ?? ''))) : checkout.today;
  const saving = checkout.savingValue(formatMoney(yearByTheMonth(plan) - price), savingPercent(plan));
  return [
    { term: checkout.item[order.period](words.planNames[order.plan]), value: cents(price - vat) },
    { term: checkout.vat(VAT_PERCENT), value: cents(vat) },
    { term: checkout.total, value: cents(price), current: true },
    ...(order.period === 'yearly' ? [{ term: checkout.saving, value: saving }] : []),
    { term: checkout.begins, value: begins },
  ];
};

const Had = ({ own: { until } }: Pick<OrderPanelProps, 'own'>) => {
  const {
    subscriptions: { checkout },
  } = useStrings();
  return (
    <div className={styles.had}>
      <b>{checkout.had}</b>
      {until && <Text tone="muted">{checkout.hadText(formatLongDate(new Date(until)))}</Text>}
    </div>
  );
};

const Pay = ({ order, own, isProcessing, onPay }: OrderPanelProps) => {
  const {
    subscriptions: { checkout },
  } = useStrings();
  const isAtStripe = own.payment === 'stripe';
  return (
    <>
      <Button
        wide
        look="primary"
        className={styles.pay}
        busy={isProcessing}
        busyText={checkout.processing}
        onClick={onPay}
      >
        {isAtStripe ? checkout.goOn : checkout.pay(formatMoney(priceOf(order)))}
      </Button>
      <Text size="small" tone="muted" className={styles.note}>
        {isAtStripe ? checkout.atStripe : checkout.simulated}
        {isAtStripe && isInForce(own) && ` ${checkout.changed}`}
      </Text>
    </>
  );
};
