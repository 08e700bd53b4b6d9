import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComboboxOption } from '#design/combobox.tsx';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { searchSuggestionsQuery } from './queries.ts';
import { searchHref, type ValidSearchState } from './search-state.ts';

const PAUSE_MS = 120;
const SHORTEST = 2;

/** The key of a suggestion is its URL. */
interface Suggestion extends ComboboxOption {
  kind: 'category' | 'place' | 'company';
}

type SuggestionResponse = Awaited<ReturnType<ReturnType<typeof searchSuggestionsQuery>['queryFn']>>;

const useSuggested = () => {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text, PAUSE_MS).trim();
  const { queryKey, queryFn } = searchSuggestionsQuery(settled);
  const { data } = useQuery({
    queryKey,
    queryFn,
    enabled: settled.length >= SHORTEST,
    placeholderData: (previous: SuggestionResponse | undefined) => previous,
  });
  const isLongEnough = text !== '' && settled.length >= SHORTEST;
  return { suggested: isLongEnough ? data : undefined, setText };
};

const usePlaces = (
  search: ValidSearchState,
  { places = [] }: Partial<SuggestionResponse> = {},
): Suggestion[] => {
  const names = useTranslatedNames();
  const { directory } = useStrings();
  return places.map(({ place, placeNames, commune, communeNames, canton, cantonNames }) => ({
    kind: 'place',
    key: searchHref(search, { place, commune: undefined, canton: undefined }),
    label: names.of({ name: place, names: placeNames }),
    detail:
      place === commune
        ? directory.cantonOf(names.of({ name: canton, names: cantonNames }))
        : names.of({ name: commune, names: communeNames }),
    icon: 'pin',
  }));
};

/** Suggests categories, places and companies for the search field. */
export const useSearchSuggestions = (search: ValidSearchState) => {
  const names = useTranslatedNames();
  const { suggested, setText } = useSuggested();
  const { q: _, ...otherFilters } = search;
  const places = usePlaces(otherFilters, suggested);
  const { categories = [], companies = [] } = suggested ?? {};
  const options: Suggestion[] = [
    ...categories.map(({ id, ...category }) => ({
      kind: 'category' as const,
      key: searchHref(otherFilters, { category: id }),
      label: names.of(category),
      icon: categoryIcon(category.name),
    })),
    ...places,
    ...companies.map(({ id, name, city }) => ({
      kind: 'company' as const,
      key: href('/companies/:id', { id }),
      label: name,
      detail: city,
      icon: 'gable' as const,
    })),
  ];
  return { options, setText };
};

export const usePlaceSuggestions = (search: ValidSearchState) => {
  const { suggested, setText } = useSuggested();
  return { options: usePlaces(search, suggested), setText };
};
