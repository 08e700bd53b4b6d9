import { useQuery } from '@tanstack/react-query';
import { CompanyLogo } from '#design/company-logo.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { getOwnCompanyLogo } from '#kernel/get-own-company-logo.ts';
import { queryFor } from '#web/query.ts';

/** A change of the company's cards or the desk fetches this again with them. */
export const ownLogoQuery = queryFor(getOwnCompanyLogo, {});

/** Only the company's owner manages its profile and plan; false for everybody until it is known. */
export const useIsCompanyOwner = ({ userType }: Pick<CurrentUser, 'userType'>): boolean => {
  const { data: company } = useQuery({ ...ownLogoQuery, enabled: userType === 'company' });
  return company?.isOwner ?? false;
};

/** Shows the logo of the company somebody works for; empty until it is known. */
export const OwnCompanyLogo = () => {
  const { data: answer } = useQuery(ownLogoQuery);
  return <CompanyLogo size="small" name={answer?.name ?? ''} logo={answer?.logoUrl} />;
};
