import { useQuery } from '@tanstack/react-query';
import { CompanyLogo } from '#design/company-logo.tsx';
import { getOwnCompanyLogo } from '#kernel/get-own-company-logo.ts';
import { queryFor } from '#web/query.ts';

/** A change of the company's cards or the desk fetches this again with them. */
export const ownLogoQuery = queryFor(getOwnCompanyLogo, {});

/** Shows the logo of the company somebody works for; empty until it is known. */
export const OwnCompanyLogo = () => {
  const { data: answer } = useQuery(ownLogoQuery);
  return <CompanyLogo size="small" name={answer?.name ?? ''} logo={answer?.logoUrl} />;
};
