import { useQuery } from '@tanstack/react-query';
import { CompanyLogo } from '#design/company-logo.tsx';
import { getCompanyLogo } from '#kernel/company-logo.ts';
import { queryFor } from '#web/query.ts';

/** Where its cards and the desk change, this is asked again with them. */
const logoQuery = queryFor(getCompanyLogo, {});

/** The square stamp of the company somebody works for; without anything on it until it is known. */
export const OwnCompanyLogo = () => {
  const { data: answer } = useQuery(logoQuery);
  return <CompanyLogo size="small" name={answer?.name ?? ''} logo={answer?.logoUrl} />;
};
