import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type RequestContextOptions, addRequestContext } from '#server/auth/request-context.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Config } from '#server/config/config.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { DatabaseHandle } from '#server/database/open-database.ts';
import { createHealthPool } from '#server/database/pool.ts';
import type { JobWorker } from '#server/jobs/job-worker.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { serveLiveStream, liveStreamEndpoint } from '#server/live/serve-live-stream.ts';
import { logRequests } from '#server/logging/log-requests.ts';
import { serveMetrics, type ServeMetricsOptions } from '#server/metrics/serve-metrics.ts';
import { renderPlainPage } from '#server/pages/render-plain-page.ts';
import { productVersion } from '#server/product-version.ts';
import type { RequestTraces } from '#server/traces/start-tracing.ts';
import { waitForHandlersOnShutdown } from '#server/wait-for-handlers-on-shutdown.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';
import { collectAllowedMethods } from './allowed-methods.ts';
import {
  type ErrorResponse,
  createErrorResponse,
  createMethodNotAllowedResponse,
  createNotFoundResponse,
} from './error-responses.ts';
import type { EndpointRoute } from './handle.ts';
import { respondToMalformedRequests } from './malformed-requests.ts';
import type { WebhookDescription } from './openapi-context.ts';
import { PROBLEM_MIME_TYPE, problemDetailsOf } from './problem-details.ts';
import { languageOfRequest, stripLanguage } from './request-language.ts';
import { MIN_COMPRESSED_BYTES } from './response-body.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveApiDocs } from './serve-api-docs.ts';
import { serveEndpoints } from './serve-endpoints.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the reason of a 503 for the log. */
    why: string | undefined;
  }
  interface FastifyContextConfig {
    /** The route also exists under '/fr' and the like. */
    isInLanguages?: boolean;
  }
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_HEADERS = 16 * 1024;

export interface ServerOptions extends RequestContextOptions {
  database: DatabaseHandle;
  cache: PublicCache;
  live: LiveHub;
  /** The worker does this instance's jobs. */
  worker?: Pick<JobWorker, 'isWorking'> | undefined;
  routes: readonly EndpointRoute[];
  /** Webhooks receive these events. */
  webhooks?: Readonly<Record<string, WebhookDescription>>;
  /** Monitoring reads metrics here, if a setting enables it. */
  watching?: ServeMetricsOptions | undefined;
  /** Traces go to a collector, if a setting names one. */
  traces?: RequestTraces | undefined;
  /** Adds everything but the API: pages, assets, pictures. */
  hostPages?: (app: FastifyInstance) => Promise<void> | void;
}

const stringsFor = (request: FastifyRequest): ServerStrings => stringsOf(languageOfRequest(request));

// A random start and a counter are unique without asking the kernel for randomness on every request.
const requestIds = () => {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
};

/** A number trusts that many proxies in front of us, counted from the nearest. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;

const TRY_AGAIN_SECONDS = 2;

/** A browser that requests a page gets a refusal as a page, not as JSON. */
const isForPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Responds with a page that asks its reader to try again. */
const waitPage = (request: FastifyRequest, { status, body }: ErrorResponse, refreshSeconds: number) => {
  const { awayTitle, awayText, tooManyTitle, tryAgain: tryAgainLabel } = stringsFor(request).server;
  const [title, text] = status === 503 ? [awayTitle, awayText] : [tooManyTitle, body.message];
  return renderPlainPage({
    language: languageOfRequest(request),
    title,
    text,
    tryAgainLabel,
    refreshSeconds,
  });
};

const sendError = (request: FastifyRequest, reply: FastifyReply, answer: ErrorResponse) => {
  reply.code(answer.status).header('cache-control', 'no-store');
  const seconds = answer.retryAfterSeconds ?? (answer.status === 503 ? TRY_AGAIN_SECONDS : undefined);
  if (seconds !== undefined) {
    reply.header('retry-after', String(seconds));
    if (isForPage(request))
      return reply.type('text/html; charset=utf-8').send(waitPage(request, answer, seconds));
  }
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.type(PROBLEM_MIME_TYPE);
  return reply.send(problemDetailsOf(answer, request.id));
};

/** Builds the server. It doesn't listen yet: tests inject requests instead. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { services, headers } = options;
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    rewriteUrl: stripLanguage,
    trustProxy: trustedProxies(services.config.trustProxy),
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    // A client that never reads is disconnected; a live stream sends something more often.
    connectionTimeout: 60_000,
    keepAliveTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // A client that sends its headers a byte at a time is cut off after 5 s instead of a minute.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: LARGEST_HEADERS },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    clientErrorHandler: respondToMalformedRequests(headers),
    // A request that the router can't read never reaches a hook, so the headers are set here too.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(reply, headers);
      sendError(request, reply, createErrorResponse(error, stringsFor(request)));
    },
  });

  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['br', 'gzip', 'identity'],
  });
  app.removeContentTypeParser('text/plain');
  options.traces?.watchRequests(app);
  addRequestContext(app, options);
  endConnectionsAtClose(app);
  waitForHandlersOnShutdown(app);
  logRequests(app, options.services.log);
  if (options.watching) serveMetrics(app, options.watching);
  handleErrors(app);
  serveEndpoints(app, options.routes, options);
  serveApiDocs(app, [...options.routes.map((route) => route.endpoint), liveStreamEndpoint], {
    isSecure: options.isSecure,
    server: publicBaseUrl(services.config),
    version: productVersion,
    webhooks: options.webhooks,
    webhooksToAnyAddress: services.config.webhooksToAnyAddress,
  });
  serveLiveStream(app, options.live);
  hostHealth(app, options);
  await options.hostPages?.(app);
  return app;
};

/** A keep-alive connection would delay the end until it has been idle for a minute. */
const endConnectionsAtClose = (app: FastifyInstance) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', (request, _, callback) => {
    if (isClosing) request.raw.socket.end();
    callback();
  });
};

const handleErrors = (app: FastifyInstance) => {
  app.decorateRequest('why');
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = createErrorResponse(error, stringsFor(request));
    request.why = answer.why;
    if (answer.isFault) {
      const { id: requestId, requestContext } = request;
      request.log.error({ err: error, requestId, personId: requestContext?.person?.id }, 'fault');
    }
    return sendError(request, reply, answer);
  });
  const methodsAt = collectAllowedMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const strings = stringsFor(request);
    const methods = methodsAt(request);
    if (methods.length === 0) return sendError(request, reply, createNotFoundResponse(strings));
    reply.header('allow', methods.join(', '));
    return sendError(request, reply, createMethodNotAllowedResponse(strings));
  });
};

/** It has its own pool: ten slow requests must not make a balancer take every instance out of service. */
const hostHealth = (app: FastifyInstance, { services, database, worker }: ServerOptions) => {
  const pool = createHealthPool(database.connection, services.log);
  app.addHook('onClose', () => pool.end());
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok', version: productVersion }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    await pool.query('select 1');
    if (worker && !worker.isWorking()) return reply.code(503).send({ status: 'jobs are not done' });
    return { status: 'ready' };
  });
};
