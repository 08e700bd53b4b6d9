export { openDetector } from './detect-language.ts';
export { translationsFeature } from './feature.ts';
export { openTranslator } from './open-translator.ts';
export { type FindOriginal, originalOf } from './originals.ts';
export { translationsOf } from './store.ts';
