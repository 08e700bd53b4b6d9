import { useSuspenseQuery } from '@tanstack/react-query';
import { roundedCompanyCount } from '#features/directory/core/rules/rounded-company-count.ts';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { Strings } from '#strings/strings.ts';
import { definePage, type SocialCard } from '#web/page.ts';
import { HomeDirectory } from './home-directory.tsx';
import { HERO_ILLUSTRATION_URL, HomeHero, PopularServices } from './home-hero.tsx';
import { homeCompaniesQuery, directoryStatisticsQuery } from './home-queries.ts';
import type { HomeSearchParams } from './home-search-state.ts';
import {
  ForBusinessesSection,
  ClosingSection,
  HowItWorksSection,
  WhyChooseSection,
} from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { homeRoute } from './page-routes.ts';

const HomeScreen = ({ search }: { search: HomeSearchParams }) => {
  const categories = useSuspenseQuery(tradeNamesQuery).data;
  const { companyCount } = useSuspenseQuery(directoryStatisticsQuery).data;
  return (
    <>
      <HomeHero search={search} companyCount={companyCount} />
      <PopularServices categories={categories} />
      <HomeDirectory search={search} categories={categories} />
      <HowItWorksSection />
      <WhyChooseSection />
      <ForBusinessesSection />
      <ClosingSection />
    </>
  );
};

/** Says what this is for where somebody shares a link to it. */
const cardOf = (home: Strings['home'], companyCount: number): SocialCard => {
  const count = roundedCompanyCount(companyCount);
  const line = count === null ? home.professionalsUncounted : home.professionals(count);
  return { name: home.heroTitle, line: line.trim(), picture: HERO_ILLUSTRATION_URL };
};

export const pageDefinition = definePage<typeof homeRoute>({
  tables: ['home', 'directory', 'companies'],
  queries: ({ search }) => [tradeNamesQuery, directoryStatisticsQuery, homeCompaniesQuery(search)],
  shows: ({ match: { search }, read }) => ({
    listed: read(homeCompaniesQuery(search))?.items.map(({ id }) => id),
  }),
  head: ({ strings: { home }, read }) => ({
    title: home.homeTitle,
    card: cardOf(home, read(directoryStatisticsQuery)?.companyCount ?? 0),
    description: home.homeDescription,
    canonical: href('/'),
    firstPicture: HERO_ILLUSTRATION_URL,
  }),
  Screen: HomeScreen,
  Skeleton: HomeSkeleton,
});
