export {
  TextInItsLanguage,
  Translatable,
  TranslatableText,
  useOtherLanguage,
  type UserText,
  useTranslation,
} from './translatable-text.tsx';
