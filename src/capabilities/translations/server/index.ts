export { noTranslator, openTranslator } from './open-translator.ts';
export type { FindOriginal } from './originals.ts';
export { translationsOf } from './store.ts';
export { translateRoute } from './translate-route.ts';
