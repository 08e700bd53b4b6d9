import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Endpoint,
  type FileRedirect,
  type FileResponse,
  type ListPage,
  requestPath,
} from '#kernel/endpoint.ts';
import { writeBrowserCookie } from '#server/auth/browser-token.ts';
import { writeKnownBrowserCookie } from '#server/auth/known-browser-cookie.ts';
import { writeSessionCookie } from '#server/auth/session-cookie.ts';
import { cacheAgeSeconds, type PublicCache } from '#server/cache/public-cache.ts';
import { contentDispositionHeader } from '#server/files/content-disposition.ts';
import type { Services } from '#server/services/services.ts';
import { companyIdOfCall } from './company-of-call.ts';
import { pickDeclaredQueryParameters } from './declared-query-parameters.ts';
import { type EndpointRoute, type RawInput, type RequestContext, runEndpointRoute } from './handle.ts';
import { runOncePerKey, requireSameFileForKey } from './idempotency.ts';
import { acceptUploadForms, readUploadInTurn } from './multipart-upload.ts';
import { readRawBody, acceptRawBodies } from './raw-body.ts';
import type { CountedRequestKind } from './request-rate-limits.ts';
import { etagOf, ResponseBody, sendResponseBody, noAutomaticCompression } from './response-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext;
  }
}

interface WireResponse {
  text: string;
  headers: Record<string, string>;
}

/** Prepares a response for the wire: JSON, with a list's total and next page in headers. */
const onWire = (endpoint: Endpoint, request: FastifyRequest, value: unknown): WireResponse => {
  const headers: Record<string, string> = {};
  const json = endpoint.isPaged ? (value as ListPage<unknown>).items : (value ?? null);
  if (endpoint.isPaged) {
    const page = value as ListPage<unknown>;
    headers['x-total-count'] = String(page.total);
    if (page.next !== null) {
      const query = { ...pickDeclaredQueryParameters(endpoint, request.query), cursor: page.next };
      const params = request.params as Record<string, string>;
      headers['link'] = `<${requestPath(endpoint, { params, query })}>; rel="next"`;
    }
  }
  return { text: JSON.stringify(json), headers };
};

const JSON_TYPE = 'application/json; charset=utf-8';

// A file that people sent must never run as a page of ours, whatever a browser takes it for.
const NO_PAGE = "default-src 'none'; sandbox";

const sendFile = (reply: FastifyReply, request: FastifyRequest, file: FileResponse | FileRedirect) => {
  if ('elsewhere' in file) return reply.header('cache-control', 'no-store').redirect(file.elsewhere, 303);
  const { name, type, size, shownAs } = file;
  const content = file.content instanceof Readable ? file.content : Readable.from(file.content);
  const use = shownAs === undefined ? 'attachment' : 'inline';
  reply
    .type(type)
    .header('content-disposition', contentDispositionHeader(use, name))
    .header('content-security-policy', NO_PAGE)
    .header('cache-control', shownAs === undefined ? 'no-store' : 'private, no-cache');
  if (size !== undefined) reply.header('content-length', size);
  if (shownAs === undefined) return reply.send(content);
  const etag = etagOf(shownAs);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return reply.send(content);
  content.destroy();
  return reply.removeHeader('content-length').code(304).send();
};

/** A call with a key runs once, or for a file only with the same bytes. */
const onceFor = (
  { endpoint }: EndpointRoute,
  request: FastifyRequest,
  services: Services,
): Pick<RawInput, 'once' | 'withFile'> => {
  const { requestContext, url: address, body } = request;
  const key = requestContext.idempotencyKey;
  return {
    withFile: (upload, use) =>
      readUploadInTurn(request, upload, services, (file) =>
        key === null
          ? use(file)
          : requireSameFileForKey(key, { requestContext, address, file: file.bytes }, services.db, () =>
              use(file),
            ),
      ),
    ...(endpoint.creates &&
      key !== null && {
        once: ({ work, ...steps }) =>
          runOncePerKey(key, { requestContext, address, body }, services.db, {
            ...steps,
            work: (transaction, prepared) => work({ ...services, db: transaction }, prepared),
          }),
      }),
  };
};

interface EndpointHostOptions {
  services: Services;
  cache: PublicCache;
  isSecure: boolean;
}

/** A page may show any number of stored pictures, and other programs post whenever they like. */
const countedAs = ({ method, isFile, isMade, isProfile, raw }: Endpoint): CountedRequestKind | undefined => {
  if (isFile && isMade) return 'file';
  if (isFile || raw) return undefined;
  if (method !== 'GET') return 'write';
  return isProfile ? 'profile' : 'read';
};

const hostRoute = (
  app: FastifyInstance,
  route: EndpointRoute,
  { services, cache, isSecure }: EndpointHostOptions,
) => {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    // A link in an email is in its reader's language, even if it leads to no page.
    config: {
      counted: countedAs(endpoint),
      hasOwnSecret: endpoint.raw !== undefined,
      isInLanguages: !endpoint.url.startsWith('/api/'),
      tokenScope: endpoint.scope ?? (endpoint.isPublic ? 'any' : undefined),
    },
    ...(endpoint.isPublic && noAutomaticCompression),
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const run = () =>
        runEndpointRoute(
          route,
          {
            params,
            query,
            body,
            ...onceFor(route, request, services),
            readRaw: (raw) => readRawBody(request, raw),
          },
          request.requestContext,
          services,
          {
            setSession: (token) => writeSessionCookie(reply, isSecure, token),
            setBrowserToken: (token) => writeBrowserCookie(reply, isSecure, token),
            setKnownToken: (token) => writeKnownBrowserCookie(reply, isSecure, token),
          },
        );
      if (endpoint.isPublic) {
        const cacheKey = JSON.stringify([endpoint.url, params, pickDeclaredQueryParameters(endpoint, query)]);
        const { value, asOf } = await cache.getOrMake(
          `api ${cacheKey}`,
          async () => {
            const { text, headers } = onWire(endpoint, request, await run());
            return { body: new ResponseBody(text), headers };
          },
          {
            weigh: (cachedResponse) => cachedResponse.body.weight,
            companyOf: () => companyIdOfCall(endpoint, params),
          },
        );
        if (asOf) reply.header('age', cacheAgeSeconds(asOf));
        // Anyone may cache a public response if they revalidate each time; the others nobody may.
        reply.headers({ ...value.headers, 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
        return sendResponseBody(request, reply.type(JSON_TYPE), value.body);
      }
      const response = await run();
      reply.code(endpoint.creates ? 201 : 200);
      if (endpoint.isFile) return sendFile(reply, request, response as FileResponse | FileRedirect);
      const { text, headers } = onWire(endpoint, request, response);
      return reply.headers(headers).header('cache-control', 'no-store').type(JSON_TYPE).send(text);
    },
  });
};

export const serveEndpoints = (
  app: FastifyInstance,
  routes: readonly EndpointRoute[],
  options: EndpointHostOptions,
) => {
  for (const route of routes) {
    const { upload, raw } = route.endpoint;
    if (raw) acceptRawBodies(app, raw.types, (place) => hostRoute(place, route, options));
    else if (!upload) hostRoute(app, route, options);
  }
  acceptUploadForms(app, (forms) => {
    for (const route of routes) if (route.endpoint.upload) hostRoute(forms, route, options);
  });
};
