import { useVerifyEmailNotice } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/**
 * Emails and texts go to verified addresses and numbers alone: a client without either hears of no answer, and one who
 * joined by SMS has nothing in writing.
 */
export const UnverifiedContactNotice = () => {
  const { asking } = useStrings();
  const visitor = useVisitor();
  const isTexted = visitor?.isPhoneVerified ?? false;
  return useVerifyEmailNotice(visitor?.isEmailVerified === false, () => undefined, {
    title: isTexted ? asking.verifyEmailToo : asking.verifyFirst,
    text: isTexted ? asking.verifyEmailTooText : asking.verifyFirstText,
  });
};
