import { sql } from 'drizzle-orm';
import type { NamedTrade } from '#companies/contract/item.ts';
import { LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { SearchReading } from '#directory/contract/filters.ts';
import { radii } from '#directory/rules/radius.ts';
import type { Db } from '#server/database/db.ts';
import { countFound } from './count-found.ts';
import type { Near } from './places/near.ts';
import { conditionOf, isThere, type UnderstoodSearch } from './ranks.ts';
import { type Reading, type SearchTerms, stepsOfForgiveness } from './search-terms.ts';
import { shelfOf } from './shelves.ts';
import { sqlNumber } from './sql-number.ts';
import { wordLike } from './vocabulary.ts';

interface Directory {
  readWanted: (search: SearchTerms, forgiven: (typeof stepsOfForgiveness)[number]) => Promise<Reading>;
  categories: () => Promise<NamedTrade[]>;
  countOnShelf: (shelf: string) => Promise<number>;
}

type Nearby = Pick<NonNullable<SearchReading['place']>, 'isThere' | 'worksThere' | 'within'>;

const hasFilters = (search: SearchTerms) =>
  search.isEmergency ||
  search.isVerified ||
  [search.minRating, search.categoryId, search.commune, search.canton].some((one) => one !== undefined);

const withoutFilters = (search: SearchTerms): SearchTerms => ({
  ...search,
  isEmergency: false,
  isVerified: false,
  minRating: undefined,
  categoryId: undefined,
  commune: undefined,
  canton: undefined,
});

/** How many are in a place, work there, and are as near as one may ask for. */
const countNear = async (db: Db, wanted: UnderstoodSearch, near: Near): Promise<Nearby> => {
  const everywhere = { ...near, rings: [{ query: null, communes: [], km: null }] };
  const condition = conditionOf({ ...wanted, near: everywhere }) ?? sql`true`;
  interface Row extends Record<string, unknown> {
    commune: string | null;
    isThere: boolean;
    works: boolean;
    count: number;
  }
  const { rows } = await db.execute<Row>(sql`
    select commune, ${isThere(near)} as "isThere", document @@ ${near.works}::tsquery as works,
      count(*)::integer as count
    from (select commune, document from company_search found where ${condition}
      limit ${sqlNumber(LARGEST_COUNT + 1)}) found group by 1, 2, 3`);
  const sum = (fits: (row: Row) => boolean) => rows.filter(fits).reduce((total, row) => total + row.count, 0);
  const kmOf = ({ commune }: Row) => near.kmTo.get(commune ?? '') ?? Number.POSITIVE_INFINITY;
  return {
    isThere: sum((row) => row.isThere),
    worksThere: sum((row) => row.works && !row.isThere),
    within: radii.map((radius) => ({
      radius,
      count: sum((row) => radius === 'country' || row.isThere || row.works || kmOf(row) <= Number(radius)),
    })),
  };
};

/** What a search is read as, for a screen to say; where nobody is found, also what may help. */
export const searchExplainer = (db: Db, { readWanted, categories, countOnShelf }: Directory) => {
  const countAll = (wanted: UnderstoodSearch) => countFound(db, conditionOf(wanted) ?? sql`true`);

  const read = async (search: SearchTerms) => {
    let reading = await readWanted(search, 'none');
    const shelf = shelfOf(search);
    let total = await (shelf === null ? countAll(reading.wanted) : countOnShelf(shelf));
    for (const forgiven of stepsOfForgiveness.slice(1)) {
      if (total > 0 || !search.query) break;
      reading = await readWanted(search, forgiven);
      total = await countAll(reading.wanted);
    }
    return { reading, total };
  };

  const spellingFor = async (words: readonly string[]) => {
    const spelt: string[] = [];
    for (const word of words) spelt.push((await wordLike(db, word)) ?? word);
    return spelt.join(' ') === words.join(' ') ? null : spelt.join(' ');
  };

  return async (search: SearchTerms): Promise<SearchReading> => {
    const { reading, total } = await read(search);
    const { sentence, place, isPlaceSaid, wanted } = reading;
    const known = sentence.trades.length > 0 ? await categories() : [];
    const nearby = wanted.near && (await countNear(db, wanted, wanted.near));
    const isNobody = total === 0;
    return {
      place:
        place && nearby
          ? {
              ...(place.postalCode === null
                ? { name: place.place, names: place.placeNames }
                : { name: `L-${place.postalCode}`, names: {} }),
              commune: place.commune,
              communeNames: place.communeNames,
              isSaid: isPlaceSaid,
              ...nearby,
            }
          : null,
      trades: sentence.trades
        .flatMap((trade) => known.find(({ name }) => name === trade) ?? [])
        .map(({ id, name, names }) => ({ id, name, names })),
      total,
      withoutFilters: isNobody && hasFilters(search) ? (await read(withoutFilters(search))).total : null,
      spelling:
        isNobody && sentence.trades.length === 0 && search.query ? await spellingFor(sentence.words) : null,
    };
  };
};
