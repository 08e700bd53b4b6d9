import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { readPersonById, recordSecurityEvent } from '#features/accounts/core/server/index.ts';
import {
  type CreatedApiToken,
  createApiToken,
  listOwnApiTokens,
  revokeApiToken,
} from '#features/api/tokens/contract/tokens.ts';
import { MAX_API_TOKENS } from '#features/api/tokens/rules/api-tokens.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, handleInSteps, type HandlerContext } from '#server/http/handle.ts';
import { apiTokenCreatedEmail } from './api-token-created-email.ts';
import { hashOfApiToken, newApiTokenSecret } from './api-token-secret.ts';
import { apiTokens } from './tables.ts';

const TRIES = { points: 30, seconds: 60 * 60 };

const presentToken = (row: typeof apiTokens.$inferSelect) => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  ending: row.ending,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const secretColumns = (token: string) => ({ tokenHash: hashOfApiToken(token), ending: token.slice(-4) });

const isTheirs = (userId: number) => and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, sql`now()`));

/** The first response was lost, and the token with it, so this token gets a new secret. */
const renewSecret = async (db: Db, stored: CreatedApiToken): Promise<CreatedApiToken> => {
  const token = newApiTokenSecret();
  const columns = secretColumns(token);
  await db.update(apiTokens).set(columns).where(eq(apiTokens.id, stored.id));
  return { ...stored, ending: columns.ending, token };
};

const store = (context: HandlerContext<typeof createApiToken>) => {
  const { person, body, language, services, ip, userAgent, refuse } = context;
  return services.db.transaction(async (transaction) => {
    const { email } = await readPersonById(transaction, person.id);
    // Two calls at once would both find room for one more.
    await transaction.execute(sql`select from users where id = ${person.id} for no key update`);
    if ((await transaction.$count(apiTokens, isTheirs(person.id))) >= MAX_API_TOKENS) throw refuse('tooMany');
    const token = newApiTokenSecret();
    const [row] = await transaction
      .insert(apiTokens)
      .values({
        userId: person.id,
        name: body.name,
        scopes: [...new Set(body.scopes)],
        ...secretColumns(token),
        expiresAt: sql`now() + make_interval(days => ${body.days})`,
      })
      .returning();
    if (!row) throw new Error('An API token was not stored');
    await recordSecurityEvent(transaction, {
      kind: 'token-created',
      personId: person.id,
      from: { ip, userAgent },
      object: String(row.id),
    });
    const page = `${publicBaseUrl(services.config, language)}${href('/settings/api-tokens')}`;
    const letter = apiTokenCreatedEmail(language, row.name, page);
    await enqueueMail(transaction, services, { to: email, language, letter });
    return { ...presentToken(row), token };
  });
};

export const routes: readonly EndpointRoute[] = [
  handle(listOwnApiTokens, async ({ person, services }) => {
    const rows = await services.db
      .select()
      .from(apiTokens)
      .where(isTheirs(person.id))
      .orderBy(desc(apiTokens.id));
    return rows.map(presentToken);
  }),

  handleInSteps(createApiToken, {
    prepare: async ({ person, services, refuse }) => {
      if (person.userType === 'admin') throw refuse('notForStaff');
      await services.limits.spend('api-tokens', person.id, TRIES);
    },
    handle: store,
    redact: (response) => ({ ...response, token: '' }),
    repeat: ({ services }, stored) => renewSecret(services.db, stored),
  }),

  handle(revokeApiToken, ({ person, params, ip, userAgent, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .delete(apiTokens)
        .where(and(eq(apiTokens.id, params.id), eq(apiTokens.userId, person.id)));
      if (rowCount === 0) throw refuse('tokenNotFound');
      await recordSecurityEvent(transaction, {
        kind: 'token-revoked',
        personId: person.id,
        from: { ip, userAgent },
        object: String(params.id),
      });
      return {};
    }),
  ),
];
