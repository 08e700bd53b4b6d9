import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { OUTGOING_CALL_CHANNEL, type OutgoingCall } from './outgoing-call.ts';
import { createSpanExporter } from './span-exporter.ts';
import { statementNameOf } from './statement-name.ts';
import { beginSpan, endSpan, type SpanKind, type TraceSpan, formatTraceparent } from './trace-span.ts';

/** An instance sends a collector where its time goes. It is loaded only if a setting names one. */
export interface RequestTraces {
  /** Makes each request a span from now on. Call it before all other hooks. */
  watchRequests(app: FastifyInstance): void;
  /** Makes each statement of a request or job a span of it from now on. */
  watchPool(pool: Pool): void;
  watchJob<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Health checks, run each second, and files say nothing of where time goes. */
const isOfNoInterest = ({ url }: FastifyRequest) => /^\/(?:assets\/|healthz$|readyz$|metrics$)/.test(url);

/** Node's own fetch publishes this about itself. */
interface FetchMessage {
  request: { origin?: string; method: string; addHeader(name: string, value: string): void };
  response?: { statusCode: number };
}

export const startTracing = (endpoint: string, log: BasicLogger): RequestTraces => {
  const sender = createSpanExporter(endpoint, log);
  const current = new AsyncLocalStorage<TraceSpan>();
  const ofRequests = new WeakMap<FastifyRequest, TraceSpan>();

  const end = (span: TraceSpan, isFault = false) => {
    span.isFault ||= isFault;
    endSpan(span);
    sender.add(span);
  };

  const during = async <Result>(span: TraceSpan, work: () => Promise<Result>) => {
    try {
      const result = await current.run(span, work);
      end(span);
      return result;
    } catch (error) {
      end(span, true);
      throw error;
    }
  };

  const beginWithin = (name: string, kind: SpanKind) => {
    const parent = current.getStore();
    return parent && beginSpan(name, kind, parent);
  };

  const statementSpan = (queryInput: unknown) => {
    const { text, name } = (typeof queryInput === 'string' ? { text: queryInput } : queryInput) as {
      text?: string;
      name?: string;
    };
    const { operation, table } = statementNameOf(text ?? '');
    const span = beginWithin([operation, table].filter(Boolean).join(' '), 'client');
    if (!span) return undefined;
    span.attributes['db.system.name'] = 'postgresql';
    span.attributes['db.operation.name'] = operation;
    if (table) span.attributes['db.collection.name'] = table;
    if (name) span.attributes['db.query.summary'] = name;
    return span;
  };

  const watchClient = (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const span = statementSpan(args[0]);
      if (!span) return query(...args);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const onEnd = AsyncResource.bind((...results: unknown[]) => {
          end(span, results[0] != null);
          callback(...results);
        });
        return query(...args.slice(0, -1), onEnd);
      }
      const result = query(...args);
      if (result instanceof Promise)
        result.then(
          () => end(span),
          () => end(span, true),
        );
      return result;
    };
    client.query = watched as typeof client.query;
  };

  /** The key is fetch's request, or another call's message. */
  const ofCalls = new WeakMap<object, TraceSpan>();
  const onCall = (message: unknown) => {
    const { request } = message as FetchMessage;
    const span = beginWithin(`call ${request.method}`, 'client');
    if (!span) return;
    span.attributes['http.request.method'] = request.method;
    // Only the host is recorded, never the path, which may hold a secret.
    if (request.origin) span.attributes['server.address'] = new URL(request.origin).host;
    request.addHeader('traceparent', formatTraceparent(span));
    ofCalls.set(request, span);
  };
  const onHeaders = (message: unknown) => {
    const { request, response } = message as FetchMessage;
    const span = ofCalls.get(request);
    if (span && response) span.attributes['http.response.status_code'] = response.statusCode;
  };
  const endCall = (isFault: boolean) => (message: unknown) => {
    const { request } = message as FetchMessage;
    const span = ofCalls.get(request);
    if (!span) return;
    ofCalls.delete(request);
    end(span, isFault);
  };
  const onOtherCall = (message: unknown) => {
    const { protocol, host } = message as OutgoingCall;
    const span = beginWithin(`call ${protocol.toUpperCase()}`, 'client');
    if (!span) return;
    Object.assign(span.attributes, { 'network.protocol.name': protocol, 'server.address': host });
    ofCalls.set(message as object, span);
  };
  const endOtherCall = (message: unknown) => {
    const span = ofCalls.get(message as object);
    if (span) end(span, 'error' in (message as object));
  };
  const subscriptions = [
    ['undici:request:create', onCall],
    ['undici:request:headers', onHeaders],
    ['undici:request:trailers', endCall(false)],
    ['undici:request:error', endCall(true)],
    [`tracing:${OUTGOING_CALL_CHANNEL}:start`, onOtherCall],
    [`tracing:${OUTGOING_CALL_CHANNEL}:asyncEnd`, endOtherCall],
  ] as const;
  for (const [channel, hear] of subscriptions) subscribe(channel, hear);

  return {
    watchRequests(app) {
      app.addHook('onRequest', (request, _, callback) => {
        if (isOfNoInterest(request) || request.routeOptions.config.isStream) return callback();
        // An incoming `traceparent` is ignored: anybody can write one, and would choose which of their requests are
        // stored and what our own calls send to other servers.
        const span = beginSpan(request.method, 'server');
        ofRequests.set(request, span);
        return current.run(span, callback);
      });
      // A body is read from the socket, which knows no request.
      app.addHook('preValidation', (request, _, callback) => {
        const span = ofRequests.get(request);
        if (span) current.run(span, callback);
        else callback();
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = ofRequests.get(request);
        if (!span) return;
        // It is the route's pattern, never the address: a query may hold a person's words.
        const route = request.routeOptions.url ?? 'none';
        span.name = `${request.method} ${route}`;
        Object.assign(span.attributes, {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
        });
        end(span, reply.statusCode >= 500);
      });
    },

    watchPool(pool) {
      const watched = new WeakSet<PoolClient>();
      // A client may have connected before.
      pool.on('acquire', (client) => {
        if (!watched.has(client)) watchClient(client);
        watched.add(client);
      });
      // Another request's release hands over a connection, but the waiting query isn't part of that request.
      const connect = pool.connect.bind(pool) as (callback?: (...results: unknown[]) => void) => unknown;
      const bound = (callback?: (...results: unknown[]) => void) =>
        connect(callback && AsyncResource.bind(callback));
      pool.connect = bound as typeof pool.connect;
    },

    watchJob: (name, work) => {
      const span = beginSpan(`job ${name}`, 'consumer');
      return during(span, work);
    },

    async close() {
      for (const [channel, hear] of subscriptions) unsubscribe(channel, hear);
      await sender.close();
    },
  };
};
