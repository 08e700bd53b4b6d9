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
import { type HostStrings, stringsOf } from '#strings/strings.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { createHealthPool } from './database/pool.ts';
import { type AskerTerms, findAsker } from './find-asker.ts';
import type { Route } from './http/answer.ts';
import { SHORTEST_COMPRESSED } from './http/body.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { hostDocs } from './http/docs.ts';
import { hostEndpoints } from './http/endpoint-host.ts';
import { type ErrorAnswer, errorAnswer, notFoundAnswer } from './http/error-answers.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import type { JobWorker } from './jobs.ts';
import { languageOf, withoutLanguage } from './language-of-request.ts';
import { hostLive, liveStream } from './live/host-live.ts';
import type { LiveHub } from './live/hub.ts';
import { logRequests } from './log-requests.ts';
import { hostMetrics, type Watching } from './metrics/host-metrics.ts';
import { plainPage } from './pages/plain-page.ts';
import type { PublicCache } from './public-cache.ts';
import type { Traces } from './traces/open-traces.ts';
import { version } from './version.ts';
import { waitForHandlers } from './wait-for-handlers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the answer is that it should be tried again. */
    why: string | undefined;
  }
  interface FastifyContextConfig {
    /** Under '/fr' and its like there is one too. */
    isInLanguages?: boolean;
  }
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_HEADERS = 16 * 1024;

export interface HostTerms extends AskerTerms {
  database: Database;
  cache: PublicCache;
  live: LiveHub;
  /** What does this instance's jobs. */
  worker?: Pick<JobWorker, 'isWorking'> | undefined;
  routes: readonly Route[];
  /** For whoever watches over this instance, where a setting opens it. */
  watching?: Watching | undefined;
  /** Where time goes, for a collector, where a setting names one. */
  traces?: Traces | undefined;
  /** Adds what is not API: pages, assets, pictures. */
  hostPages?: (app: FastifyInstance) => Promise<void> | void;
}

const stringsFor = (request: FastifyRequest): HostStrings => stringsOf(languageOf(request));

// A random start and a counter: unique without asking the kernel for randomness on every request.
const requestIds = () => {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
};

/** A number trusts that many proxies in front of us, counted from the nearest. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;

const TRY_AGAIN_SECONDS = 2;

/** A browser asks for a page: the refusal is a page too, and not JSON. */
const isForPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** What somebody sees who looks at a page and is to ask again. */
const waitPage = (request: FastifyRequest, { status, body }: ErrorAnswer, refreshSeconds: number) => {
  const { awayTitle, awayText, tooManyTitle, tryAgain: again } = stringsFor(request).server;
  const [title, text] = status === 503 ? [awayTitle, awayText] : [tooManyTitle, body.message];
  return plainPage({ language: languageOf(request), title, text, again, refreshSeconds });
};

const sendError = (request: FastifyRequest, reply: FastifyReply, answer: ErrorAnswer) => {
  reply.code(answer.status).header('cache-control', 'no-store');
  const seconds = answer.retryAfterSeconds ?? (answer.status === 503 ? TRY_AGAIN_SECONDS : undefined);
  if (seconds !== undefined) {
    reply.header('retry-after', String(seconds));
    if (isForPage(request))
      return reply.type('text/html; charset=utf-8').send(waitPage(request, answer, seconds));
  }
  return reply.send({ ...answer.body, requestId: request.id });
};

/** Builds the server. It does not listen yet: tests inject requests instead. */
export const buildHost = async (terms: HostTerms): Promise<FastifyInstance> => {
  const { tools, headers } = terms;
  const app = Fastify({
    loggerInstance: tools.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    rewriteUrl: withoutLanguage,
    trustProxy: trustedProxies(tools.config.trustProxy),
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    // Who asks and never reads is hung up on; a live stream says something more often.
    connectionTimeout: 60_000,
    keepAliveTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // A client that sends its headers a byte at a time is cut off after 5 s instead of a minute.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: LARGEST_HEADERS },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    clientErrorHandler: answerBrokenRequests(headers),
    // What the router itself cannot read never reaches a hook, so the headers are set here too.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(reply, headers);
      sendError(request, reply, errorAnswer(error, stringsFor(request)));
    },
  });

  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: SHORTEST_COMPRESSED,
    encodings: ['br', 'gzip', 'identity'],
  });
  app.removeContentTypeParser('text/plain');
  terms.traces?.watchRequests(app);
  findAsker(app, terms);
  endConnectionsAtClose(app);
  waitForHandlers(app);
  logRequests(app, terms.tools.log);
  if (terms.watching) hostMetrics(app, terms.watching);
  answerErrors(app);
  hostEndpoints(app, terms.routes, terms);
  hostDocs(app, [...terms.routes.map((route) => route.endpoint), liveStream], terms.isSecure);
  hostLive(app, terms.live);
  hostHealth(app, terms);
  await terms.hostPages?.(app);
  return app;
};

/** A connection that is kept alive would hold up the end until it has been idle for a minute. */
const endConnectionsAtClose = (app: FastifyInstance) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', (request, _, done) => {
    if (isClosing) request.raw.socket.end();
    done();
  });
};

const answerErrors = (app: FastifyInstance) => {
  app.decorateRequest('why');
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = errorAnswer(error, stringsFor(request));
    request.why = answer.why;
    if (answer.isFault) {
      const { id: requestId, asker } = request;
      request.log.error({ err: error, requestId, personId: asker?.person?.id }, 'fault');
    }
    return sendError(request, reply, answer);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, notFoundAnswer(stringsFor(request))));
};

/** Apart from the pool: ten slow requests must not make a balancer take every instance out at once. */
const hostHealth = (app: FastifyInstance, { tools, database, worker }: HostTerms) => {
  const pool = createHealthPool(database.connection, tools.log);
  app.addHook('onClose', () => pool.end());
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok', version }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    await pool.query('select 1');
    if (worker && !worker.isWorking()) return reply.code(503).send({ status: 'jobs are not done' });
    return { status: 'ready' };
  });
};
