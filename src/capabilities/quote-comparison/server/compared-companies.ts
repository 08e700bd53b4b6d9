import { inArray, sql } from 'drizzle-orm';
import type { VerifiedProof } from '#companies/contract/verified-proof.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { aboutKm } from '#directory/rules/distance.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import { presentVerified, verifiedProofsReader } from '#proofs/server/index.ts';
import type { Db } from '#server/database/db.ts';

interface Ends extends Record<string, unknown> {
  id: number;
  here: { latitude: number; longitude: number };
  there: { latitude: number; longitude: number };
}

/** From the seat of each to the place of the work; those of whom we do not know both are left out. */
const distancesTo = async (db: Db, ids: readonly number[], commune: string | null) => {
  if (commune === null || ids.length === 0) return new Map<number, number>();
  const { rows } = await db.execute<Ends>(sql`
    select c.id, json_build_object('latitude', h.latitude, 'longitude', h.longitude) as here,
      json_build_object('latitude', t.latitude, 'longitude', t.longitude) as there
    from company_profiles c join communes h on h.name = c.commune join communes t on t.name = ${commune}
    where c.id = any(${sql.param([...ids])}::integer[])
      and h.latitude is not null and h.longitude is not null
      and t.latitude is not null and t.longitude is not null`);
  return new Map(rows.map(({ id, here, there }) => [id, aboutKm(here, there)]));
};

/** What was verified about each of them, what others say of it, and how far it comes. */
export const findComparedCompanies = async (db: Db, ids: readonly number[], commune: string | null) => {
  const [rows, proofs, distances] = await Promise.all([
    db
      .select({
        id: companyProfiles.id,
        ratingAverage: companyProfiles.ratingAverage,
        reviewCount: companyProfiles.reviewCount,
        commune: companyProfiles.commune,
        communeNames: sql<OtherNames>`names_of_place(${companyProfiles.commune})`,
        responseHours: companyProfiles.responseHours,
        isVatVerified: companyProfiles.isVatVerified,
        vatNumber: companyProfiles.vatNumber,
        vatCheckedAt: companyProfiles.vatCheckedAt,
        vatCheckResult: companyProfiles.vatCheckResult,
      })
      .from(companyProfiles)
      .where(inArray(companyProfiles.id, [...ids])),
    verifiedProofsReader(db)(ids),
    distancesTo(db, ids, commune),
  ]);
  return new Map(
    rows.map(({ id, isVatVerified, vatNumber, vatCheckedAt, vatCheckResult, ...told }) => {
      const verified: VerifiedProof[] = presentVerified(
        { isVatVerified, vatNumber, vatCheckedAt, vatCheckResult },
        proofs.filter(({ companyId }) => companyId === id),
      );
      return [id, { ...told, verified, distanceKm: distances.get(id) ?? null }];
    }),
  );
};
