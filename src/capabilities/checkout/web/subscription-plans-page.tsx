import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Wrap } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { Text } from '#design/text.tsx';
import { planNames, plans } from '#subscriptions/rules/plans.ts';
import { VAT_PERCENT } from '#subscriptions/rules/prices.ts';
import { type BillingPeriod, hasPaidFor, isInForce } from '#subscriptions/rules/subscription.ts';
import { EmployerPlan, PlanColumns, subscriptionQuestion } from '#subscriptions/web/index.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { BillingSwitch } from './billing-switch.tsx';
import type { subscriptionPlansAddress } from './page-addresses.ts';
import { PlanCard } from './pricing/plan-card.tsx';
import styles from './pricing/pricing.module.css';

/** Most companies are of its size, so it is the one the eye is led to. */
const RECOMMENDED = 'professional';

const PricingScreen = () => {
  const { subscriptions: words } = useStrings();
  const { pricing } = words;
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { answer: own, error } = useOutcome(subscriptionQuestion);
  if (isRefusedBecause(error, 'ownersOnly')) return <EmployerPlan level={1} />;
  const isForSale = own?.payment !== 'unavailable';
  return (
    <Wrap id="pricing" className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{pricing.title}</h1>
        <Text size="lead" className={styles.lead}>
          {pricing.lead}
        </Text>
        <BillingSwitch
          value={period}
          onChange={setPeriod}
          badge={<Badge tone="ok">{pricing.discount}</Badge>}
        />
        <Text size="small" tone="muted" className={styles.vat}>
          {pricing.vat(VAT_PERCENT)}
        </Text>
      </div>
      {!isForSale && <Notice title={words.unavailable} text={words.unavailableText} />}
      <PlanColumns words={pricing}>
        {planNames.map((name) => (
          <PlanCard
            key={name}
            plan={plans[name]}
            period={period}
            isOwn={own !== undefined && isInForce(own) && own.plan === name}
            isPaidFor={own !== undefined && hasPaidFor(own, { plan: name, period })}
            isRecommended={name === RECOMMENDED}
            isForSale={isForSale}
          />
        ))}
      </PlanColumns>
      <p className={styles.without}>
        <b>{pricing.without}</b> {pricing.withoutText}
      </p>
    </Wrap>
  );
};

export const page = definePage<typeof subscriptionPlansAddress>({
  tables: ['subscriptions'],
  questions: () => [subscriptionQuestion],
  head: ({ strings: { subscriptions } }) => ({
    title: subscriptions.pricing.pageTitle,
    isHiddenFromSearch: true,
  }),
  Screen: PricingScreen,
});
