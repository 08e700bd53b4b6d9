import type { ReactNode } from 'react';
import { SegmentedControl } from '#design/segmented-control.tsx';
import type { BillingPeriod } from '#features/billing/subscriptions/rules/subscription.ts';
import { useStrings } from '#web/strings.tsx';

interface BillingSwitchProps {
  value: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
  /** Stands beside the word for the year. */
  badge?: ReactNode;
}

export const BillingPeriodSwitch = ({ value, onChange, badge }: BillingSwitchProps) => {
  const { subscriptions: words } = useStrings();
  return (
    <SegmentedControl<BillingPeriod>
      label={words.billing}
      value={value}
      onChange={onChange}
      options={[
        { value: 'monthly', label: words.monthly },
        { value: 'yearly', label: words.yearly, end: badge },
      ]}
    />
  );
};
