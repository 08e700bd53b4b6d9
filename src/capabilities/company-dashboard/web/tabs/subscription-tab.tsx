import { useQuery } from '@tanstack/react-query';
import { companyProfileQuery } from '#company-dashboard/web/queries.ts';
import { EmployerPlan, SubscriptionPanels } from '#subscriptions/web/index.ts';

export const SubscriptionTab = () => {
  const { data: profile } = useQuery(companyProfileQuery);
  return profile?.abilities.mayPay === false ? <EmployerPlan /> : <SubscriptionPanels />;
};
