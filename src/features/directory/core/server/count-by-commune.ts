import { type SQL, sql } from 'drizzle-orm';
import type { CountedPlace } from '#features/directory/core/contract/search-filters.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';

export interface NamedCommune {
  name: string;
  names: TranslatedNames;
  canton: string;
  cantonNames: TranslatedNames;
  latitude: number;
  longitude: number;
}

export interface CommuneCount extends Record<string, unknown> {
  commune: string;
  count: number;
}

/** Reads the communes by name, once: they change only when an instance starts. */
export const createCommuneReader = (db: Db): (() => Promise<NamedCommune[]>) => {
  const read = async () => {
    const { rows } = await db.execute<NamedCommune & Record<string, unknown>>(
      sql`select k.name, coalesce(p.names, '{}') as names, k.canton, coalesce(q.names, '{}') as "cantonNames",
          k.latitude, k.longitude
        from communes k left join place_names p on p.place = k.name left join place_names q on q.place = k.canton
        order by k.name`,
    );
    return rows;
  };
  let communes: Promise<NamedCommune[]> | undefined;
  return () => {
    communes ??= read().catch((error: unknown) => {
      communes = undefined;
      throw error;
    });
    return communes;
  };
};

export const countByCommune = async (db: Db, condition: SQL): Promise<CommuneCount[]> => {
  const { rows } = await db.execute<CommuneCount>(sql`
    select commune, count(*)::integer as count from company_search found
    where commune is not null and ${condition} group by commune`);
  return rows;
};

/** Adds to each counted commune the names and the coordinates that a map needs. */
export const presentCommuneCounts = (
  communes: readonly NamedCommune[],
  communeCounts: readonly CommuneCount[],
): CountedPlace[] => {
  const counts = new Map(communeCounts.map(({ commune, count }) => [commune, count]));
  return communes.flatMap(({ name, names, canton, cantonNames, latitude, longitude }) => {
    const count = counts.get(name);
    if (count === undefined) return [];
    return [{ commune: name, communeNames: names, canton, cantonNames, latitude, longitude, count }];
  });
};
