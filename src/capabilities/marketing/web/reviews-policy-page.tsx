import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { reviewsPolicyAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import { TextPage } from './text/text-page.tsx';

const ReviewsPolicyScreen = () => {
  const { legal } = useStrings();
  return (
    <TextPage text={legal.reviewsPolicy}>
      <Sections sections={legal.reviewsPolicy.sections} />
    </TextPage>
  );
};

export const page = definePage<typeof reviewsPolicyAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.reviewsPolicy, '/plates/stage/2.svg'),
  Screen: ReviewsPolicyScreen,
});
