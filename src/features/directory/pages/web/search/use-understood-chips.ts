import { useQuery } from '@tanstack/react-query';
import type { IconName } from '#design/icons.ts';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { makeReadingMoreLiteral } from '#features/directory/core/rules/literal-readings.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { searchExplanationQuery } from './queries.ts';
import { hasSearchFilters, searchHref, type ValidSearchState } from './search-state.ts';
import { useChosenAreaName } from './use-chosen-area-name.ts';

export interface UnderstoodChipData {
  label: string;
  icon: IconName;
  /** Leads to the search without it. */
  withoutHref: string;
}

const noPlace = { place: undefined, radius: undefined, commune: undefined, canton: undefined } as const;

/** Returns the trade and the place that the search was understood to mean. */
export const useUnderstoodChips = (
  search: ValidSearchState,
  categories: readonly NamedTrade[],
): readonly UnderstoodChipData[] => {
  const names = useTranslatedNames();
  const area = useChosenAreaName(search);
  const { data: reading } = useQuery({
    ...searchExplanationQuery(search),
    enabled: hasSearchFilters(search),
  });
  const chosenTrade = categories.find(({ id }) => id === search.category);
  const trade = chosenTrade ?? reading?.trades[0];
  const place = area ?? (reading?.place ? names.of(reading.place) : undefined);
  return [
    ...(trade
      ? [
          {
            label: names.of(trade),
            icon: categoryIcon(trade.name),
            withoutHref: searchHref(
              search,
              chosenTrade
                ? { category: undefined }
                : { literal: makeReadingMoreLiteral(search.literal, 'trade') },
            ),
          },
        ]
      : []),
    ...(place !== undefined
      ? [
          {
            label: place,
            icon: 'pin' as const,
            withoutHref: searchHref(
              search,
              reading?.place?.isSaid ? { literal: makeReadingMoreLiteral(search.literal, 'place') } : noPlace,
            ),
          },
        ]
      : []),
  ];
};
