import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import type { FindSession } from './asker-session.ts';
import { readBrowserToken } from './browser-token.ts';
import { demandsFactor } from './factor-demand.ts';
import { hostRefusals } from './http/host-refusals.ts';
import { checkHost, checkOrigin, originOf } from './http/origin-check.ts';
import { fileHeaders, type SecurityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { readKnownToken } from './known-browser-cookie.ts';
import { languageOf, saysLanguage } from './language-of-request.ts';
import type { RequestLimits } from './request-limits.ts';
import { readSessionToken } from './session-cookie.ts';
import type { Tools } from './tools.ts';

const LONGEST_ADDRESS = 8 * 1024;

export interface AskerTerms {
  tools: Tools;
  headers: SecurityHeaders;
  isSecure: boolean;
  /** Who a request comes from; accounts and teams know. */
  findSession: FindSession;
  requestLimits: RequestLimits;
}

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** Who asks, and whether they may ask here at all: before each handler. */
export const findAsker = (
  app: FastifyInstance,
  { tools, headers, isSecure, findSession, requestLimits }: AskerTerms,
) => {
  const publicOrigin = tools.config.publicUrl && new URL(tools.config.publicUrl).origin;
  app.decorateRequest('asker');

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return setSecurityHeaders(reply, fileHeaders);
    setSecurityHeaders(reply, headers);
    reply.header('x-request-id', request.id);
    if (request.url.length > LONGEST_ADDRESS) throw Object.assign(new Error(), { statusCode: 414 });
    if (saysLanguage(request) && !request.routeOptions.config.isInLanguages)
      throw new Refusal('notFound', hostRefusals.notFound);
    checkHost(request, tools.config.onlyHost);
    checkOrigin(request, publicOrigin);
    const token = readSessionToken(request, isSecure);
    const session = token === undefined ? null : await findSession(token);
    const person = session?.person ?? null;
    if (person && session?.hasNoFactor && demandsFactor(tools.config, person)) person.mustAddFactor = true;
    request.asker = {
      person,
      account: session?.account ?? null,
      sessionId: session?.id ?? null,
      isProved: session?.isProved ?? false,
      // Of whoever has hung up meanwhile nothing is known any more, whatever the type says.
      ip: request.ip ?? '',
      origin: originOf(request, publicOrigin),
      userAgent: request.headers['user-agent'] ?? null,
      language: languageOf(request),
      browserToken: readBrowserToken(request, isSecure),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      knownToken: readKnownToken(request, isSecure),
      signature: headerOf(request, 'stripe-signature'),
      bearer: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    };
    requestLimits.count(request);
  });
};
