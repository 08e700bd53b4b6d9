import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { watchUncounted } from '#testing/uncounted-routes.ts';

const { uncounted, traces } = watchUncounted();
await testHost({ traces, withPages: true });

const fewBytes = 'a few bytes, or a file that is there as it is sent';
const stored = 'stored as it is sent; a page may show as many as it likes';
const drawnOnce = 'drawn in a process of its own, in turn, and kept';

/** Each has a reason why it may be called without limit. Costlier ones are counted; bench/uncounted.ts measures these. */
const reasons: Record<string, string> = {
  '/.well-known/security.txt': fewBytes,
  '/api/*': 'nothing is there',
  '/api/company-fact-documents/:factId': stored,
  '/api/docs/:file': 'kept in memory as it is sent',
  '/api/live': 'a stream; so many of one person are open at once',
  '/api/messages/attachments/:attachmentId': stored,
  '/api/projects/:id/files/:fileId': stored,
  '/api/quotes/:id/files/:fileId': stored,
  '/api/quotes/:id/signed-copy': stored,
  '/api/quotes/:id/versions/:version/pdf': stored,
  '/api/requests/:id/files/:fileId': stored,
  '/api/reviews/:reviewId/pictures/:pictureId': stored,
  '/apple-touch-icon.png': drawnOnce,
  '/favicon.ico': drawnOnce,
  '/favicon.svg': fewBytes,
  '/healthz': 'a word',
  '/icons/*': 'nothing is there',
  '/icons/192.png': drawnOnce,
  '/icons/512.png': drawnOnce,
  '/icons/maskable-512.png': drawnOnce,
  '/manifest.webmanifest': fewBytes,
  '/offline-worker.js': fewBytes,
  '/offline.css': fewBytes,
  '/offline.html': fewBytes,
  '/offline.js': fewBytes,
  '/pictures/*': stored,
  '/plates/*': drawnOnce,
  '/readyz': 'one question, on a connection of its own',
  '/robots.txt': fewBytes,
  '/social/*': drawnOnce,
};

test('no route can be asked without end unless it is said here why', () => {
  expect([...uncounted].toSorted()).toEqual(Object.keys(reasons).toSorted());
});
