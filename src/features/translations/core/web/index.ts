export {
  InItsLanguage,
  Translatable,
  TranslatableText,
  useOtherLanguage,
  useTranslation,
  type WrittenText,
} from './translatable-text.tsx';
