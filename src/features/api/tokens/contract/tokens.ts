import * as z from 'zod/mini';
import { MAX_API_TOKEN_NAME_LENGTH, apiTokenLifetimeDays } from '#features/api/tokens/rules/api-tokens.ts';
import type { sentences } from '#features/api/tokens/strings/en/api-tokens.ts';
import { apiScopes } from '#kernel/api-scopes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

export const messageKey = createMessageKey<typeof sentences>('apiTokens');

const scope = z.enum(apiScopes);

const listedToken = {
  id: idSchema,
  name: z.string(),
  scopes: z.array(scope),
  /** The token's last four characters. */
  ending: z.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  lastUsedAt: z.nullable(momentSchema),
};

export const apiTokenSchema = z.object(listedToken);
export type ApiToken = z.output<typeof apiTokenSchema>;

/** The token itself is in this response and nowhere else. */
export const createdApiTokenSchema = z.object({ ...listedToken, token: z.string() });
export type CreatedApiToken = z.output<typeof createdApiTokenSchema>;

export const newApiTokenSchema = z.object({
  name: z
    .string(messageKey('nameMissing'))
    .check(
      z.trim(),
      z.minLength(1, messageKey('nameMissing')),
      z.maxLength(MAX_API_TOKEN_NAME_LENGTH, messageKey('nameTooLong')),
    ),
  scopes: z
    .array(scope, messageKey('scopesMissing'))
    .check(z.minLength(1, messageKey('scopesMissing')), z.maxLength(apiScopes.length)),
  days: z.literal(apiTokenLifetimeDays),
});
export type NewApiToken = z.output<typeof newApiTokenSchema>;

export const listOwnApiTokens = endpoint({
  method: 'GET',
  url: '/api/tokens',
  server: {
    who: 'person',
    summary: 'List your API tokens, newest first',
    response: z.array(apiTokenSchema),
    refusals: {},
  },
});

export const createApiToken = endpoint({
  method: 'POST',
  url: '/api/tokens',
  body: newApiTokenSchema,
  server: {
    who: 'person',
    needsStepUp: true,
    summary: 'Create an API token; only this response contains it',
    response: createdApiTokenSchema,
    refusals: {
      notForStaff: { status: 403, say: messageKey('notForStaff') },
      tooMany: { status: 409, say: messageKey('tooMany') },
    },
    creates: true,
  },
});

export const revokeApiToken = endpoint({
  method: 'DELETE',
  url: '/api/tokens/:id',
  server: {
    who: 'person',
    summary: 'Revoke one of your API tokens; it stops working right away',
    params: z.object({ id: idInPath }),
    response: z.object({}),
    refusals: { tokenNotFound: { status: 404, say: messageKey('tokenNotFound') } },
  },
});
