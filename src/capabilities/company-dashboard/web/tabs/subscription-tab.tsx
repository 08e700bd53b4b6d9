import { profileQuestion } from '#company-dashboard/web/questions.ts';
import { OthersPlan, SubscriptionPanels } from '#subscriptions/web/index.ts';
import { useOutcome } from '#web/query.ts';

export const SubscriptionTab = () => {
  const { answer: profile } = useOutcome(profileQuestion);
  return profile?.abilities.mayPay === false ? <OthersPlan /> : <SubscriptionPanels />;
};
