import { createHash } from 'node:crypto';
import { apiTokens } from '#features/api/tokens/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';

type ApiTokenValues = typeof apiTokens.$inferInsert;

const YEAR_MS = 365 * DAY_MS;

/** Nobody can call with it, unless `tokenHash` is that of a known token. */
export const buildApiToken = (
  db: Db,
  values: Pick<ApiTokenValues, 'userId'> & Partial<ApiTokenValues>,
): Promise<typeof apiTokens.$inferSelect> => {
  const number = nextUniqueNumber();
  return firstInsertedRow(
    db
      .insert(apiTokens)
      .values({
        name: `Program ${number}`,
        scopes: ['leads:read'],
        tokenHash: createHash('sha256').update(`token ${number}`).digest(),
        ending: String(number).padStart(4, '0').slice(-4),
        expiresAt: new Date(Date.now() + YEAR_MS),
        ...values,
      })
      .returning(),
  );
};
