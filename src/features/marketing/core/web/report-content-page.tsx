import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { reportContentRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const ReportContentScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.reportContent}>
      <TextSections sections={legal.reportContent.sections} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof reportContentRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.reportContent, '/plates/scaffold.svg'),
  Screen: ReportContentScreen,
});
