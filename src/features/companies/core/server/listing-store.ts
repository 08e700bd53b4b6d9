import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import {
  type ListingCandidate,
  listMissingListingRequirements,
} from '#features/companies/core/rules/listing-requirements.ts';
import type { Db } from '#server/database/db.ts';
import { companyProfiles as c } from './tables.ts';

/** The first six decide whether a company is listed. */
export const listingStateColumns = {
  description: c.description,
  services: c.services,
  commune: c.commune,
  serviceCommunes: c.serviceCommunes,
  serviceCantons: c.serviceCantons,
  isEmailProved: c.isEmailProved,
  isListed: c.isListed,
  keptListedUntil: c.keptListedUntil,
};

interface ListingRow extends ListingCandidate {
  isListed: boolean;
  keptListedUntil: Date | null;
}

export const presentListingState = (row: ListingRow) => ({
  isListed: row.isListed,
  missing: listMissingListingRequirements(row),
  keptUntil: row.keptListedUntil?.toISOString() ?? null,
});

/** Finds companies that are listed for a time only and were not notified of it. */
export const findCompaniesUnlistedSoon = async (db: Db) => {
  const rows = await db
    .select({ id: c.id, ownerId: c.userId, ...listingStateColumns })
    .from(c)
    .where(and(isNotNull(c.keptListedUntil), isNull(c.listingToldAt), eq(c.isHidden, false)));
  return rows.flatMap(({ keptListedUntil, ...row }) =>
    keptListedUntil && listMissingListingRequirements(row).length > 0
      ? [{ id: row.id, ownerId: row.ownerId, until: keptListedUntil }]
      : [],
  );
};

/** Returns false if it was recorded before. */
export const claimListingEndNotification = async (
  transaction: Db,
  companyId: number,
  now: Date,
): Promise<boolean> => {
  const updatedRows = await transaction
    .update(c)
    .set({ listingToldAt: now })
    .where(and(eq(c.id, companyId), isNull(c.listingToldAt)))
    .returning({ id: c.id });
  return updatedRows.length > 0;
};

/** After this each company is listed only if its profile is complete enough. */
export const endGrandfatheredListings = async (db: Db, now: Date): Promise<void> => {
  await db.update(c).set({ keptListedUntil: null }).where(lte(c.keptListedUntil, now));
};
