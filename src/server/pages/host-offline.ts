import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#kernel/html.ts';
import type { Language } from '#kernel/language.ts';
import { languageOf } from '#server/host.ts';
import { stringsOf } from '#strings/strings.ts';

const WEB = join(import.meta.dirname, '../../web');

const offlinePage = (language: Language) => {
  const { product } = stringsOf(language).web;
  const { offlineTitle, offlineText, offlineAgain } = stringsOf(language).server;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${offlineTitle} · ${product}`)}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/offline.css"></head><body><main><img src="/favicon.svg" alt="${escapeHtml(product)}" width="48" height="51"><h1>${escapeHtml(offlineTitle)}</h1><p>${escapeHtml(offlineText)}</p><a href="">${escapeHtml(offlineAgain)}</a></main></body></html>`;
};

/** The page that stands in for any other while there is no connection, and the worker that keeps it. */
export const hostOffline = async (app: FastifyInstance) => {
  const worker = await readFile(join(WEB, 'offline-worker.js'), 'utf8');
  const style = await readFile(join(WEB, 'static/offline.css'));

  app.get('/offline.html', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'public, no-cache', vary: 'accept-language' })
      .send(offlinePage(languageOf(request))),
  );

  app.get('/offline-worker.js', (request, reply) => {
    const page = offlinePage(languageOf(request));
    const version = createHash('sha1').update(page).update(style).digest('base64url').slice(0, 10);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, no-cache', vary: 'accept-language' })
      .send(worker.replace('{version}', version));
  });
};
