import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { securityEvents, users } from '#features/accounts/core/server/tables.ts';
import { findEmployer } from '#features/team/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { FindTokenHolder } from '#server/auth/session-types.ts';
import type { Db } from '#server/database/db.ts';
import { hashOfApiToken } from './api-token-secret.ts';
import { apiTokens } from './tables.ts';

// People read the time of last use, so minutes are exact enough and save a write per request.
const LAST_USE_EVERY_SECONDS = 60;

const { password: _, ...accountColumns } = getTableColumns(users);

const recordUse = (db: Db, tokenId: number) =>
  db
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(apiTokens.id, tokenId));

/**
 * Finds whom a program acts for. Staff have no tokens, since they can see everybody's data. Somebody who set a new
 * password by email has lost their account to others before, so that ends the tokens made until then.
 */
export const createTokenHolderFinder = (db: Db): FindTokenHolder => {
  const query = db
    .select({
      tokenId: apiTokens.id,
      scopes: apiTokens.scopes,
      account: accountColumns,
      isStale: sql<boolean>`${apiTokens.lastUsedAt} is null
        or ${apiTokens.lastUsedAt} < now() - make_interval(secs => ${LAST_USE_EVERY_SECONDS})`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('hash')),
        sql`${apiTokens.expiresAt} > now()`,
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
        ne(users.userType, 'admin'),
        sql`not exists (select from ${securityEvents} event where event.person_id = ${users.id}
          and event.kind = 'password-reset' and event.at > ${apiTokens.createdAt})`,
      ),
    )
    .prepare('find_token_holder');

  return async (token) => {
    const [row] = await query.execute({ hash: hashOfApiToken(token) });
    if (!row) return null;
    const { tokenId, scopes, account, isStale } = row;
    if (isStale) await recordUse(db, tokenId);
    const { id, username, userType } = account;
    const person: Person = { id, username, userType: userType === 'company' ? 'company' : 'private' };
    const worksFor = userType === 'company' ? await findEmployer(db, id) : null;
    if (worksFor) person.worksFor = worksFor;
    return { tokenId, person, account, scopes };
  };
};
