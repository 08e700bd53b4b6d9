export {
  InItsLanguage,
  Translatable,
  TranslatableText,
  useOtherLanguage,
  useTranslation,
  type Written,
} from './written-words.tsx';
