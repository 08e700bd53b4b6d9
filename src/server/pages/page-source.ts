import type { RenderPage } from '../../web/render-page.tsx';

export interface PageAssets {
  scripts: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

/** Where rendered pages and their assets come from: the build, or the development server. */
export interface PageSource {
  themeScript: string;
  renderPage(): Promise<RenderPage>;
  /** What the page of a route needs. Its code is in the file `{route}-page.tsx`. */
  assetsOf(routeName: string): PageAssets;
  /** Lets the development server see the document last. */
  finish?(address: string, html: string): Promise<string>;
  /** The folder of built files, or nothing while developing. */
  assetFolder?: string;
}
