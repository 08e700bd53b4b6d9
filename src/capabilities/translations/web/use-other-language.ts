import type { TranslationOffer } from '#translations/contract/translations.ts';
import { useStringsSource } from '#web/strings.tsx';

/** For `lang` of what somebody wrote, where that is in another language than the page. */
export const useOtherLanguage = (told: TranslationOffer): string | undefined => {
  const { language } = useStringsSource();
  return told?.from === language ? undefined : told?.from;
};
