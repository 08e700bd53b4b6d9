import { useEffect } from 'react';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { landingPathOf } from '#web/navigation/page-access.ts';
import { readReturnTo, takeReturnTo } from '#web/navigation/return-to.ts';
import { useSwitchToAccountLanguage } from '#web/use-switch-to-account-language.ts';
import { useReplaceVisitor } from '#web/visitor.ts';

/** Applies a sign-in: first the person's language and the header, then the page they wanted or their own. */
export const useCompleteSignIn = () => {
  const changeVisitor = useReplaceVisitor();
  const speakAsAccount = useSwitchToAccountLanguage();
  const { navigate } = useNavigation();
  useEffect(readReturnTo, []);
  return (user: CurrentUser, address?: string) => {
    const goOn = () => {
      changeVisitor(user);
      navigate(address ?? takeReturnTo() ?? landingPathOf(user));
    };
    void speakAsAccount(user).then(goOn);
  };
};
