export { loadLanguageDetector } from './detect-language.ts';
export { translationsFeature } from './feature.ts';
export { createTranslator } from './create-translator.ts';
export { type FindOriginal, originalOf } from './originals.ts';
export { storedTranslationsSql } from './store.ts';
