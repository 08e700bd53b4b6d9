export {
  InItsLanguage,
  Translatable,
  TranslatableText,
  useOtherLanguage,
  useTranslation,
  type WrittenText,
} from './written-words.tsx';
