import type { ReactNode } from 'react';
import { Segmented } from '#design/segmented.tsx';
import type { Period } from '#subscriptions/rules/subscription.ts';
import { useStrings } from '#web/strings.tsx';

interface BillingSwitchProps {
  value: Period;
  onChange: (period: Period) => void;
  /** Beside the word for the year. */
  badge?: ReactNode;
}

export const BillingSwitch = ({ value, onChange, badge }: BillingSwitchProps) => {
  const { subscriptions: words } = useStrings();
  return (
    <Segmented<Period>
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
