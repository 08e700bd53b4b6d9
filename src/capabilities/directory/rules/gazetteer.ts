import { foldText } from './fold-text.ts';

/** A row of db/places: a place under one of its names, or under one of its postal codes. */
export interface GazetteerEntry {
  /** Folded, as it is compared. */
  name: string;
  place: string;
  commune: string;
  latitude: number | null;
  longitude: number | null;
}

const pointOf = (text: string): [number, number] | null => {
  const [latitude, longitude] = text.split(',').map(Number);
  return text !== '' && latitude !== undefined && longitude !== undefined ? [latitude, longitude] : null;
};

/** Reads a table of places: place | commune | where it is | its other names and its postal codes. */
export const readGazetteer = (text: string): GazetteerEntry[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [place = '', commune = '', point = '', others = ''] = line.split('|').map((cell) => cell.trim());
      const [latitude, longitude] = pointOf(point) ?? [null, null];
      const names = [place, ...others.split(',')].map((name) => foldText(name.trim())).filter(Boolean);
      return [...new Set(names)].map((name) => ({ name, place, commune, latitude, longitude }));
    });

/** A postal code is known with its L-, and is said without it as well. */
export const placeKey = (name: string): string => {
  const folded = foldText(name).trim();
  return /^[0-9]{4}$/.test(folded) ? `l-${folded}` : folded;
};
