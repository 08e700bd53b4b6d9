import type { IconName } from '#design/icons.ts';
import type { Strings } from '#strings/strings.ts';

export interface ShellLink {
  href: string;
  label: string;
  icon?: IconName;
  /** So many items wait there; the label must say it too. */
  count?: number;
}

/** Header and phone menu share one list, so that they stay alike. */
export const mainLinks = ({ web }: Strings): ShellLink[] => [
  { href: '/', label: web.home },
  { href: '/#browse-services', label: web.services },
  { href: '/how-it-works', label: web.howItWorks },
  { href: '/for-companies', label: web.forCompanies },
];

export const logInLinks = ({ web }: Strings): ShellLink[] => [
  { href: '/client-auth', label: web.clientLogin, icon: 'person' },
  { href: '/company-auth', label: web.companyLogin, icon: 'crane' },
];

export const signUpLinks = ({ web }: Strings): ShellLink[] => [
  { href: '/client-auth?tab=register', label: web.clientSignUp, icon: 'person' },
  { href: '/company-auth?tab=register', label: web.companySignUp, icon: 'crane' },
];

export const footerColumns = ({ web }: Strings): { title: string; links: ShellLink[] }[] => [
  {
    title: web.forClients,
    links: [
      { href: '/#browse-services', label: web.browseServices },
      { href: '/how-it-works', label: web.howItWorks },
      { href: '/client-auth?tab=register', label: web.clientSignUp },
      { href: '/client-auth', label: web.clientLogin },
    ],
  },
  {
    title: web.forCompanies,
    links: [
      { href: '/company-auth?tab=register', label: web.joinAsCompany },
      { href: '/how-it-works?tab=companies', label: web.pricing },
      { href: '/company-auth', label: web.companyLogin },
    ],
  },
  {
    title: web.company,
    links: [
      { href: '/about', label: web.about },
      { href: '/contact', label: web.contact },
      { href: '/prices', label: web.prices },
      { href: '/ranking', label: web.ranking },
      { href: '/reviews-policy', label: web.reviewsPolicy },
    ],
  },
];

/** The small print stands under the columns. */
export const lawLinks = ({ web }: Strings): ShellLink[] => [
  { href: '/imprint', label: web.imprint },
  { href: '/privacy', label: web.privacy },
  { href: '/terms', label: web.terms },
  { href: '/accessibility', label: web.accessibility },
  { href: '/report-illegal-content', label: web.reportContent },
];
