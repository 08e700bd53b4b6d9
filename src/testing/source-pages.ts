import type { PageSource } from '#server/pages/page-source.ts';

/** Pages rendered from the sources, without assets: what a document says, not how it looks. */
export const sourcePages = async (): Promise<PageSource> => {
  const { isProfilePage, canonicalPath, renderPage, headScript } = await import('#app/render-page.tsx');
  return {
    headScript,
    canonicalPath,
    isProfilePage,
    renderPage: async () => renderPage,
    assetsOf: () => ({ scripts: [], code: [], sentences: {}, styles: [], fonts: [] }),
  };
};
