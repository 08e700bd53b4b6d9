interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const STEP_KM = 5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance as the crow flies. Points are those of communes, so it is rounded to steps of 5 km. */
export const roundedDistanceKm = (from: Point, to: Point): number => {
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude].map(radians);
  const half =
    Math.sin((north ?? 0) / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin((east ?? 0) / 2) ** 2;
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(half));
  return Math.round(km / STEP_KM) * STEP_KM;
};
