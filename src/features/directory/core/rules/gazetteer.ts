import type { TranslatedNames } from '#kernel/translated-names.ts';
import { chunksOf, foldText } from './fold-text.ts';

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

/** 'lb:Diddeleng' is what Luxembourgish calls it, 'Esch' one more name of it, 'L-3441' a postal code. */
const languageOf = /^(fr|de|lb|pt):/;

const cellsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Reads a table of places: place | commune | where it is | its other names and its postal codes. */
export const readGazetteer = (text: string): GazetteerEntry[] =>
  cellsOf(text).flatMap(([place = '', commune = '', point = '', otherNames = '']) => {
    const [latitude, longitude] = pointOf(point) ?? [null, null];
    const names = [place, ...otherNames.split(',')]
      .map((name) => name.trim().replace(languageOf, ''))
      // As it is written, and as it is read in a sentence: of d'Or the Or is left.
      .flatMap((name) => [foldText(name), chunksOf(name).join(' ')])
      .filter(Boolean);
    return [...new Set(names)].map((name) => ({ name, place, commune, latitude, longitude }));
  });

/** What the places of such a table are called in the languages that have a name of their own for them. */
export const readPlaceNames = (text: string): { place: string; names: TranslatedNames }[] =>
  cellsOf(text).flatMap(([place = '', , , otherNames = '']) => {
    const names = otherNames
      .split(',')
      .map((name) => name.trim())
      .flatMap((name) => {
        const [, language] = languageOf.exec(name) ?? [];
        return language === undefined ? [] : [[language, name.replace(languageOf, '')]];
      });
    return names.length === 0 ? [] : [{ place, names: Object.fromEntries(names) }];
  });

/** A postal code is known with its L-, and is said without it as well. */
export const placeKey = (name: string): string => {
  const folded = foldText(name).trim();
  return /^[0-9]{4}$/.test(folded) ? `l-${folded}` : folded;
};
