import { resolve } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { fileOfPage } from '#server/pages/file-of-page.ts';
import type { openPages } from './open-pages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The files of the pages that their own addresses open to anybody. */
const openFiles = async (files: readonly string[]) => {
  const { module } = await runnerImport<{ openPages: typeof openPages }>(
    resolve(import.meta.dirname, 'open-pages.ts'),
    { configFile: false, logLevel: 'silent' },
  );
  return new Set(module.openPages.map((name) => fileOfPage(files, name)));
};

const WITH_STYLES = resolve('src/web/with-styles.ts');

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk';

/**
 * The chunks that come with these, each behind what it imports: later styles win over earlier ones. The entry
 * goes before all, since the tokens and what plain elements look like come with it.
 */
const withImports = (bundle: Bundle, chunks: readonly Chunk[]): Chunk[] => {
  const seen = new Set<Chunk>();
  const inOrder: Chunk[] = [];
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports.map((name) => bundle[name])) if (isChunk(imported)) visit(imported);
    inOrder.push(chunk);
  };
  for (const chunk of chunks) visit(chunk);
  return inOrder.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry));
};

const stylesOf = (chunks: readonly Chunk[]) => [
  ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
];

/**
 * Two style sheets instead of one a chunk: what visitors see, and what an account adds. A page waits for its
 * styles before it is drawn, and twenty small files are three rounds on a slow connection.
 */
export const twoStyleSheets = (): Plugin => ({
  name: 'two-style-sheets',
  enforce: 'pre',
  // Vite's own waits for any number of sheets and modules, and is four times as long.
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? WITH_STYLES : null),
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle: {
    order: 'pre',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      // Vite may call its own by another name one day.
      if (!chunks.some(({ moduleIds }) => moduleIds.includes(WITH_STYLES)))
        this.error(`No page waits for its styles: ${WITH_STYLES} is not in the build`);
      const files = await openFiles(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []));
      const opened = chunks.filter(
        ({ isEntry, facadeModuleId }) => isEntry || files.has(facadeModuleId ?? ''),
      );
      const open = stylesOf(withImports(bundle, opened));
      const all = stylesOf(withImports(bundle, chunks));
      const sheets = [open, all.filter((name) => !open.includes(name))].map((names) => {
        const source = names
          .map((name) => bundle[name])
          .map((style) => (style?.type === 'asset' ? String(style.source) : ''))
          .join('');
        return { names, file: this.getFileName(this.emitFile({ type: 'asset', name: 'sheet.css', source })) };
      });
      for (const name of all) delete bundle[name];
      for (const { viteMetadata } of chunks) {
        if (!viteMetadata) continue;
        for (const { names, file } of sheets) {
          if (!names.some((name) => viteMetadata.importedCss.delete(name))) continue;
          for (const name of names) viteMetadata.importedCss.delete(name);
          viteMetadata.importedCss.add(file);
        }
      }
    },
  },
});
