import { contentReports } from '#features/moderation/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';

export type ContentReport = typeof contentReports.$inferSelect;
export type ContentReportValues = typeof contentReports.$inferInsert;

/** Adds a stranger's report of illegal content, not yet reviewed. */
export const buildContentReport = (
  db: Db,
  overrides: Partial<ContentReportValues> = {},
): Promise<ContentReport> =>
  firstInsertedRow(
    db
      .insert(contentReports)
      .values({
        // A receipt has four groups of four.
        receipt: `TEST-TEST-TEST-${String(nextUniqueNumber()).padStart(4, '0').slice(-4)}`,
        kind: 'fraud',
        address: '/companies/1',
        explanation: 'The pictures are of somebody else’s work.',
        ...overrides,
      })
      .returning(),
  );
