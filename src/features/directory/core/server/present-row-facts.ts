import { firstSentence } from '#features/companies/core/rules/first-sentence.ts';
import type { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { CompanyRowFacts } from '#features/directory/core/contract/search-filters.ts';
import type { Translator } from '#server/services/translator.ts';

/** The review and price of a row as they are stored: their languages are detected when they are presented. */
export type StoredRowFacts = Pick<typeof companyProfiles.$inferSelect, 'rowReview' | 'rowPrice'>;

export const presentRowFacts = (
  { rowReview, rowPrice }: StoredRowFacts,
  translator: Pick<Translator, 'offerFor'>,
): CompanyRowFacts => ({
  review:
    rowReview === null
      ? null
      : { text: firstSentence(rowReview), language: translator.offerFor(rowReview)?.from ?? null },
  priceExample: rowPrice && {
    title: rowPrice.title,
    language: translator.offerFor([rowPrice.title, rowPrice.about].filter(Boolean).join('. '))?.from ?? null,
    budget: rowPrice.budget,
  },
});
