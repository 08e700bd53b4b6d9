import type { SearchExplanation } from '#features/directory/core/contract/search-filters.ts';
import type { SearchedTradeAndCommune } from '#features/folders/core/web/index.ts';
import type { ValidSearchState } from './search-state.ts';

/** Returns what a request begins with; words that may mean several trades choose none. */
export const searchedTradeAndCommune = (
  { category, commune }: ValidSearchState,
  reading: Pick<SearchExplanation, 'place' | 'trades'> | undefined,
): SearchedTradeAndCommune => {
  const [trade, ...others] = reading?.trades ?? [];
  return {
    category: category ?? (others.length === 0 ? trade?.id : undefined),
    commune: commune ?? reading?.place?.commune,
  };
};
