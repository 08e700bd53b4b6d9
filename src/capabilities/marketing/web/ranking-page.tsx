import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { rankingAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import { TextPage } from './text/text-page.tsx';

const RankingScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.ranking}>
      <Sections sections={legal.ranking.sections} />
    </TextPage>
  );
};

export const page = definePage<typeof rankingAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.ranking, '/plates/map.svg'),
  Screen: RankingScreen,
});
