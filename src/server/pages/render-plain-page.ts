import { escapeHtml } from '#kernel/escape-html.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

interface PlainPage {
  language: Language;
  title: string;
  text: string;
  /** The link's label; it requests the same address again. */
  tryAgainLabel: string;
  /** The page reloads itself after this time. */
  refreshSeconds?: number;
  /** The page reloads itself once there is a connection. */
  waitsForConnection?: boolean;
}

/** Renders a page that needs neither data nor script, for when there is none. */
export const renderPlainPage = ({
  language,
  title,
  text,
  tryAgainLabel,
  refreshSeconds,
  waitsForConnection,
}: PlainPage): string => {
  const { product } = stringsOf(language).web;
  const refresh =
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
  const script = waitsForConnection ? '<script src="/offline.js" async></script>' : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${title} · ${product}`)}</title><meta name="robots" content="noindex">${refresh}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/offline.css">${script}</head><body><main><img src="/favicon.svg" alt="${escapeHtml(product)}" width="48" height="51"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(tryAgainLabel)}</a></main></body></html>`;
};
