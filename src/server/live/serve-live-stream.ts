import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Refusal } from '#kernel/refusal.ts';
import { asCompanyOwner } from '#kernel/signed-in-person.ts';
import { invalidFieldError } from '#server/http/handle.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { LiveHub } from './live-hub.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response lasts as long as somebody listens, so its duration means nothing. */
    isStream?: boolean;
  }
}

const EVENT_ID = /^\d{1,15}$/;

/** It is declared for the API's description only. It is no route, since its response never ends. */
export const liveStreamEndpoint = endpoint({
  method: 'GET',
  url: '/api/live',
  server: {
    who: 'person',
    summary: 'Stream live events to a logged-in person, from the event after the last one received',
    query: z.object({ after: z.optional(z.string().check(z.regex(EVENT_ID))) }),
    isStream: true,
    refusals: {},
  },
});

/** The browser sends the last event's id itself when a stream breaks off; a page sends it when it opens a new one. */
const lastEventOf = ({ headers, query }: FastifyRequest): number | null => {
  const cursorText = headers['last-event-id'] ?? (query as { after?: unknown }).after;
  if (cursorText === undefined) return null;
  if (typeof cursorText !== 'string' || !EVENT_ID.test(cursorText))
    throw invalidFieldError('after', 'server.invalidField');
  return Number(cursorText);
};

/** Opens the stream to people who are signed in. */
export const serveLiveStream = (app: FastifyInstance, hub: LiveHub) => {
  app.get(
    liveStreamEndpoint.url,
    { exposeHeadRoute: false, config: { isStream: true } },
    (request, reply) => {
      const { person, sessionId } = request.requestContext;
      if (!person || sessionId === null) throw new Refusal('signInFirst', serverRefusals.signInFirst);
      if (person.mustAddFactor) throw new Refusal('factorMissing', serverRefusals.factorMissing);
      const lastEventId = lastEventOf(request);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Some proxies would buffer the response.
        'x-accel-buffering': 'no',
      });
      hub.open(reply.raw, {
        userId: asCompanyOwner(person).id,
        listenerId: person.id,
        sessionId,
        after: lastEventId,
      });
    },
  );
  app.addHook('preClose', async () => hub.close());
};
