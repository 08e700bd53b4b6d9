import { z } from 'zod/mini';
import { readMaterial } from './read-material.ts';

/** The country has a hundred communes. The names are from GeoNames (CC BY 4.0), with the mergers of 2023 applied. */
export const communeNames: ReadonlySet<string> = new Set(readMaterial('communes', z.array(z.string())));
