import { sql } from 'drizzle-orm';
import { nearestWords } from '#directory/rules/edit-distance.ts';
import { foldText } from '#directory/rules/fold-text.ts';
import { placeKey } from '#directory/rules/gazetteer.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import type { Db } from '#server/database/db.ts';

interface Point {
  latitude: number;
  longitude: number;
}

export interface KnownPlace extends Point {
  /** As it is written. */
  place: string;
  commune: string;
  canton: string;
  /** What other languages call it, and its commune. */
  placeNames: OtherNames;
  communeNames: OtherNames;
  /** Folded, all its names. */
  names: readonly string[];
  /** It was named by its postal code. */
  postalCode: string | null;
}

export interface PlaceBook {
  /** The place of that very name. */
  named: (name: string) => KnownPlace | undefined;
  /** The place whose name begins so, or is spelt nearly so. */
  likely: (name: string) => KnownPlace | undefined;
  communes: ReadonlyMap<string, Point>;
}

type Row = Omit<KnownPlace, 'names' | 'postalCode'> & { name: string } & Record<string, unknown>;

/** From here on a beginning is one place's rather than anything's. */
const TELLING_BEGINNING = 3;

const isPostalCode = (name: string) => name.startsWith('l-');

const bookOf = (rows: readonly Row[], communes: PlaceBook['communes']): PlaceBook => {
  const namesOf = Map.groupBy(rows, ({ place }) => place);
  const places = new Map<string, KnownPlace>();
  for (const { name, ...known } of rows) {
    const { place } = known;
    const names = (namesOf.get(place) ?? [])
      .map((other) => other.name)
      .filter((other) => !isPostalCode(other));
    const postalCode = isPostalCode(name) ? name.slice(2) : null;
    places.set(name, { ...known, names, postalCode });
  }
  const written = [...places.keys()].filter((name) => !isPostalCode(name));
  // Of those that begin so a commune comes before its villages, and the shorter name before the longer.
  const weight = (name: string) =>
    (places.get(name)?.place === places.get(name)?.commune ? 0 : 100) + name.length;
  return {
    named: (name) => places.get(placeKey(name)),
    likely: (name) => {
      const folded = foldText(name).trim();
      if (folded.length < TELLING_BEGINNING) return undefined;
      const begun = written.filter((known) => known.startsWith(folded));
      const [best] = (begun.length > 0 ? begun : nearestWords(folded, written)).toSorted(
        (one, other) => weight(one) - weight(other),
      );
      return best === undefined ? undefined : places.get(best);
    },
    communes,
  };
};

/** The gazetteer, read once: it changes only when an instance starts. */
export const placeBookReader = (db: Db): (() => Promise<PlaceBook>) => {
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
  let book: Promise<PlaceBook> | undefined;
  return () => {
    book ??= read().catch((error: unknown) => {
      book = undefined;
      throw error;
    });
    return book;
  };
};
