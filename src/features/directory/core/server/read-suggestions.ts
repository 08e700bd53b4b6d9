import { sql } from 'drizzle-orm';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { foldText, searchWordsOf } from '#features/directory/core/rules/fold-text.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { andTsquery, nameTsquery } from './build-tsquery.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';
import { wordsToSearchTerms } from './words-to-search-terms.ts';

const MOST = { companies: 5, categories: 3, places: 3 } as const;

interface SuggestedPlace {
  place: string;
  placeNames: TranslatedNames;
  commune: string;
  communeNames: TranslatedNames;
  canton: string;
  cantonNames: TranslatedNames;
}

interface Suggestions {
  companies: { id: number; name: string; city: string | null }[];
  categories: NamedTrade[];
  places: SuggestedPlace[];
}

/** Lists companies whose name begins so, then those whose name contains the words. Plans have no influence. */
const companiesNamed = async (db: Db, text: string, query: string): Promise<Suggestions['companies']> => {
  const begins = sql`(name >= ${text} and name < ${text} || chr(1114111))`;
  const { rows } = await db.execute<Suggestions['companies'][number]>(sql`
    with candidates as materialized (
      select company_id, ${begins} as begins, rating_score from company_search
      where ${begins} or document @@ ${query}::tsquery),
    first as (
      select * from candidates order by begins desc, rating_score desc, company_id desc
      limit ${inlineSqlNumber(MOST.companies)})
    select c.id, c.name, c.city from first join company_profiles c on c.id = first.company_id
    order by first.begins desc, first.rating_score desc, c.id desc`);
  return rows;
};

/** Sorts by the shortest name that begins so; postal codes match with and without L-. */
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

/** A trade is suggested once somebody has typed the beginning of each word of a name, in any language. */
const isBegun = ({ name, names }: NamedTrade, words: readonly string[]) =>
  [name, ...Object.values(names)].some((label) => {
    const parts = searchWordsOf(label);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });

/** Suggests companies, categories and places for what somebody types. */
export const createSuggestionReader =
  (db: Db, { categories: readCategories }: { categories: () => Promise<NamedTrade[]> }) =>
  async (query: string): Promise<Suggestions> => {
    const words = searchWordsOf(query);
    if (words.length === 0) return { companies: [], categories: [], places: [] };
    const text = foldText(query).trim();
    const categories = await readCategories();
    const terms = await wordsToSearchTerms(db, words, { categories, isForgiving: false });
    const ids = new Set([
      ...categories.filter((category) => isBegun(category, words)).map(({ id }) => id),
      ...terms.flatMap(({ categoryIds }) => categoryIds),
    ]);
    const [companies, places] = await Promise.all([
      companiesNamed(db, text, andTsquery(terms.map(nameTsquery))),
      placesNamed(db, text),
    ]);
    return {
      companies,
      places,
      categories: Array.from(ids, (wantedId) => categories.find(({ id }) => id === wantedId))
        .filter((category) => category !== undefined)
        .slice(0, MOST.categories)
        .map(({ id, name, names }) => ({ id, name, names })),
    };
  };
