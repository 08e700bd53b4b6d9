import type { IconName } from '#design/icons.ts';
import { API_DOCS_PATH } from '#kernel/api-docs-path.ts';
import { href } from '#kernel/href.ts';
import type { Strings } from '#strings/strings.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';

export interface ShellLink {
  href: string;
  label: string;
  icon?: IconName;
  /** So many items wait there; the label must say it too. */
  count?: number;
}

/** Header and phone menu share one list, so that they stay alike. */
export const mainNavigationLinks = ({ web }: Strings): ShellLink[] => [
  { href: href('/'), label: web.home },
  { href: browseServicesHref(), label: web.services },
  { href: href('/how-it-works'), label: web.howItWorks },
  { href: href('/for-companies'), label: web.forCompanies },
];

export const logInLinks = ({ web }: Strings): ShellLink[] => [
  { href: href('/client-auth'), label: web.clientLogin, icon: 'person' },
  { href: href('/company-auth'), label: web.companyLogin, icon: 'crane' },
];

export const signUpLinks = ({ web }: Strings): ShellLink[] => [
  { href: href('/client-auth', { tab: 'register' }), label: web.clientSignUp, icon: 'person' },
  { href: href('/company-auth', { tab: 'register' }), label: web.companySignUp, icon: 'crane' },
];

export const footerColumns = ({ web }: Strings): { title: string; links: ShellLink[] }[] => [
  {
    title: web.forClients,
    links: [
      { href: browseServicesHref(), label: web.browseServices },
      { href: href('/how-it-works'), label: web.howItWorks },
      { href: href('/client-auth', { tab: 'register' }), label: web.clientSignUp },
      { href: href('/client-auth'), label: web.clientLogin },
    ],
  },
  {
    title: web.forCompanies,
    links: [
      { href: href('/company-auth', { tab: 'register' }), label: web.joinAsCompany },
      { href: href('/how-it-works', { tab: 'companies' }), label: web.pricing },
      { href: href('/company-auth'), label: web.companyLogin },
      { href: API_DOCS_PATH, label: web.apiDocs },
    ],
  },
  {
    title: web.company,
    links: [
      { href: href('/about'), label: web.about },
      { href: href('/contact'), label: web.contact },
      { href: href('/prices'), label: web.prices },
      { href: href('/ranking'), label: web.ranking },
      { href: href('/reviews-policy'), label: web.reviewsPolicy },
    ],
  },
];

/** The small print stands under the columns. */
export const legalLinks = ({ web }: Strings): ShellLink[] => [
  { href: href('/imprint'), label: web.imprint },
  { href: href('/privacy'), label: web.privacy },
  { href: href('/terms'), label: web.terms },
  { href: href('/accessibility'), label: web.accessibility },
  { href: href('/report-illegal-content'), label: web.reportContent },
];
