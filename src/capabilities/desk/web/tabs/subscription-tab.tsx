import { useOutcome } from '../../../../web/query.ts';
import { OthersPlan, SubscriptionPanels } from '../../../subscriptions/web/index.ts';
import { profileQuestion } from '../questions.ts';

export const SubscriptionTab = () => {
  const { answer: profile } = useOutcome(profileQuestion);
  return profile?.abilities.mayPay === false ? <OthersPlan /> : <SubscriptionPanels />;
};
