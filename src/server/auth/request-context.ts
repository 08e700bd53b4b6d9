import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import { checkHost, checkOrigin, originOf } from '#server/http/origin-check.ts';
import { setRateLimitHeaders } from '#server/http/rate-limit-headers.ts';
import { hasLanguagePrefix, languageOfRequest } from '#server/http/request-language.ts';
import type { RequestRateLimits } from '#server/http/request-rate-limits.ts';
import {
  fileSecurityHeaders,
  type SecurityHeaders,
  setSecurityHeaders,
} from '#server/http/security-headers.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { Services } from '#server/services/services.ts';
import { readBrowserToken } from './browser-token.ts';
import { readKnownBrowserToken } from './known-browser-cookie.ts';
import { bearerTokenOf, checkTokenScope, isCallOfProgram, readApiToken } from './read-api-token.ts';
import { requiresSecondFactor } from './requires-second-factor.ts';
import { readSessionToken } from './session-cookie.ts';
import type { FindSession, FindTokenHolder } from './session-types.ts';

const LONGEST_URL = 8 * 1024;

export interface RequestContextOptions {
  services: Services;
  headers: SecurityHeaders;
  isSecure: boolean;
  /** The accounts and team features find the session of a request. */
  findSession: FindSession;
  /** The API’s tokens are a feature’s too. */
  findTokenHolder: FindTokenHolder;
  requestLimits: RequestRateLimits;
}

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** Resolves who calls, and refuses callers who may not call at all, before each handler. */
export const addRequestContext = (
  app: FastifyInstance,
  { services, headers, isSecure, findSession, findTokenHolder, requestLimits }: RequestContextOptions,
) => {
  const publicOrigin = services.config.publicUrl && new URL(services.config.publicUrl).origin;
  app.decorateRequest('requestContext');

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return setSecurityHeaders(reply, fileSecurityHeaders);
    setSecurityHeaders(reply, headers);
    reply.header('x-request-id', request.id);
    if (request.url.length > LONGEST_URL) throw Object.assign(new Error(), { statusCode: 414 });
    if (hasLanguagePrefix(request) && !request.routeOptions.config.isInLanguages)
      throw new Refusal('notFound', serverRefusals.notFound);
    checkHost(request, services.config.onlyHost);
    checkOrigin(request, publicOrigin);
    const isProgram = isCallOfProgram(request);
    const apiToken = isProgram ? readApiToken(request) : null;
    const holder = apiToken === null ? null : await findTokenHolder(apiToken);
    // A program’s token counts alone: a cookie beside it would reach what the token must not.
    const token = isProgram ? undefined : readSessionToken(request, isSecure);
    const session = token === undefined ? null : await findSession(token);
    const person = (holder ?? session)?.person ?? null;
    if (person && session?.hasNoFactor && requiresSecondFactor(services.config, person))
      person.mustAddFactor = true;
    request.requestContext = {
      person,
      account: (holder ?? session)?.account ?? null,
      sessionId: session?.id ?? null,
      isProved: session?.isProved ?? false,
      // Fastify has no address for a caller who has hung up meanwhile, whatever its type says.
      ip: request.ip ?? '',
      origin: originOf(request, publicOrigin),
      userAgent: request.headers['user-agent'] ?? null,
      language: languageOfRequest(request),
      browserToken: readBrowserToken(request, isSecure),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      knownToken: readKnownBrowserToken(request, isSecure),
      signature: headerOf(request, 'stripe-signature'),
      bearer: bearerTokenOf(request),
      tokenId: holder?.tokenId ?? null,
    };
    requestLimits.count(request, (standing) => setRateLimitHeaders(reply, standing));
    if (isProgram) checkTokenScope(request, holder);
  });
};
