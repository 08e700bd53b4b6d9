import { Banner } from '#design/banner.tsx';
import { TextLink } from '#design/text.tsx';
import { useSite } from '#web/site.tsx';
import { useStrings } from '#web/strings.tsx';

export const DemoBanner = () => {
  const { web } = useStrings();
  if (!useSite().isPrelaunch) return null;
  return (
    <Banner label={web.notice}>
      {web.bannerStart}
      <TextLink href="/client-auth?tab=register">{web.bannerLink}</TextLink>
      {web.bannerEnd}
    </Banner>
  );
};
