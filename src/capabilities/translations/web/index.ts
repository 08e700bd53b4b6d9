export { InItsLanguage } from './in-its-language.tsx';
export { Translatable, TranslatableText } from './translatable.tsx';
export { useOtherLanguage } from './use-other-language.ts';
export { useTranslation, type Written } from './use-translation.tsx';
