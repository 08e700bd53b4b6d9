import { Badge } from '#design/badge.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Text } from '#design/text.tsx';
import { planFeaturesOf } from '#features/billing/checkout/web/plan-features.ts';
import {
  planPriceCents,
  yearlySavingPercent,
  monthlyCentsPaidYearly,
} from '#features/billing/subscriptions/rules/plan-prices.ts';
import { type Plan, planNames } from '#features/billing/subscriptions/rules/plans.ts';
import type { BillingPeriod } from '#features/billing/subscriptions/rules/subscription.ts';
import { PlanHouseDrawing } from '#features/billing/subscriptions/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './pricing.module.css';

interface PlanCardProps {
  plan: Plan;
  period: BillingPeriod;
  isOwn: boolean;
  /** True if this plan and period are paid already: there is nothing to buy. */
  isPaidFor: boolean;
  isRecommended: boolean;
  /** True if plans can be paid for here. */
  isForSale: boolean;
}

export const PlanCard = (props: PlanCardProps) => {
  const { plan, period, isOwn, isPaidFor, isRecommended, isForSale } = props;
  const strings = useStrings();
  const { subscriptions: words } = strings;
  const { pricing } = words;
  const name = words.planNames[plan.name];
  return (
    <li className={classNames(styles.plan, isRecommended && styles.recommended)}>
      <PlanHouseDrawing floors={planNames.indexOf(plan.name) + 1} />
      <h2 className={styles.name}>
        {name}
        {isOwn && <Badge tone="ok">{pricing.yours}</Badge>}
      </h2>
      <Text size="small" tone="muted">
        {words.planTexts[plan.name]}
      </Text>
      <Price plan={plan} period={period} />
      <ul className={styles.features}>
        {planFeaturesOf(strings, plan.name).map((feature) => (
          <li key={feature}>
            <Icon name="check" size="small" />
            {feature}
          </li>
        ))}
      </ul>
      {isPaidFor ? (
        <LinkButton wide variant="secondary" href={href('/company-dashboard', { tab: 'subscription' })}>
          {pricing.toOwn}
        </LinkButton>
      ) : (
        isForSale && (
          // The company's own plan needs no call to action.
          <LinkButton
            wide
            variant={isRecommended && !isOwn ? 'primary' : 'secondary'}
            href={href('/payment', { plan: plan.name, period })}
          >
            {pricing.choose(name)}
          </LinkButton>
        )
      )}
    </li>
  );
};

const Price = ({ plan, period }: Pick<PlanCardProps, 'plan' | 'period'>) => {
  const format = useFormat();
  const { subscriptions: words } = useStrings();
  const { pricing } = words;
  const isYearly = period === 'yearly';
  const saving = yearlySavingPercent(plan);
  return (
    <>
      <p className={styles.price}>
        <b>{format.money(planPriceCents({ plan: plan.name, period }))}</b>
        <span>{isYearly ? words.perYear : words.perMonth}</span>
      </p>
      <Text size="small" tone="faint">
        {isYearly
          ? pricing.insteadOf(format.money(monthlyCentsPaidYearly(plan)), saving)
          : pricing.orYearly(format.money(plan.yearlyCents), saving)}
      </Text>
    </>
  );
};
