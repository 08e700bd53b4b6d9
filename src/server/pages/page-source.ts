import type { TableName } from '#strings/strings.ts';
import type { RenderedPage, RenderPage } from '#web/rendered-page.ts';

export interface PageAssets {
  scripts: readonly string[];
  /** What the first script fetches once the page is painted: the entry, and what it and the page import. */
  code: readonly string[];
  /** Which of it has the sentences of which table. */
  sentences: Readonly<Partial<Record<TableName, string>>>;
  styles: readonly string[];
  fonts: readonly string[];
}

/** Where rendered pages and their assets come from: the build, or the development server. */
export interface PageSource {
  /** What runs before the first paint; the policy for scripts knows it by its hash. */
  headScript: string;
  renderPage(): Promise<RenderPage>;
  /** An address with no more than what its page reads. */
  canonicalPath(address: string): string;
  isProfilePage(address: string): boolean;
  /** What a page needs. Its code is in the file `{route}-page.tsx`. */
  assetsOf(page: Pick<RenderedPage, 'name' | 'language' | 'tables' | 'isSignedIn'>): PageAssets;
  /** The folder of built files, or nothing while developing. */
  assetFolder?: string;
  /** The development server sees each document last. */
  development?: { finish: (address: string, html: string) => Promise<string> };
}
