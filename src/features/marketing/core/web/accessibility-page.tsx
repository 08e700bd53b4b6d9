import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { accessibilityRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const AccessibilityScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.accessibility}>
      <TextSections sections={legal.accessibility.sections} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof accessibilityRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.accessibility, '/plates/front-door.svg'),
  Screen: AccessibilityScreen,
});
