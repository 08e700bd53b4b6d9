import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { aboutRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const AboutScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.about}>
      <TextSections sections={legal.about.sections} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof aboutRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.about, '/plates/house.svg'),
  Screen: AboutScreen,
});
