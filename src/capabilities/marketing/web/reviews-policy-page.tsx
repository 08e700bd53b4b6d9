import { definePage } from '#web/page.ts';
import { useSite } from '#web/site.tsx';
import { useStrings } from '#web/strings.tsx';
import type { reviewsPolicyAddress } from './page-addresses.ts';
import { Sections } from './text/sections.tsx';
import { textHead } from './text/text-head.ts';
import { TextPage } from './text/text-page.tsx';

const ReviewsPolicyScreen = () => {
  const { reviewsPolicy } = useStrings().legal;
  const { isPrelaunch } = useSite();
  const { sections, demo } = reviewsPolicy;
  return (
    <TextPage text={reviewsPolicy}>
      <Sections sections={isPrelaunch ? [...sections, demo] : sections} />
    </TextPage>
  );
};

export const page = definePage<typeof reviewsPolicyAddress>({
  tables: ['legal'],
  questions: () => [],
  head: ({ strings: { legal } }) => textHead(legal, legal.reviewsPolicy, '/plates/stage/2.svg'),
  Screen: ReviewsPolicyScreen,
});
