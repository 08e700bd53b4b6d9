import { useSuspenseQuery } from '@tanstack/react-query';
import { tradesQuery } from '#features/directory/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { HomeDirectory } from './directory.tsx';
import { HERO_DRAWING, HomeHero, PopularServices } from './hero.tsx';
import { companiesQuery, directoryStatisticsQuery } from './home-queries.ts';
import type { HomeSearch } from './home-search.ts';
import { BusinessPoints, ClosingSection, HowItWorks, WhyChoose } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { homeRoute } from './page-routes.ts';

const HomeScreen = ({ search }: { search: HomeSearch }) => {
  const categories = useSuspenseQuery(tradesQuery).data;
  const { companyCount } = useSuspenseQuery(directoryStatisticsQuery).data;
  return (
    <>
      <HomeHero search={search} companyCount={companyCount} />
      <PopularServices categories={categories} />
      <HomeDirectory search={search} categories={categories} />
      <HowItWorks />
      <WhyChoose />
      <BusinessPoints />
      <ClosingSection />
    </>
  );
};

export const pageDefinition = definePage<typeof homeRoute>({
  tables: ['home', 'directory', 'companies'],
  queries: ({ search }) => [tradesQuery, directoryStatisticsQuery, companiesQuery(search)],
  shows: ({ match: { search }, read }) => ({
    listed: read(companiesQuery(search))?.items.map(({ id }) => id),
  }),
  head: ({ strings: { home } }) => ({
    title: home.homeTitle,
    description: home.homeDescription,
    canonical: href('/'),
    firstPicture: HERO_DRAWING,
  }),
  Screen: HomeScreen,
  Skeleton: HomeSkeleton,
});
