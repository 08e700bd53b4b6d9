import { useOutcome } from '#web/query.ts';
import { useFormat } from '#web/use-format.ts';
import { placesQuestion } from './questions.ts';
import type { KnownSearch } from './search-state.ts';

/** What the commune or canton that was chosen on the map is called; as its address says where nobody is there. */
export const usePlaceName = (search: KnownSearch): string | undefined => {
  const format = useFormat();
  const { answer: places = [] } = useOutcome(placesQuestion(search));
  const { commune, canton } = search;
  if (commune !== undefined) {
    const names = places.find((place) => place.commune === commune)?.communeNames;
    return format.name({ name: commune, names });
  }
  if (canton === undefined) return undefined;
  return format.name({ name: canton, names: places.find((place) => place.canton === canton)?.cantonNames });
};
