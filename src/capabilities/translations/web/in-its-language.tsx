import type { TranslationOffer } from '#translations/contract/translations.ts';
import { useOtherLanguage } from './use-other-language.ts';

/** What somebody wrote, amid what we say: marked with its language where that is another than the page's. */
export const InItsLanguage = ({ text, told }: { text: string; told: TranslationOffer }) => {
  const lang = useOtherLanguage(told);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
};
