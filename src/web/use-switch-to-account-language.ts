import type { CurrentUser } from '#kernel/current-user.ts';
import { useSetStringsSource, useStringsSource } from './strings.tsx';

/** Somebody has signed in: from here on the page is in their account's language. */
export const useSwitchToAccountLanguage = () => {
  const source = useStringsSource();
  const show = useSetStringsSource();
  return async ({ language }: CurrentUser) => {
    if (language === null || language === source.language) return;
    try {
      const { switchLanguage } = await import('./shell/switch-language.ts');
      await switchLanguage(language, source, show);
    } catch {
      // Its sentences did not load: the page stays in its language.
    }
  };
};
