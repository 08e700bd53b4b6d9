import { Banner } from '#design/banner.tsx';
import { TextLink } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** People who are signed in have no account to try out (reading 89). */
export const PrelaunchBanner = () => {
  const { web } = useStrings();
  const isSignedIn = useVisitor() !== null;
  if (!useSiteSettings().isPrelaunch) return null;
  return (
    <Banner label={web.notice}>
      {isSignedIn ? (
        web.bannerSignedIn
      ) : (
        <SentenceWithPlaceholders
          text={web.banner}
          holes={{
            signUp: <TextLink href={href('/client-auth', { tab: 'register' })}>{web.bannerSignUp}</TextLink>,
          }}
        />
      )}
    </Banner>
  );
};
