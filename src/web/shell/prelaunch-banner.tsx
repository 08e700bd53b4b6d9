import { Banner } from '#design/banner.tsx';
import { TextLink } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { SentenceWithHoles } from '#web/sentence.tsx';
import { useSite } from '#web/site.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** People who are signed in have no account to try out (reading 89). */
export const PrelaunchBanner = () => {
  const { web } = useStrings();
  const isSignedIn = useVisitor() !== null;
  if (!useSite().isPrelaunch) return null;
  return (
    <Banner label={web.notice}>
      {isSignedIn ? (
        web.bannerSignedIn
      ) : (
        <SentenceWithHoles
          text={web.banner}
          holes={{
            signUp: <TextLink href={href('/client-auth', { tab: 'register' })}>{web.bannerSignUp}</TextLink>,
          }}
        />
      )}
    </Banner>
  );
};
