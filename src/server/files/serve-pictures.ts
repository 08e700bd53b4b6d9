import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { FileStore } from './file-store.ts';

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Serves people's pictures to anybody who knows the file's name. A name is never used twice, so caches may keep it. */
export const servePictures = (app: FastifyInstance, files: FileStore) => {
  app.get('/pictures/*', async (request, reply) => {
    const file = await files.read(`pictures/${(request.params as { '*': string })['*']}`);
    if (!file) throw new Refusal('notFound', serverRefusals.notFound);
    return reply
      .type(file.type)
      .header('content-length', file.size)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(file.content);
  });
};
