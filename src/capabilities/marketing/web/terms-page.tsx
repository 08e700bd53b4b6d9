import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { termsAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import { TextPage } from './text/text-page.tsx';

const TermsScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.terms}>
      <Sections sections={legal.terms.sections} />
    </TextPage>
  );
};

export const page = definePage<typeof termsAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.terms, '/plates/stage/1.svg'),
  Screen: TermsScreen,
});
