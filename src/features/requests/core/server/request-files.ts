import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { requestFiles } from './tables.ts';

export const requestFileStore = createPrivateFiles('requests');

export const readRequestFileRows = (db: Db, requestId: number) =>
  db
    .select()
    .from(requestFiles)
    .where(eq(requestFiles.requestId, requestId))
    .orderBy(asc(requestFiles.position));
