export {
  TextInItsLanguage,
  Translatable,
  TranslatableText,
  useLangAttribute,
  type UserText,
  useTranslation,
} from './translatable-text.tsx';
