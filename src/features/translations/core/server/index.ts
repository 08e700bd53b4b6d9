export { loadLanguageDetector } from './detect-language.ts';
export { createTranslationsFeature } from './feature.ts';
export { createTranslator } from './create-translator.ts';
export { type FindOriginalText, originalTextOf } from './original-text.ts';
export { storedTranslationsSql } from './store.ts';
