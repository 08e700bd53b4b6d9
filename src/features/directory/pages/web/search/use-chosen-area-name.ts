import { useQuery } from '@tanstack/react-query';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { companyCountsByPlaceQuery } from './queries.ts';
import type { ValidSearchState } from './search-state.ts';

/** Returns the translated name of the commune or canton chosen on the map; the name in the URL if no company is there. */
export const useChosenAreaName = (search: ValidSearchState): string | undefined => {
  const names = useTranslatedNames();
  const { data: places = [] } = useQuery(companyCountsByPlaceQuery(search));
  const { commune, canton } = search;
  if (commune !== undefined) {
    const match = places.find((place) => place.commune === commune);
    return names.of({ name: commune, names: match?.communeNames });
  }
  if (canton === undefined) return undefined;
  return names.of({ name: canton, names: places.find((place) => place.canton === canton)?.cantonNames });
};
