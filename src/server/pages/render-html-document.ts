import { escapeHtml } from '#kernel/escape-html.ts';
import { nightIllustrationUrl } from '#kernel/illustration-url.ts';
import { pathInLanguage } from '#kernel/language.ts';
import type { RenderedPage } from '#web/rendered-page.ts';
import { cardOfPage } from './card-of-page.ts';
import { cardPathOf } from './card-path.ts';
import { type LanguageAlternate, languageAlternatesOf } from './language-alternates.ts';
import { withLanguageOffer } from './language-offer.ts';
import type { PageAssets } from './page-source.ts';

// In a script element only '<' can end the element early.
const inScript = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

const meta = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;

const property = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;

/** A drawing of ours has a raster image (serve-social-pictures.ts); a photograph is one already. */
const imageOf = (
  { head, language }: RenderedPage,
  canonicalPath: string,
  address: (path: string) => string,
) => {
  const { picture = '/plates/transect.svg' } = head;
  const card = cardOfPage(head);
  const isDrawing = picture.endsWith('.svg');
  const drawn = isDrawing ? `/social${picture}.png` : picture;
  return [
    property('og:image', address(card ? cardPathOf(canonicalPath, language) : drawn)),
    ...(card || isDrawing ? [property('og:image:width', '1200'), property('og:image:height', '630')] : []),
  ];
};

/** These tags make the preview of a shared link. */
const shared = (page: RenderedPage, canonicalPath: string, address: (path: string) => string) => [
  property('og:site_name', 'Giewel'),
  property('og:type', 'website'),
  property('og:locale', page.language),
  property('og:title', page.head.title),
  property('og:description', page.head.description),
  property('og:url', address(pathInLanguage(page.language, canonicalPath))),
  ...imageOf(page, canonicalPath, address),
  meta('twitter:card', 'summary_large_image'),
];

/** The system decides between day and night: only the script knows a choice made here. */
const preloaded = (picture: string | undefined) => {
  const night = picture && nightIllustrationUrl(picture);
  if (!picture || !night) return [];
  return [
    ['light', picture],
    ['dark', night],
  ].map(
    ([scheme = '', href = '']) =>
      `<link rel="preload" as="image" href="${escapeHtml(href)}" media="(prefers-color-scheme: ${scheme})" fetchpriority="high">`,
  );
};

const inHead = ({ language, path }: LanguageAlternate, address: (path: string) => string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address(path))}">`;

export const renderHtmlDocument = (
  page: RenderedPage,
  options: { assets: PageAssets; headScript: string; publicUrl: string; address: string },
): string => {
  const { assets } = options;
  const address = (path: string) => new URL(path, options.publicUrl).href;
  const isFound = page.status === 200;
  const path = page.head.canonical ?? new URL(options.address, options.publicUrl).pathname;
  const canonical = address(pathInLanguage(page.language, path));
  const isIndexed = isFound && !page.head.isHiddenFromSearch;
  const pageAddress = (pagePath: string) => address(pathInLanguage(page.language, pagePath));
  const facts = (isFound && page.head.structuredData?.({ page: pageAddress, file: address })) || [];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    meta('description', page.head.description),
    isFound ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...(isIndexed
      ? languageAlternatesOf(path).map((link) => inHead(link, address))
      : [meta('robots', 'noindex')]),
    ...(isFound ? shared(page, path, address) : []),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#F7F4EC">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141D24">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${pathInLanguage(page.language, '/manifest.webmanifest')}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloaded(page.head.firstPicture),
    `<script>${options.headScript}</script>`,
    // It is a block of data, so no policy for scripts applies to it.
    ...facts.map((fact) => `<script type="application/ld+json">${inScript(fact)}</script>`),
  ].join('');
  const code = `<script type="application/json" id="page-code">${inScript(assets.code)}</script>`;
  const sentences = `<script type="application/json" id="page-sentences">${inScript(assets.sentences)}</script>`;
  const scripts = assets.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
  const account = page.accountLanguage ? ` data-account="${page.accountLanguage}"` : '';
  const markup = withLanguageOffer(page.markup, page.language, options.address);
  return `<!doctype html><html lang="${page.language}"${account}><head>${head}</head><body><div id="root">${markup}</div><script type="application/json" id="page-data">${inScript(page.data)}</script>${code}${sentences}${scripts}</body></html>`;
};
