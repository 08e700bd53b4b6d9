import type { Plugin } from 'vite';

const PAGE = /^export const pageDefinition = definePage\b/m;
const SENTENCES = /\/strings\/\w\w\/[^/]+\.ts$/;

/**
 * React replaces a file's components where all it exports stays itself. So a page stays one object, to which a newer one's
 * parts are given. On the same line, so that those below keep their numbers.
 */
export const acceptPage = (code: string): string =>
  code.replace(
    PAGE,
    'const keepPage = (terms) => (import.meta.hot.data.page = Object.assign(import.meta.hot.data.page ?? {}, terms)); ' +
      'export const pageDefinition = keepPage',
  );

/** A string table stays one object too, and an event tells the screens of a newer one (src/web/strings.tsx). */
export const acceptSentences = (code: string): string =>
  `${code}
import.meta.hot.data.sentences = Object.assign(import.meta.hot.data.sentences ?? sentences, sentences);
import.meta.hot.accept(() => dispatchEvent(new Event('sentences')));
`;

const exportsSentencesAlone = (code: string) =>
  (code.match(/^export /gm) ?? []).length === 1 && /^export const sentences\b/m.test(code);

/** Replaces an edited module in the open page, so that text typed into a form stays. */
export const hotReplacement = (): Plugin => ({
  name: 'hot-replacement',
  apply: 'serve',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (PAGE.test(code)) return { code: acceptPage(code), map: null };
    if (SENTENCES.test(id) && exportsSentencesAlone(code)) return { code: acceptSentences(code), map: null };
    return null;
  },
});
