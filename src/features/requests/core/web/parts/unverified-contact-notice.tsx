import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** Emails and texts go to verified addresses and numbers alone, so a client without either hears of no answer. */
export const UnverifiedContactNotice = () => {
  const { asking } = useStrings();
  const visitor = useVisitor();
  if (!visitor || visitor.isEmailVerified || visitor.isPhoneVerified) return null;
  return (
    <Notice
      title={asking.verifyFirst}
      text={asking.verifyFirstText}
      action={
        <LinkButton size="small" href={href('/settings')}>
          {asking.verifyNow}
        </LinkButton>
      }
    />
  );
};
