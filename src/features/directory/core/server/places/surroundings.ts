import { aboutKm } from '#features/directory/core/rules/distance.ts';
import type { SearchRadius } from '#features/directory/core/rules/radius.ts';
import { allOf, anyOf, isTrue } from '#features/directory/core/server/tsquery.ts';
import type { KnownPlace, PlaceBook } from './place-book.ts';

/** Each ring contains the ones before it. */
export interface DistanceRing {
  /** The tsquery matches companies there or working there; null for the whole country. */
  query: string | null;
  /** Companies in one of these communes belong to the ring too. */
  communes: readonly string[];
  km: number | null;
}

export interface Surroundings {
  place: KnownPlace;
  radius: SearchRadius;
  /** Matches companies in the place. */
  placeQuery: string;
  /** Matches companies that say they work there. */
  worksQuery: string;
  /** The rings go from the place over companies working there to growing distances. */
  rings: readonly DistanceRing[];
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
  const steps =
    radius === 'country' ? [...NEAR_STEPS, ...FAR_STEPS] : NEAR_STEPS.filter((km) => km <= Number(radius));
  const within = (km: number) =>
    [...kmTo].filter(([, distanceKm]) => distanceKm <= km).map(([commune]) => commune);
  const rings: DistanceRing[] = [
    { query: placeQuery, communes: [], km: null },
    { query: anyOf([placeQuery, worksQuery]), communes: [], km: null },
    ...steps.map((km) => ({ query: anyOf([placeQuery, worksQuery]), communes: within(km), km })),
  ];
  if (radius === 'country') rings.push({ query: null, communes: [], km: null });
  return { place, radius, placeQuery, worksQuery, rings, kmTo };
};
