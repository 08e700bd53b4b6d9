import { companyProfileQuestion } from '#company-dashboard/web/questions.ts';
import { EmployerPlan, SubscriptionPanels } from '#subscriptions/web/index.ts';
import { useOutcome } from '#web/query.ts';

export const SubscriptionTab = () => {
  const { answer: profile } = useOutcome(companyProfileQuestion);
  return profile?.abilities.mayPay === false ? <EmployerPlan /> : <SubscriptionPanels />;
};
