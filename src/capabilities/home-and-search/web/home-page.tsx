import { tradesQuestion } from '#directory/web/index.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { Directory } from './directory.tsx';
import { HERO_DRAWING, Hero, PopularServices } from './hero.tsx';
import { companiesQuestion, figuresQuestion } from './home-questions.ts';
import type { HomeSearch } from './home-search.ts';
import { BusinessPoints, Closing, HowItWorks, WhyChoose } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { homeAddress } from './page-addresses.ts';

const HomeScreen = ({ search }: { search: HomeSearch }) => {
  const categories = useAnswer(tradesQuestion);
  const { companyCount } = useAnswer(figuresQuestion);
  return (
    <>
      <Hero search={search} companyCount={companyCount} />
      <PopularServices categories={categories} />
      <Directory search={search} categories={categories} />
      <HowItWorks />
      <WhyChoose />
      <BusinessPoints />
      <Closing />
    </>
  );
};

export const page = definePage<typeof homeAddress>({
  tables: ['home', 'directory', 'companies'],
  questions: ({ search }) => [tradesQuestion, figuresQuestion, companiesQuestion(search)],
  shows: ({ match: { search }, read }) => ({
    listed: read(companiesQuestion(search))?.items.map(({ id }) => id),
  }),
  head: ({ strings: { home } }) => ({
    title: home.homeTitle,
    description: home.homeDescription,
    canonical: '/',
    firstPicture: HERO_DRAWING,
  }),
  Screen: HomeScreen,
  Skeleton: HomeSkeleton,
});
