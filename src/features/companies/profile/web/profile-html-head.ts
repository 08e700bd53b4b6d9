import { coverUrlOf } from '#features/companies/core/rules/banner-url.ts';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import { localizedTextFor } from '#features/companies/core/rules/localized-text.ts';
import { companyIdIn, profilePath } from '#features/companies/core/rules/profile-path.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { formatAverage } from '#kernel/format-average.ts';
import type { Language } from '#kernel/language.ts';
import type { Strings } from '#strings/strings.ts';
import { breadcrumbStructuredData } from '#web/breadcrumb-structured-data.ts';
import type { HtmlHead, ReadCachedQuery, SocialCard } from '#web/page.ts';
import { companyBreadcrumbsOf } from './company-breadcrumbs.tsx';
import { companyStructuredData } from './company-structured-data.ts';
import { companyQuery, type ProfileMatch, profileTabOf } from './queries.ts';

const LONGEST_DESCRIPTION = 158;

/** Cuts at the end of a word. */
const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const start = line.slice(0, LONGEST_DESCRIPTION - 1);
  const space = start.lastIndexOf(' ');
  return `${space === -1 ? start : start.slice(0, space)}…`;
};

interface HeadContext {
  match: ProfileMatch;
  language: Language;
  strings: Strings;
  read: ReadCachedQuery;
}

const titleOf = (
  company: PublicCompany,
  { match, language, strings: { companies, profile } }: HeadContext,
): string => {
  const tab = profileTabOf(match);
  const [trade = companies.defaultCategory] = joinedCategoryNames(
    company.services,
    companies.otherService,
    language,
  );
  if (tab === 'overview') return profile.profileTitle(company.name, trade, company.city);
  const names = {
    services: profile.services,
    reviews: profile.reviewsTab,
    projects: profile.projectsTab,
    contact: profile.contact,
  };
  return profile.tabTitle(names[tab], company.name);
};

/** Says who a company is where somebody shares a link to it. */
const cardOf = (
  { name, city, services, ratingAverage, reviewCount, logoUrl }: PublicCompany,
  picture: string,
  { language, strings: { companies, profile } }: HeadContext,
): SocialCard => {
  const [trade = companies.defaultCategory] = joinedCategoryNames(services, companies.otherService, language);
  return {
    name,
    line: [trade, city].filter(Boolean).join(', '),
    rating: {
      average: ratingAverage === null ? null : formatAverage(ratingAverage, language),
      words: ratingAverage === null ? companies.newBadge : profile.reviewCount(reviewCount),
    },
    picture: coverUrlOf(picture),
    logo: logoUrl,
  };
};

export const profileHtmlHead = (context: HeadContext): HtmlHead => {
  const { match, language, strings, read } = context;
  const { companies, profile } = strings;
  const company = read(companyQuery(match));
  if (!company) {
    const isId = companyIdIn(match.params.id) !== null;
    return { title: profile.errorTitle(isId ? companies.companyNotFound : profile.invalidId) };
  }
  const title = titleOf(company, context);
  // In the browser only the title changes from page to page.
  if (!import.meta.env.SSR) return { title };
  const trades = joinedCategoryNames(company.services, companies.otherService, language).join(', ');
  const about = localizedTextFor(company, 'description', language).text || companies.defaultDescription;
  const tab = profileTabOf(match);
  const firstPicture = company.gallery[0]?.imageUrl ?? company.drawing;
  return {
    title,
    description: shortened(
      profile.profileDescription(company.name, trades || companies.defaultCategory, about),
    ),
    canonical: `${profilePath(company)}${tab === 'overview' ? '' : `?tab=${tab}`}`,
    isHiddenFromSearch: company.isDemo || !company.isListed,
    ...(firstPicture && { firstPicture, card: cardOf(company, firstPicture, context) }),
    structuredData: (address) => [
      companyStructuredData(company, { address, language }),
      breadcrumbStructuredData(companyBreadcrumbsOf(company, strings.web, language), address),
    ],
  };
};
