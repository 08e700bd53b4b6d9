import { Breadcrumb, type BreadcrumbItemData } from '#design/breadcrumb.tsx';
import { PageWrap } from '#design/layout.tsx';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { translatedName } from '#kernel/translated-name.ts';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';

/** Leads from home through the company's first trade in the directory to the company. */
export const companyBreadcrumbsOf = (
  { name, services }: PublicCompany,
  { home }: Strings['web'],
  language: Language,
): BreadcrumbItemData[] => {
  const category = services.find((service) => service.category)?.category;
  return [
    { label: home, href: href('/') },
    ...(category
      ? [{ label: translatedName(language, category), href: href('/search', { category: category.id }) }]
      : []),
    { label: name },
  ];
};

export const CompanyBreadcrumbs = ({ company }: { company: PublicCompany }) => {
  const { profile, web } = useStrings();
  const { language } = useTranslatedNames();
  return (
    <PageWrap>
      <Breadcrumb label={profile.breadcrumb} crumbs={companyBreadcrumbsOf(company, web, language)} />
    </PageWrap>
  );
};
