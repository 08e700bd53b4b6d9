import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#kernel/language.ts';
import { languageOf } from '#server/host.ts';
import { stringsOf } from '#strings/strings.ts';
import { plainPage } from './plain-page.ts';

const WEB = join(import.meta.dirname, '../../web');

const offlinePage = (language: Language) => {
  const { offlineTitle, offlineText, tryAgain } = stringsOf(language).server;
  return plainPage({
    language,
    title: offlineTitle,
    text: offlineText,
    again: tryAgain,
    waitsForConnection: true,
  });
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
