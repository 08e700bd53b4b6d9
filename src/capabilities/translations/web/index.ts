export { Translatable, TranslatableText } from './translatable.tsx';
