export {
  TextInItsLanguage,
  Translatable,
  TranslatableText,
  useLangAttribute,
  type UserTextData,
  useTranslation,
} from './translatable-text.tsx';
