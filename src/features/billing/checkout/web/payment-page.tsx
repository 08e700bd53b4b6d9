import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#design/icon.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import type { PlanChangeOrder } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { largestYearlySavingPercent } from '#features/billing/subscriptions/rules/plan-prices.ts';
import { type PlanName, planNames, TRIAL_DAYS } from '#features/billing/subscriptions/rules/plans.ts';
import type { BillingPeriod } from '#features/billing/subscriptions/rules/subscription.ts';
import {
  EmployerPlanNotice,
  planChangeQuery,
  subscriptionQuery,
} from '#features/billing/subscriptions/web/index.ts';
import { href } from '#kernel/href.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { BillingPeriodSwitch } from './billing-period-switch.tsx';
import styles from './checkout.module.css';
import { OrderPanel } from './order-panel.tsx';
import type { paymentRoute } from './page-routes.ts';
import { PaymentDone } from './payment-done.tsx';
import { planFeaturesOf } from './plan-features.ts';
import { useFirstDayOfPlan } from './use-bill-rows.ts';
import { useCheckout } from './use-checkout.ts';

type PaymentMatch = RouteMatchOf<typeof paymentRoute>;

/** Nobody enters without a plan (src/web/navigation/page-access.ts). */
const planOf = ({ search }: PaymentMatch): PlanName => search.plan ?? 'basic';

const PaymentScreen = (match: PaymentMatch) => {
  const { error } = useQuery(subscriptionQuery);
  return isRefusedWithCode(error, 'ownersOnly') ? (
    <EmployerPlanNotice level={1} />
  ) : (
    <Checkout match={match} />
  );
};

const Checkout = ({ match }: { match: PaymentMatch }) => {
  const plan = planOf(match);
  const { checkout, subscriptions: words } = useStrings();
  const format = useFormat();
  const subscription = useSuspenseQuery(subscriptionQuery).data;
  const [period, setPeriod] = useState<BillingPeriod>(match.search.period ?? 'yearly');
  const [isAtOnce, setIsAtOnce] = useState(false);
  const order: PlanChangeOrder = isAtOnce ? { plan, period, begins: 'now' } : { plan, period };
  const { data: change, error } = useQuery(planChangeQuery(order));
  const firstDay = useFirstDayOfPlan();
  const isLater = change?.effect === 'later';
  const { state, pay } = useCheckout(order, change);
  // Stored at payment: fetched afterwards, the change is already the present plan.
  const [follows, setFollows] = useState<string | null>(null);
  if (state === 'success')
    return <PaymentDone plan={plan} floors={planNames.indexOf(plan) + 1} follows={follows} />;
  const trialUntil =
    subscription.status === 'trial' && subscription.until && format.longDate(new Date(subscription.until));
  const payNow = () => {
    setFollows(isLater ? firstDay(change) : null);
    pay();
  };
  return (
    <PageWrap className={styles.page}>
      <PageHead title={checkout.title(words.planNames[plan])} below={checkout.lead} />
      <div className={styles.columns}>
        <div>
          {subscription.payment !== 'unavailable' && (
            <div className={styles.billing}>
              <BillingPeriodSwitch value={period} onChange={state === 'idle' ? setPeriod : () => undefined} />
              <Text tone="muted">{checkout.savings(largestYearlySavingPercent)}</Text>
            </div>
          )}
          <Included plan={plan} />
        </div>
        {subscription.payment === 'unavailable' ? (
          <Notice
            title={trialUntil ? checkout.trialBegun(TRIAL_DAYS) : words.unavailable}
            text={trialUntil ? checkout.trialBegunText(trialUntil) : words.unavailableText}
            action={
              <LinkButton variant="primary" href={href('/company-dashboard')}>
                {checkout.toDashboard}
              </LinkButton>
            }
          />
        ) : (
          <OrderPanel
            order={order}
            own={subscription}
            change={change}
            isLost={Boolean(error)}
            isProcessing={state === 'processing'}
            onPay={payNow}
            onAtOnce={setIsAtOnce}
          />
        )}
      </div>
    </PageWrap>
  );
};

const Included = ({ plan }: { plan: PlanName }) => {
  const strings = useStrings();
  return (
    <section className={styles.included}>
      <h2>{strings.checkout.included}</h2>
      <ul>
        {planFeaturesOf(strings, plan).map((feature) => (
          <li key={feature}>
            <Icon name="check" size="small" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
};

export const pageDefinition = definePage<typeof paymentRoute>({
  tables: ['checkout', 'subscriptions'],
  queries: (match) => [
    subscriptionQuery,
    planChangeQuery({ plan: planOf(match), period: match.search.period ?? 'yearly' }),
  ],
  head: ({ strings: { checkout } }) => ({
    title: checkout.pageTitle,
    isHiddenFromSearch: true,
  }),
  Screen: PaymentScreen,
});
