import { aboutKm } from '#features/directory/core/rules/distance.ts';
import type { SearchRadius } from '#features/directory/core/rules/radius.ts';
import { allOf, anyOf, isTrue } from '#features/directory/core/server/tsquery.ts';
import type { KnownPlace, PlaceBook } from './place-book.ts';

export interface Surroundings {
  place: KnownPlace;
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
const placeQueryOf = ({ place, commune, names, postalCode }: KnownPlace): string => {
  if (postalCode !== null) return isTrue(`z${postalCode}`);
  const isThere = isTrue(`c${commune}`);
  if (place === commune) return isThere;
  const nameQueries = names.map((name) => allOf(name.split(' ').map((word) => isTrue(`p${word}`))));
  return allOf([anyOf(nameQueries), isThere]);
};

export const surroundingsOf = (
  place: KnownPlace,
  radius: SearchRadius,
  { communes }: PlaceBook,
): Surroundings => {
  const kmTo = new Map(Array.from(communes, ([name, point]) => [name, aboutKm(place, point)]));
  const placeQuery = placeQueryOf(place);
  const worksQuery = anyOf([isTrue(`a${place.commune}`), isTrue(`b${place.canton}`)]);
  const kmSteps =
    radius === 'country' ? [...NEAR_STEPS, ...FAR_STEPS] : NEAR_STEPS.filter((km) => km <= Number(radius));
  const within = (mostKm: number) => [...kmTo].filter(([, km]) => km <= mostKm).map(([commune]) => commune);
  const communesWithin = radius === 'country' ? null : within(kmSteps.at(-1) ?? 0);
  return { place, radius, placeQuery, worksQuery, communes: communesWithin, kmSteps, kmTo };
};
