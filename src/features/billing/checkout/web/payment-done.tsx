import { useEffect, useRef } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Text } from '#design/text.tsx';
import type { PlanName } from '#features/billing/subscriptions/rules/plans.ts';
import { PlanHouseDrawing } from '#features/billing/subscriptions/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './checkout.module.css';
import { COMPANY_DASHBOARD_PATH } from './use-checkout.ts';

interface PaymentDoneProps {
  plan: PlanName;
  floors: number;
  /** A smaller plan follows the paid time on this day. */
  follows: string | null;
}

/** Replaces the order, whose focus would be lost. */
export const PaymentDone = ({ plan, floors, follows }: PaymentDoneProps) => {
  const {
    checkout,
    subscriptions: { planNames },
  } = useStrings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PageWrap className={styles.success}>
      <PlanHouseDrawing floors={floors} />
      <h1 ref={heading} tabIndex={-1}>
        {follows === null ? checkout.successTitle : checkout.laterTitle}
      </h1>
      <Text size="lead">
        {follows === null
          ? checkout.successText(planNames[plan])
          : checkout.laterDone(planNames[plan], follows)}
      </Text>
      <LinkButton variant="primary" href={COMPANY_DASHBOARD_PATH}>
        {checkout.toDashboard}
      </LinkButton>
    </PageWrap>
  );
};
