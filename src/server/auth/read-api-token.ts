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
  }
}

export const bearerTokenOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** Pages, pictures and the routes of other secrets take no notice of a token. */
export const readApiToken = (request: FastifyRequest): string | null => {
  if (!request.url.startsWith('/api/')) return null;
  const bearer = bearerTokenOf(request);
  return bearer !== null && API_TOKEN_PATTERN.test(bearer) ? bearer : null;
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
