import { useQuery } from '@tanstack/react-query';
import { EmployerPlanNotice, SubscriptionPanels } from '#features/billing/subscriptions/web/index.ts';
import { companyProfileQuery } from '#features/dashboards/company/web/queries.ts';

export const SubscriptionTab = () => {
  const { data: profile } = useQuery(companyProfileQuery);
  return profile?.abilities.mayPay === false ? <EmployerPlanNotice /> : <SubscriptionPanels />;
};
