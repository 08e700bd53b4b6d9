import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type ClientReport = typeof clientReports.$inferSelect;
export type ClientReportValues = typeof clientReports.$inferInsert;

/** Adds a company's report about a client, not yet reviewed. */
export const buildClientReport = async (
  db: Db,
  overrides: Partial<ClientReportValues> = {},
): Promise<ClientReport> =>
  firstInsertedRow(
    db
      .insert(clientReports)
      .values({
        reason: 'Did not appear on the agreed date.',
        ...overrides,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
        clientId: overrides.clientId ?? (await buildUser(db)).id,
      })
      .returning(),
  );
