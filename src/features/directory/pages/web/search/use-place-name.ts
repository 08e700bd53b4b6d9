import { useQuery } from '@tanstack/react-query';
import { useNames } from '#web/use-names.ts';
import { placesQuery } from './queries.ts';
import type { ValidSearch } from './search-state.ts';

/** Returns the translated name of the commune or canton chosen on the map; the name in the URL if no company is there. */
export const usePlaceName = (search: ValidSearch): string | undefined => {
  const names = useNames();
  const { data: places = [] } = useQuery(placesQuery(search));
  const { commune, canton } = search;
  if (commune !== undefined) {
    const match = places.find((place) => place.commune === commune);
    return names.of({ name: commune, names: match?.communeNames });
  }
  if (canton === undefined) return undefined;
  return names.of({ name: canton, names: places.find((place) => place.canton === canton)?.cantonNames });
};
