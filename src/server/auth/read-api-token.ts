import type { FastifyRequest } from 'fastify';
import type { TokenScope } from '#kernel/api-scopes.ts';
import { API_TOKEN_PATTERN } from '#kernel/api-token.ts';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import type { TokenHolder } from './session-types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A program’s token must have this scope. Without it the route is for people alone. */
    tokenScope?: TokenScope | undefined;
    /** True for a route whose Authorization header carries a secret of its own, which must not be refused as a bad token. */
    hasOwnSecret?: boolean;
  }
}

export const bearerTokenOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** Returns null for what can't be one of our tokens. */
export const readApiToken = (request: FastifyRequest): string | null => {
  const bearer = bearerTokenOf(request);
  return bearer !== null && API_TOKEN_PATTERN.test(bearer) ? bearer : null;
};

/**
 * Pages, pictures and the routes of other secrets take no notice of a token. Anything else in the header is a program's
 * attempt at one, which only `tokenInvalid` can explain to it. A proxy in front may ask browsers for a password of its
 * own, and they then send it (Basic) with each call.
 */
export const isCallOfProgram = (request: FastifyRequest): boolean => {
  const { url, headers, routeOptions } = request;
  return (
    url.startsWith('/api/') &&
    headers.authorization !== undefined &&
    (readApiToken(request) !== null ||
      (routeOptions.config.hasOwnSecret !== true && !/^Basic /i.test(headers.authorization)))
  );
};

/** Refuses a token wherever it is not expressly let in. */
export const checkTokenScope = (request: FastifyRequest, holder: TokenHolder | null) => {
  if (!holder) throw new Refusal('tokenInvalid', serverRefusals.tokenInvalid);
  if (request.is404) return;
  const { tokenScope } = request.routeOptions.config;
  if (tokenScope === 'any') return;
  if (tokenScope === undefined) throw new Refusal('tokenNotAllowed', serverRefusals.tokenNotAllowed);
  if (!holder.scopes.includes(tokenScope))
    throw new Refusal('scopeMissing', serverRefusals.scopeMissing, { scope: tokenScope });
};
