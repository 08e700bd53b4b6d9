import { z } from 'zod/mini';
import { readMaterial } from './read-material.ts';

/** The hundred communes of the country. From GeoNames (CC BY 4.0), with the mergers of 2023 applied. */
export const communeNames: ReadonlySet<string> = new Set(readMaterial('communes', z.array(z.string())));
