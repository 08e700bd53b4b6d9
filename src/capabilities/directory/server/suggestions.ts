import { sql } from 'drizzle-orm';
import { foldText, wordsIn } from '#directory/rules/fold-text.ts';
import type { Db } from '#server/database/db.ts';
import { allOf, inName } from './tsquery.ts';
import { type Category, understand } from './understand.ts';

const MOST = { companies: 5, categories: 3, places: 3 } as const;

interface Suggestions {
  companies: { id: number; name: string; city: string | null }[];
  categories: { id: number; name: string }[];
  places: { commune: string; canton: string }[];
}

const companiesNamed = async (db: Db, text: string, query: string): Promise<Suggestions['companies']> => {
  const { rows } = await db.execute<Suggestions['companies'][number]>(sql`
    select c.id, c.name, c.city from (
      (select company_id, 1 as rank, rating_score from company_search
        where name >= ${text} and name < ${text} || chr(1114111)
        order by placement desc, rating_score desc, company_id desc limit ${MOST.companies})
      union
      (select company_id, 0, rating_score from company_search
        where document @@ ${query}::tsquery and not (name >= ${text} and name < ${text} || chr(1114111))
        order by placement desc, rating_score desc, company_id desc limit ${MOST.companies})) found
    join company_profiles c on c.id = found.company_id
    order by found.rank desc, found.rating_score desc, c.id desc limit ${MOST.companies}`);
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
  (db: Db, { categories: readCategories }: { categories: () => Promise<Category[]> }) =>
  async (query: string): Promise<Suggestions> => {
    const words = wordsIn(query);
    if (words.length === 0) return { companies: [], categories: [], places: [] };
    const text = foldText(query).trim();
    const categories = await readCategories();
    const terms = await understand(db, words, { categories, isForgiving: false });
    const ids = new Set(terms.flatMap(({ categoryIds }) => categoryIds));
    const [companies, places] = await Promise.all([
      companiesNamed(db, text, allOf(terms.map(inName))),
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
