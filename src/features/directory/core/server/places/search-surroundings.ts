import { roundedDistanceKm } from '#features/directory/core/rules/rounded-distance.ts';
import type { SearchRadius } from '#features/directory/core/rules/search-radius.ts';
import { andTsquery, orTsquery, lexemeTsquery } from '#features/directory/core/server/build-tsquery.ts';
import type { GazetteerPlace, PlaceLookup } from './place-lookup.ts';

export interface SearchSurroundings {
  place: GazetteerPlace;
  radius: SearchRadius;
  /** Matches companies in the place. */
  placeQuery: string;
  /** Matches companies that say they work there. */
  worksQuery: string;
  /** Beside those there or working there, companies in these communes are found; null for the whole country. */
  communes: readonly string[] | null;
  /** Companies in the place come first, then those working there, then those within each of these distances. */
  kmSteps: readonly number[];
  /** Maps each commune to its rounded distance. */
  kmTo: ReadonlyMap<string, number>;
}

const NEAR_STEPS = [0, 5, 10, 15, 20, 25];
const FAR_STEPS = [35, 50];

/** A village is found by its name in the city or the street, a postal code by itself, a commune by its own lexeme. */
const placeQueryOf = ({ place, commune, names, postalCode }: GazetteerPlace): string => {
  if (postalCode !== null) return lexemeTsquery(`z${postalCode}`);
  const isThere = lexemeTsquery(`c${commune}`);
  if (place === commune) return isThere;
  const nameQueries = names.map((name) =>
    andTsquery(name.split(' ').map((word) => lexemeTsquery(`p${word}`))),
  );
  return andTsquery([orTsquery(nameQueries), isThere]);
};

export const searchSurroundingsOf = (
  place: GazetteerPlace,
  radius: SearchRadius,
  { communes }: PlaceLookup,
): SearchSurroundings => {
  const kmTo = new Map(Array.from(communes, ([name, point]) => [name, roundedDistanceKm(place, point)]));
  const placeQuery = placeQueryOf(place);
  const worksQuery = orTsquery([lexemeTsquery(`a${place.commune}`), lexemeTsquery(`b${place.canton}`)]);
  const kmSteps =
    radius === 'country' ? [...NEAR_STEPS, ...FAR_STEPS] : NEAR_STEPS.filter((km) => km <= Number(radius));
  const within = (mostKm: number) => [...kmTo].filter(([, km]) => km <= mostKm).map(([commune]) => commune);
  const communesWithin = radius === 'country' ? null : within(kmSteps.at(-1) ?? 0);
  return { place, radius, placeQuery, worksQuery, communes: communesWithin, kmSteps, kmTo };
};
