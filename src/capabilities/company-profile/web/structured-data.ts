import { websiteLink } from '#companies/rules/contact-links.ts';
import { hoursRows, openingSpans, weekdays } from '#companies/rules/opening-hours.ts';
import { profilePath } from '#companies/rules/profile-address.ts';
import type { Company } from '#company-profile/contract/company-profile.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;
const endOfDay = (minute: number) => (minute === 24 * 60 ? '23:59' : clock(minute));

const openingHours = (hours: Company['businessHours']) =>
  hoursRows(hours ?? {}).flatMap(({ weekday, hours: text }) =>
    weekday === null
      ? []
      : (openingSpans(text) ?? []).map(({ from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays[weekday],
          opens: clock(from),
          closes: endOfDay(to),
        })),
  );

/** A company in the words of schema.org. A fact that is not there is left out, never made up. */
export const structuredData = (company: Company, address: (path: string) => string): object => {
  const { gallery, ratingAverage, reviewCount } = company;
  const cover = gallery[0] && address(gallery[0].imageUrl);
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    '@id': address(profilePath(company)),
    url: address(profilePath(company)),
    name: company.name,
    description: company.description || undefined,
    image: cover,
    logo: company.logoUrl ? address(company.logoUrl) : undefined,
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
