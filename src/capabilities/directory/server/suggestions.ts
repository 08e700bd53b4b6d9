import { type SQL, sql } from 'drizzle-orm';
import { foldText, wordsIn } from '#directory/rules/fold-text.ts';
import type { Db } from '#server/database/db.ts';
import { sqlNumber } from './count-found.ts';
import { placements } from './sort-orders.ts';
import { allOf, inName } from './tsquery.ts';
import { type KnownCategory, understandWords } from './understand-words.ts';
import { withSearchSettings } from './with-search-settings.ts';

const MOST = { companies: 5, categories: 3, places: 3 } as const;

interface Suggestions {
  companies: { id: number; name: string; city: string | null }[];
  categories: { id: number; name: string }[];
  places: { commune: string; canton: string }[];
}

/** So many of those that stand first are looked at before anything is gathered, and of each placement after it. */
const WALKED = 1_000;
const GATHERED = 10_000;

const byStanding = sql`placement desc, rating_score desc, company_id desc`;
const standing = sql`company_id, placement, rating_score`;

/**
 * The first of those that fit. What a short walk does not find is gathered, then sorted: left to itself, PostgreSQL
 * walks on through everybody for a name that nobody has. What is too much to gather is common enough to be met
 * early in its placement.
 */
const firstOf = (condition: SQL, rank: number): SQL => sql`
  (with walked as materialized (
    select ${standing} from (select * from company_search order by ${byStanding} limit ${sqlNumber(WALKED)}) first
    where ${condition} order by ${byStanding} limit ${sqlNumber(MOST.companies)}),
  gathered as materialized (
    select ${standing} from company_search
    where ${condition} and (select count(*) from walked) < ${sqlNumber(MOST.companies)} limit ${sqlNumber(GATHERED)}),
  met as materialized (
    select ${standing} from unnest(${sql.param(placements)}::smallint[]) level cross join lateral (
      select * from company_search where placement = level order by ${byStanding} limit ${sqlNumber(WALKED)}) first
    where ${condition} and (select count(*) from gathered) = ${sqlNumber(GATHERED)})
  select company_id, ${sqlNumber(rank)} as rank, rating_score
  from (select * from walked union select * from gathered union select * from met) found
  order by ${byStanding} limit ${sqlNumber(MOST.companies)})`;

const companiesNamed = async (db: Db, text: string, query: string): Promise<Suggestions['companies']> => {
  const begins = sql`name >= ${text} and name < ${text} || chr(1114111)`;
  // Asked for only where few begin so: of many that hold the words and all begin with them, each would be looked at.
  const isShort = sql`(select count(*) from begun) < ${sqlNumber(MOST.companies)}`;
  const holds = sql`document @@ ${query}::tsquery and not (${begins}) and ${isShort}`;
  const { rows } = await db.execute<Suggestions['companies'][number]>(sql`
    with begun as materialized ${firstOf(begins, 1)}
    select c.id, c.name, c.city from (select * from begun union all ${firstOf(holds, 0)}) found
    join company_profiles c on c.id = found.company_id
    order by found.rank desc, found.rating_score desc, c.id desc limit ${sqlNumber(MOST.companies)}`);
  return rows;
};

const placesNamed = async (db: Db, text: string): Promise<Suggestions['places']> => {
  const { rows } = await db.execute<Suggestions['places'][number]>(sql`
    select k.name as commune, k.canton from communes k join (
      select commune, min(char_length(name)) as length from places where starts_with(name, ${text}) group by commune) p
    on p.commune = k.name order by p.length, k.name limit ${MOST.places}`);
  return rows;
};

/** What somebody may be about to type. */
export const suggestionReader =
  (db: Db, { categories: readCategories }: { categories: () => Promise<KnownCategory[]> }) =>
  async (query: string): Promise<Suggestions> => {
    const words = wordsIn(query);
    if (words.length === 0) return { companies: [], categories: [], places: [] };
    const text = foldText(query).trim();
    const categories = await readCategories();
    const terms = await understandWords(db, words, { categories, isForgiving: false });
    const ids = new Set(terms.flatMap(({ categoryIds }) => categoryIds));
    const [companies, places] = await Promise.all([
      withSearchSettings(db, (tx) => companiesNamed(tx, text, allOf(terms.map(inName)))),
      placesNamed(db, text),
    ]);
    return {
      companies,
      places,
      categories: categories
        .filter(({ id }) => ids.has(id))
        .slice(0, MOST.categories)
        .map(({ id, name }) => ({ id, name })),
    };
  };
