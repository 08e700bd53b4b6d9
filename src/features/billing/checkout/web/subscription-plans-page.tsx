import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { Text } from '#design/text.tsx';
import { planNames, plans } from '#features/billing/subscriptions/rules/plans.ts';
import {
  type BillingPeriod,
  hasPaidFor,
  isPlanInForce,
} from '#features/billing/subscriptions/rules/subscription.ts';
import {
  EmployerPlanNotice,
  PlanColumns,
  subscriptionQuery,
} from '#features/billing/subscriptions/web/index.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { BillingPeriodSwitch } from './billing-period-switch.tsx';
import type { subscriptionPlansRoute } from './page-routes.ts';
import { PlanCard } from './pricing/plan-card.tsx';
import styles from './pricing/pricing.module.css';

/** Most companies are of its size, so it stands out. */
const RECOMMENDED = 'professional';

const PricingScreen = () => {
  const { subscriptions: words } = useStrings();
  const { pricing } = words;
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { data: subscription, error } = useQuery(subscriptionQuery);
  if (isRefusedWithCode(error, 'ownersOnly')) return <EmployerPlanNotice level={1} />;
  const isForSale = subscription?.payment !== 'unavailable';
  return (
    <PageWrap id="pricing" className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{pricing.title}</h1>
        <Text size="lead" className={styles.lead}>
          {pricing.lead}
        </Text>
        <BillingPeriodSwitch
          value={period}
          onChange={setPeriod}
          badge={<Badge tone="ok">{pricing.discount}</Badge>}
        />
        <Text size="small" tone="muted" className={styles.vat}>
          {pricing.vat(FULL_VAT_RATE)}
        </Text>
      </div>
      {!isForSale && <Notice title={words.unavailable} text={words.unavailableText} />}
      <PlanColumns words={pricing}>
        {planNames.map((name) => (
          <PlanCard
            key={name}
            plan={plans[name]}
            period={period}
            isOwn={subscription !== undefined && isPlanInForce(subscription) && subscription.plan === name}
            isPaidFor={subscription !== undefined && hasPaidFor(subscription, { plan: name, period })}
            isRecommended={name === RECOMMENDED}
            isForSale={isForSale}
          />
        ))}
      </PlanColumns>
      <p className={styles.without}>
        <b>{pricing.without}</b> {pricing.withoutText}
      </p>
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof subscriptionPlansRoute>({
  tables: ['subscriptions'],
  queries: () => [subscriptionQuery],
  head: ({ strings: { subscriptions } }) => ({
    title: subscriptions.pricing.pageTitle,
    isHiddenFromSearch: true,
  }),
  Screen: PricingScreen,
});
