import { useQuery } from '@tanstack/react-query';
import { companyProfileQuery } from '#features/dashboards/company/web/queries.ts';
import { EmployerPlan, SubscriptionPanels } from '#features/billing/subscriptions/web/index.ts';

export const SubscriptionTab = () => {
  const { data: profile } = useQuery(companyProfileQuery);
  return profile?.abilities.mayPay === false ? <EmployerPlan /> : <SubscriptionPanels />;
};
