import { z } from 'zod/mini';
import type { Language } from '#kernel/language.ts';
import { translatedName } from '#kernel/translated-name.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { readMaterial } from './read-material.ts';

/** Places whose name is another one in German or Luxembourgish. */
const namesByPlace = readMaterial('place-names', z.record(z.string(), translatedNamesSchema));

export const placeIn = (language: Language, name: string): string =>
  translatedName(language, { name, names: namesByPlace[name] ?? {} });
