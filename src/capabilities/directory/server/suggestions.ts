import { type SQL, sql } from 'drizzle-orm';
import type { NamedTrade } from '#companies/contract/item.ts';
import { foldText, wordsIn } from '#directory/rules/fold-text.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import type { Db } from '#server/database/db.ts';
import { sqlNumber } from './sql-number.ts';
import { allOf, inName } from './tsquery.ts';
import { understandWords } from './understand-words.ts';
import { askWithSearchSettings } from './with-search-settings.ts';

const MOST = { companies: 5, categories: 3, places: 3 } as const;

interface SuggestedPlace {
  place: string;
  placeNames: OtherNames;
  commune: string;
  communeNames: OtherNames;
  canton: string;
  cantonNames: OtherNames;
}

interface Suggestions {
  companies: { id: number; name: string; city: string | null }[];
  categories: NamedTrade[];
  places: SuggestedPlace[];
}

/** So many of those that stand first are looked at before anything is gathered. */
const WALKED = 1_000;
const GATHERED = 10_000;

/** Nobody is suggested for money. */
const byScore = sql`rating_score desc, company_id desc`;
const standing = sql`company_id, rating_score`;

/**
 * The first of those that fit. What a short walk does not find is gathered, then sorted: left to itself, PostgreSQL
 * walks on through everybody for a name that nobody has.
 */
const firstOf = (condition: SQL, rank: number): SQL => sql`
  (with walked as materialized (
    select ${standing} from (select * from company_search order by ${byScore} limit ${sqlNumber(WALKED)}) first
    where ${condition} order by ${byScore} limit ${sqlNumber(MOST.companies)}),
  gathered as materialized (
    select ${standing} from company_search
    where ${condition} and (select count(*) from walked) < ${sqlNumber(MOST.companies)} limit ${sqlNumber(GATHERED)})
  select company_id, ${sqlNumber(rank)} as rank, rating_score
  from (select * from walked union select * from gathered) found
  order by ${byScore} limit ${sqlNumber(MOST.companies)})`;

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

/** By the shortest name that begins so; a postal code as it is said. */
const placesNamed = async (db: Db, text: string): Promise<Suggestions['places']> => {
  const { rows } = await db.execute<SuggestedPlace & Record<string, unknown>>(sql`
    select p.place, names_of_place(p.place) as "placeNames", k.name as commune,
      names_of_place(k.name) as "communeNames", k.canton, names_of_place(k.canton) as "cantonNames"
    from communes k join (
      select place, commune, min(char_length(name)) as length from gazetteer
      where starts_with(name, ${text}) or starts_with(name, 'l-' || ${text}) group by place, commune) p
    on p.commune = k.name order by p.place <> k.name, p.length, p.place limit ${MOST.places}`);
  return rows;
};

/** What somebody may be about to type. */
export const suggestionReader =
  (db: Db, { categories: readCategories }: { categories: () => Promise<NamedTrade[]> }) =>
  async (query: string): Promise<Suggestions> => {
    const words = wordsIn(query);
    if (words.length === 0) return { companies: [], categories: [], places: [] };
    const text = foldText(query).trim();
    const categories = await readCategories();
    const terms = await understandWords(db, words, { categories, isForgiving: false });
    const ids = new Set(terms.flatMap(({ categoryIds }) => categoryIds));
    const [companies, places] = await Promise.all([
      askWithSearchSettings(db, (tx) => companiesNamed(tx, text, allOf(terms.map(inName)))),
      placesNamed(db, text),
    ]);
    return {
      companies,
      places,
      categories: categories
        .filter(({ id }) => ids.has(id))
        .slice(0, MOST.categories)
        .map(({ id, name, names }) => ({ id, name, names })),
    };
  };
