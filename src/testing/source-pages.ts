import type { PageSource } from '#server/pages/page-source.ts';

/** Renders pages from the sources, without assets: for the text of a document, not its look. */
export const sourcePages = async (): Promise<PageSource> => {
  const {
    isProfilePage,
    canonicalPath,
    renderPage,
    inlineHeadScript: headScript,
  } = await import('#app/render-page.tsx');
  return {
    headScript,
    canonicalPath,
    isProfilePage,
    renderPage: async () => renderPage,
    assetsOf: () => ({ scripts: [], code: [], sentences: {}, styles: [], fonts: [] }),
  };
};
