import { budgetInEuros, EURO_AMOUNT_PATTERN } from '#features/companies/core/rules/companies.ts';
import { firstSentence } from '#features/companies/core/rules/first-sentence.ts';
import type { CompanyRowFacts } from '#features/directory/core/contract/search-filters.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import type { Translator } from '#server/services/translator.ts';

interface FactsRow {
  id: number;
  comment: string | null;
  price: { title: string; about: string | null; budget: string } | null;
}

// Nothing is picked to please: of the newest reviews with words the one nearest the average is shown, the newest of those.
// The company's row has their ids and stars, so that hardly more than this one is read.
const readFacts = createNamedStatement<FactsRow>(
  'row_facts',
  `select c.id,
    (select left(r.comment, 600) from (
        select (rating ->> 'id')::integer as id, abs((rating ->> 'rating')::integer - c.rating_average) as distance, newness
        from jsonb_array_elements(c.recent_ratings) with ordinality recent (rating, newness)
        order by distance, newness offset 0) nearest
      join reviews r on r.id = nearest.id
      where r.status = 'approved' and r.comment ~ '\\S'
      order by nearest.distance, nearest.newness limit 1) as comment,
    (select json_build_object('title', p.name, 'about', left(p.description, 300), 'budget', p.budget) from projects p
      where p.company_id = c.id and p.published_at is not null and not p.is_withheld and p.budget ~ $2
      order by p.completed_at desc, p.id desc limit 1) as price
  from company_profiles c where c.id = any($1::integer[])`,
);

/** A row's facts before the language of its review is known. */
export interface StoredRowFacts {
  comment: string | null;
  /** `about` is the beginning of the project's description: a title alone seldom shows its language. */
  priceExample: { title: string; about: string | null; budget: number } | null;
}

/** Reads what a row of results says beside the company itself, for all rows of a page at once. */
export const readRowFacts = async (db: Db, ids: readonly number[]): Promise<Map<number, StoredRowFacts>> => {
  if (ids.length === 0) return new Map();
  const rows = await readFacts(db, [...ids], EURO_AMOUNT_PATTERN.source);
  return new Map(
    rows.map(({ id, comment, price }) => {
      const budget = price && budgetInEuros(price.budget);
      return [id, { comment, priceExample: price && budget !== null ? { ...price, budget } : null }];
    }),
  );
};

export const presentRowFacts = (
  { comment, priceExample }: StoredRowFacts,
  translator: Pick<Translator, 'offerFor'>,
): CompanyRowFacts => ({
  review:
    comment === null
      ? null
      : { text: firstSentence(comment), language: translator.offerFor(comment)?.from ?? null },
  priceExample: priceExample && {
    title: priceExample.title,
    language:
      translator.offerFor([priceExample.title, priceExample.about].filter(Boolean).join('. '))?.from ?? null,
    budget: priceExample.budget,
  },
});
