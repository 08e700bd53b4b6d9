import { useEffect } from 'react';
import type { CurrentUser } from '#kernel/current-user.ts';
import { landingOf } from '#web/navigation/access.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { readReturnTo, takeReturnTo } from '#web/navigation/return-to.ts';
import { useAccountLanguage } from '#web/use-account-language.ts';
import { useChangeVisitor } from '#web/visitor.ts';

/** Applies a sign-in: first the person's language and the header, then the page they wanted or their own. */
export const useAfterSignIn = () => {
  const changeVisitor = useChangeVisitor();
  const speakAsAccount = useAccountLanguage();
  const { navigate } = useNavigation();
  useEffect(readReturnTo, []);
  return (user: CurrentUser, address?: string) => {
    const goOn = () => {
      changeVisitor(user);
      navigate(address ?? takeReturnTo() ?? landingOf(user));
    };
    void speakAsAccount(user).then(goOn);
  };
};
