import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Language, languages, pathInLanguage } from '#kernel/language.ts';
import { productFilePath } from '#server/config/product-file-path.ts';
import { languageOfRequest } from '#server/http/request-language.ts';
import { stringsOf } from '#strings/strings.ts';
import { renderPlainPage } from './render-plain-page.ts';

const offlinePage = (language: Language) => {
  const { offlineTitle, offlineText, tryAgain } = stringsOf(language).server;
  return renderPlainPage({
    language,
    title: offlineTitle,
    text: offlineText,
    tryAgainLabel: tryAgain,
    waitsForConnection: true,
  });
};

/** Serves the page that replaces any other while there is no connection, and the service worker that caches it. */
export const serveOfflinePage = async (app: FastifyInstance) => {
  const worker = await readFile(productFilePath('src/web/offline-worker.js'), 'utf8');
  const style = await readFile(productFilePath('src/web/static/offline.css'));
  const paths = languages.map((language) => pathInLanguage(language, '/offline.html'));
  const everyPage = languages.map(offlinePage).join('');

  app.get('/offline.html', { config: { isInLanguages: true } }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'public, no-cache' })
      .send(offlinePage(languageOfRequest(request))),
  );

  app.get('/offline-worker.js', (_, reply) => {
    const version = createHash('sha1').update(everyPage).update(style).digest('base64url').slice(0, 10);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, no-cache' })
      .send(worker.replace('{version}', version).replace('{pages}', paths.join(' ')));
  });
};
