import { Banner } from '#design/banner.tsx';
import { TextLink } from '#design/text.tsx';
import { Sentence } from '#web/sentence.tsx';
import { useSite } from '#web/site.tsx';
import { useStrings } from '#web/strings.tsx';

export const DemoBanner = () => {
  const { web } = useStrings();
  if (!useSite().isPrelaunch) return null;
  return (
    <Banner label={web.notice}>
      <Sentence
        text={web.banner}
        holes={{ signUp: <TextLink href="/client-auth?tab=register">{web.bannerSignUp}</TextLink> }}
      />
    </Banner>
  );
};
