import type { StringTableName } from '#strings/strings.ts';
import type { RenderedPage, RenderPage } from '#web/rendered-page.ts';

export interface PageAssets {
  scripts: readonly string[];
  /** The first script fetches this once the page is painted: the entry, and all imports of it and the page. */
  code: readonly string[];
  /** Each file has the sentences of one table. */
  sentences: Readonly<Partial<Record<StringTableName, string>>>;
  styles: readonly string[];
  fonts: readonly string[];
}

/** Rendered pages and their assets come from the build, or from the development server. */
export interface PageSource {
  /** It runs before the first paint; the policy for scripts knows it by its hash. */
  headScript: string;
  renderPage(): Promise<RenderPage>;
  /** Returns an address with only the parameters that its page reads. */
  canonicalPath(address: string): string;
  isProfilePage(address: string): boolean;
  /** Returns the assets of a page. Its code is in the file `{route}-page.tsx`. */
  assetsOf(page: Pick<RenderedPage, 'name' | 'language' | 'tables' | 'isSignedIn'>): PageAssets;
  /** Built files are in this folder; development has none. */
  assetFolder?: string;
  /** The development server processes each document last. */
  development?: { finish: (address: string, html: string) => Promise<string> };
}
