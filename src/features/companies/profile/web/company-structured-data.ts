import { websiteLink } from '#features/companies/core/rules/contact-links.ts';
import { localizedTextFor } from '#features/companies/core/rules/localized-text.ts';
import {
  sortedHoursRowsOf,
  parseOpeningSpans,
  weekdayNames,
} from '#features/companies/core/rules/opening-hours.ts';
import { profilePath } from '#features/companies/core/rules/profile-path.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import type { Language } from '#kernel/language.ts';
import type { AbsoluteUrlBuilders } from '#web/page.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;
const endOfDay = (minute: number) => (minute === 24 * 60 ? '23:59' : clock(minute));

const openingHours = (hours: PublicCompany['businessHours']) =>
  sortedHoursRowsOf(hours ?? {}).flatMap(({ weekday, hours: text }) =>
    weekday === null
      ? []
      : (parseOpeningSpans(text) ?? []).map(({ from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdayNames[weekday],
          opens: clock(from),
          closes: endOfDay(to),
        })),
  );

/** Describes a company in the terms of schema.org. A missing fact is left out, never made up. */
export const companyStructuredData = (
  company: PublicCompany,
  { address, language }: { address: AbsoluteUrlBuilders; language: Language },
): object => {
  const { gallery, ratingAverage, reviewCount } = company;
  const cover = gallery[0] && address.file(gallery[0].imageUrl);
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    '@id': address.file(profilePath(company)),
    url: address.page(profilePath(company)),
    name: company.name,
    description: localizedTextFor(company, 'description', language).text || undefined,
    image: cover,
    logo: company.logoUrl ? address.file(company.logoUrl) : undefined,
    telephone: company.phoneNumber ?? undefined,
    email: company.email ?? undefined,
    sameAs: websiteLink(company.website)?.href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address ?? undefined,
      postalCode: company.postalCode ?? undefined,
      addressLocality: company.city ?? undefined,
      addressCountry: 'LU',
    },
    openingHoursSpecification: openingHours(company.businessHours),
    aggregateRating:
      ratingAverage === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: ratingAverage.toFixed(1),
            reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
  };
};
