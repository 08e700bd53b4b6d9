import { useOutcome } from '#web/query.ts';
import { useNames } from '#web/use-names.ts';
import { placesQuestion } from './questions.ts';
import type { KnownSearch } from './search-state.ts';

/** What the commune or canton that was chosen on the map is called; as its address says where nobody is there. */
export const usePlaceName = (search: KnownSearch): string | undefined => {
  const names = useNames();
  const { answer: places = [] } = useOutcome(placesQuestion(search));
  const { commune, canton } = search;
  if (commune !== undefined) {
    const found = places.find((place) => place.commune === commune);
    return names.of({ name: commune, names: found?.communeNames });
  }
  if (canton === undefined) return undefined;
  return names.of({ name: canton, names: places.find((place) => place.canton === canton)?.cantonNames });
};
