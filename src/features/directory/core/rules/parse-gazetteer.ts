import type { TranslatedNames } from '#kernel/translated-names.ts';
import { splitIntoWords, foldText } from './fold-text.ts';

/** A row of db/places gives several entries: a place under each of its names and postal codes. */
export interface GazetteerEntry {
  /** The name is folded for comparing. */
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

/** 'lb:Diddeleng' is its Luxembourgish name, 'Esch' a further name, 'L-3441' a postal code. */
const languageOf = /^(fr|de|lb|pt):/;

const cellsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Reads a table of places: place | commune | coordinates | other names and postal codes. */
export const parseGazetteer = (text: string): GazetteerEntry[] =>
  cellsOf(text).flatMap(([place = '', commune = '', point = '', otherNames = '']) => {
    const [latitude, longitude] = pointOf(point) ?? [null, null];
    const names = [place, ...otherNames.split(',')]
      .map((name) => name.trim().replace(languageOf, ''))
      // Enters each name as it is written and as a sentence would be split: d'Or becomes Or.
      .flatMap((name) => [foldText(name), splitIntoWords(name).join(' ')])
      .filter(Boolean);
    return [...new Set(names)].map((name) => ({ name, place, commune, latitude, longitude }));
  });

/** Returns the names that the table's places have in other languages. */
export const parseTranslatedPlaceNames = (text: string): { place: string; names: TranslatedNames }[] =>
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

/** Postal codes are stored with their L- but people also write them without. */
export const gazetteerKeyOf = (name: string): string => {
  const folded = foldText(name).trim();
  return /^[0-9]{4}$/.test(folded) ? `l-${folded}` : folded;
};
