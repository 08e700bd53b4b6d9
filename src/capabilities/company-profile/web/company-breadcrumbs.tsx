import type { Company } from '#company-profile/contract/company-profile.ts';
import { Breadcrumb, type Crumb } from '#design/breadcrumb.tsx';
import { Wrap } from '#design/layout.tsx';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';

/** Home, the company's first trade in the directory, the company. */
export const breadcrumbsOf = ({ name, services }: Company, { home }: Strings['profile']): Crumb[] => {
  const category = services.find((service) => service.category)?.category;
  return [
    { label: home, href: '/' },
    ...(category ? [{ label: category.name, href: `/search?category=${category.id}` }] : []),
    { label: name },
  ];
};

export const CompanyBreadcrumbs = ({ company }: { company: Company }) => {
  const { profile } = useStrings();
  return (
    <Wrap>
      <Breadcrumb label={profile.breadcrumb} crumbs={breadcrumbsOf(company, profile)} />
    </Wrap>
  );
};
