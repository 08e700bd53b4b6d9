import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#kernel/calendar.ts';
import { productFilePath } from '#server/config/product-file-path.ts';

const YEAR_MS = 365 * DAY_MS;
const STATIC_FILES = productFilePath('src/web/static');

/** Serves the files built for browsers, if they were built, and the static files. */
export const serveAssets = async (app: FastifyInstance, assetFolder: string | undefined) => {
  if (assetFolder) {
    await app.register(serveFolder, {
      root: `${assetFolder}/assets`,
      prefix: '/assets/',
      // Its own route would read the names of all two thousand files before it sends one.
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
    });
    app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
      reply.sendFile(request.params['*']),
    );
  }
  await app.register(serveFolder, {
    root: STATIC_FILES,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: !assetFolder,
    maxAge: DAY_MS,
  });
};
