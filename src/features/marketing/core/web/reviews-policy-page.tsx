import { definePage } from '#web/page.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import type { reviewsPolicyRoute } from './page-routes.ts';
import { textPageHead } from './text/text-page-head.ts';
import { TextPage } from './text/text-page.tsx';
import { TextSections } from './text/text-sections.tsx';

const ReviewsPolicyScreen = () => {
  const { reviewsPolicy } = useStrings().legal;
  const { isPrelaunch } = useSiteSettings();
  const { sections, demo } = reviewsPolicy;
  return (
    <TextPage text={reviewsPolicy}>
      <TextSections sections={isPrelaunch ? [...sections, demo] : sections} />
    </TextPage>
  );
};

export const pageDefinition = definePage<typeof reviewsPolicyRoute>({
  tables: ['legal'],
  queries: () => [],
  head: ({ strings: { legal } }) => textPageHead(legal, legal.reviewsPolicy, '/plates/stage/2.svg'),
  Screen: ReviewsPolicyScreen,
});
