import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { productFilePath } from '#server/config/product-file-path.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import type { StringTableName } from '#strings/strings.ts';
import type { RenderPage } from '#web/rendered-page.ts';
import { findFileOfPage, findFileOfStringTable } from './find-source-file.ts';
import type { PageAssets, PageSource } from './page-source.ts';

const DIST = productFilePath('dist');

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

const readManifest = async (): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(join(DIST, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new StartupError('Giewel is not built yet. Run npm run build, or npm start.');
  }
};

/** Returns a chunk and all its imports, each once. */
const withImports = (manifest: Manifest, key: string, seenKeys = new Set<string>()): Chunk[] => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (seenKeys.has(key)) return [];
  seenKeys.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seenKeys))];
};

/** Serves pages as `npm run build` left them in dist/. */
export const loadBuiltPages = async (): Promise<PageSource> => {
  const manifest = await readManifest();
  // Packages choose their mode by this when they are first imported.
  process.env['NODE_ENV'] = 'production';
  const server = (await import(join(DIST, 'server/render-page.mjs'))) as {
    renderPage: RenderPage;
    canonicalPath: PageSource['canonicalPath'];
    isProfilePage: PageSource['isProfilePage'];
    inlineHeadScript: string;
  };
  const entry = 'src/app/entry-client.tsx';
  const address = (file: string) => `/${file}`;
  // Every page has these fonts, which load beside the style sheet instead of after it.
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /(besley-(regular|initials)|instrument-sans-var).*\.woff2$/.test(file))
    .map(address);
  if (fonts.length !== 3) throw new Error(`The build has ${fonts.length} of the three fonts of every page`);
  const styles = withImports(manifest, 'style.css').map(({ file }) => address(file));
  const files = Object.keys(manifest);
  const assetsByPage = new Map<string, PageAssets>();

  const collect: PageSource['assetsOf'] = ({ name, language, tables, isSignedIn }) => {
    const entryChunks = withImports(manifest, entry);
    const frame = isSignedIn ? ['src/web/shell/signed-in/signed-in-header.tsx'] : [];
    const fileOf = (table: StringTableName) => findFileOfStringTable(files, language, table);
    const everyPages: readonly StringTableName[] = isSignedIn ? ['web', 'ownFrame'] : ['web'];
    const words: readonly StringTableName[] = language === DEFAULT_LANGUAGE ? [] : ['dateWords'];
    const read = [...new Set([...everyPages, ...words, ...tables])];
    const modules = [...read.map(fileOf), ...frame, findFileOfPage(files, name)].flatMap((key) =>
      withImports(manifest, key),
    );
    const chunks = [...new Set([...entryChunks, ...modules])];
    return {
      scripts: withImports(manifest, 'src/app/after-first-paint.ts').map(({ file }) => address(file)),
      code: chunks.map(({ file }) => address(file)),
      sentences: Object.fromEntries(
        read.map((table) => [table, address(withImports(manifest, fileOf(table))[0]?.file ?? '')]),
      ),
      styles,
      fonts,
    };
  };

  return {
    headScript: server.inlineHeadScript,
    renderPage: async () => server.renderPage,
    canonicalPath: server.canonicalPath,
    isProfilePage: server.isProfilePage,
    assetFolder: join(DIST, 'client'),
    assetsOf(page) {
      const key = `${page.language} ${page.name} ${page.isSignedIn} ${page.tables.join()}`;
      let assets = assetsByPage.get(key);
      if (!assets) {
        assets = collect(page);
        assetsByPage.set(key, assets);
      }
      return assets;
    },
  };
};
