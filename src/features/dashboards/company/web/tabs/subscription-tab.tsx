import { useQuery } from '@tanstack/react-query';
import { EmployerPlanNotice, SubscriptionPanels } from '#features/billing/subscriptions/web/index.ts';
import { ownCompanyProfileQuery } from '#features/dashboards/company/web/queries.ts';

export const SubscriptionTab = () => {
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  return profile?.abilities.mayPay === false ? <EmployerPlanNotice /> : <SubscriptionPanels />;
};
