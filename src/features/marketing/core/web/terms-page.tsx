import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { termsRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const TermsScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.terms}>
      <TextSections sections={legal.terms.sections} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof termsRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.terms, '/plates/stage/1.svg'),
  Screen: TermsScreen,
});
