import { sql } from 'drizzle-orm';
import { foldText } from '#features/directory/core/rules/fold-text.ts';
import { gazetteerKeyOf } from '#features/directory/core/rules/parse-gazetteer.ts';
import { findNearestWords } from '#features/directory/core/rules/spelling-distance.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export interface GazetteerPlace extends Point {
  /** The name keeps its spelling. */
  place: string;
  commune: string;
  canton: string;
  /** Both have names in other languages. */
  placeNames: TranslatedNames;
  communeNames: TranslatedNames;
  /** All its names are folded. */
  names: readonly string[];
  /** Set if the search named the place by its postal code. */
  postalCode: string | null;
}

export interface PlaceLookup {
  /** Finds the place with this very name. */
  named: (name: string) => GazetteerPlace | undefined;
  /** Finds the place whose name begins like this or is spelt almost like this. */
  likely: (name: string) => GazetteerPlace | undefined;
  communes: ReadonlyMap<string, Point>;
}

type Row = Omit<GazetteerPlace, 'names' | 'postalCode'> & { name: string } & Record<string, unknown>;

/** Shorter beginnings would fit too many places. */
const MIN_PREFIX_LENGTH = 3;

const isPostalCode = (name: string) => name.startsWith('l-');

const bookOf = (rows: readonly Row[], communes: PlaceLookup['communes']): PlaceLookup => {
  const namesOf = Map.groupBy(rows, ({ place }) => place);
  const places = new Map<string, GazetteerPlace>();
  for (const { name, ...entry } of rows) {
    const { place } = entry;
    const names = (namesOf.get(place) ?? [])
      .map((sibling) => sibling.name)
      .filter((siblingName) => !isPostalCode(siblingName));
    const postalCode = isPostalCode(name) ? name.slice(2) : null;
    places.set(name, { ...entry, names, postalCode });
  }
  const placeNames = [...places.keys()].filter((name) => !isPostalCode(name));
  // Among matching names a commune comes before its villages, and a shorter name before a longer one.
  const weight = (name: string) =>
    (places.get(name)?.place === places.get(name)?.commune ? 0 : 100) + name.length;
  return {
    named: (name) => places.get(gazetteerKeyOf(name)),
    likely: (name) => {
      const folded = foldText(name).trim();
      if (folded.length < MIN_PREFIX_LENGTH) return undefined;
      const matches = placeNames.filter((candidate) => candidate.startsWith(folded));
      const [best] = (matches.length > 0 ? matches : findNearestWords(folded, placeNames)).toSorted(
        (a, b) => weight(a) - weight(b),
      );
      return best === undefined ? undefined : places.get(best);
    },
    communes,
  };
};

/** Reads the gazetteer once: it changes only when an instance starts. */
export const createPlaceLookupReader = (db: Db): (() => Promise<PlaceLookup>) => {
  const read = async () => {
    const { rows } = await db.execute<Row>(sql`
      select g.name, g.place, g.commune, k.canton, coalesce(p.names, '{}') as "placeNames",
        coalesce(q.names, '{}') as "communeNames", coalesce(g.latitude, k.latitude) as latitude,
        coalesce(g.longitude, k.longitude) as longitude
      from gazetteer g join communes k on k.name = g.commune
      left join place_names p on p.place = g.place left join place_names q on q.place = g.commune
      order by g.place, g.name`);
    const communes = await db.execute<Point & { name: string } & Record<string, unknown>>(
      sql`select name, latitude, longitude from communes`,
    );
    return bookOf(rows, new Map(communes.rows.map((row) => [row.name, row])));
  };
  let book: Promise<PlaceLookup> | undefined;
  return () => {
    book ??= read().catch((error: unknown) => {
      book = undefined;
      throw error;
    });
    return book;
  };
};
