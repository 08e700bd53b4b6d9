import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import type {
  OwnSubscription,
  PlanChangePreview,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import type { PlanChangeOrder } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { planNameText } from '#features/billing/subscriptions/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { BillingAddressSection } from './billing-address-section.tsx';
import styles from './checkout.module.css';
import { useBillRows, useFirstDayOfPlan } from './use-bill-rows.ts';

interface OrderPanelProps {
  order: PlanChangeOrder;
  own: OwnSubscription;
  /** Undefined while it is loading. */
  change: PlanChangePreview | undefined;
  /** True if it could not be loaded. */
  isLost: boolean;
  isProcessing: boolean;
  onPay: () => void;
  onAtOnce: (isAtOnce: boolean) => void;
}

/** Shows the price with its parts and deductions, and the button that pays it. */
export const OrderPanel = (props: OrderPanelProps) => {
  const { checkout } = useStrings();
  const { change, isLost } = props;
  return (
    <Panel title={checkout.order}>
      <PanelBody>
        {change && <Bill {...props} change={change} />}
        {!change && (isLost ? <Text>{checkout.notCounted}</Text> : <SkeletonRows rows={4} />)}
      </PanelBody>
    </Panel>
  );
};

interface BillProps extends OrderPanelProps {
  change: PlanChangePreview;
}

const Bill = (props: BillProps) => (
  <>
    <DescriptionList items={useBillRows(props)} />
    {props.change.effect === 'nothing' ? <Had own={props.own} /> : <Pay {...props} />}
  </>
);

const Had = ({ own: { until } }: Pick<BillProps, 'own'>) => {
  const format = useFormat();
  const { checkout } = useStrings();
  return (
    <div className={styles.had}>
      <b>{checkout.had}</b>
      {until && <Text tone="muted">{checkout.hadText(format.longDate(new Date(until)))}</Text>}
    </div>
  );
};

const useButtonText = ({ order, own, change }: BillProps) => {
  const format = useFormat();
  const firstDay = useFirstDayOfPlan()(change);
  const {
    checkout,
    subscriptions: { planNames },
  } = useStrings();
  const { effect, dueCents } = change;
  const plan = planNames[order.plan];
  if (effect === 'later') return checkout.follows(plan, firstDay ?? '');
  if (dueCents === 0) return checkout.changeNow(plan);
  if (own.payment === 'stripe') return checkout.goOn;
  return checkout.pay(dueCents % 100 === 0 ? format.money(dueCents) : format.moneyWithCents(dueCents));
};

const Pay = (props: BillProps) => {
  const format = useFormat();
  const { order, own, change, isProcessing, onPay, onAtOnce } = props;
  const { checkout, subscriptions: words } = useStrings();
  const buttonText = useButtonText(props);
  const firstDay = useFirstDayOfPlan()(change);
  const isLater = change.effect === 'later';
  return (
    <>
      {isLater && (
        <Text className={styles.note}>{checkout.laterText(planNameText(words, own), firstDay ?? '')}</Text>
      )}
      {change.isDownwards && (
        <Checkbox
          className={styles.note}
          label={checkout.atOnce}
          note={checkout.atOnceText}
          checked={order.begins === 'now'}
          disabled={isProcessing}
          onChange={({ target }) => onAtOnce(target.checked)}
        />
      )}
      {!isLater && <BillingAddressSection subscription={own} />}
      {(own.isBillable || isLater) && (
        <Button
          wide
          variant="primary"
          className={styles.pay}
          busy={isProcessing}
          busyText={checkout.processing}
          onClick={onPay}
        >
          {buttonText}
        </Button>
      )}
      {!isLater && (
        <Text size="small" tone="muted" className={styles.note}>
          {own.payment === 'stripe' ? checkout.atStripe : checkout.simulated}
        </Text>
      )}
      {own.status === 'trial' && own.until && (
        <div className={styles.note}>
          <LinkButton wide href={href('/company-dashboard')}>
            {checkout.startTrial}
          </LinkButton>
          <Text size="small" tone="muted">
            {checkout.startTrialText(format.longDate(new Date(own.until)))}
          </Text>
        </div>
      )}
    </>
  );
};
