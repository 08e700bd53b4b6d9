import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { personalData } from './personal-data.ts';
import { apiTokens } from './tables.ts';

const forgetExpiredTokens = (db: Db) => db.delete(apiTokens).where(sql`${apiTokens.expiresAt} < now()`);

export const apiTokensFeature = defineFeature({
  routes,
  retention: { 'api-tokens': forgetExpiredTokens },
  personalData,
});
