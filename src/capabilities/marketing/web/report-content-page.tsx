import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { reportContentAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import { TextPage } from './text/text-page.tsx';

const ReportContentScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.reportContent}>
      <Sections sections={legal.reportContent.sections} />
    </TextPage>
  );
};

export const page = definePage<typeof reportContentAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.reportContent, '/plates/scaffold.svg'),
  Screen: ReportContentScreen,
});
