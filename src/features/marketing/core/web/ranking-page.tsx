import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { rankingRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const RankingScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.ranking}>
      <TextSections sections={legal.ranking.sections} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof rankingRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.ranking, '/plates/map.svg'),
  Screen: RankingScreen,
});
