import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { accessibilityAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import { TextPage } from './text/text-page.tsx';

const AccessibilityScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.accessibility}>
      <Sections sections={legal.accessibility.sections} />
    </TextPage>
  );
};

export const page = definePage<typeof accessibilityAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.accessibility, '/plates/front-door.svg'),
  Screen: AccessibilityScreen,
});
