import { z } from 'zod/mini';
import { cantonNames } from '#kernel/area-map-url.ts';
import { readMaterial } from './read-material.ts';

/** The country has four regions and the city: they give a picture its colours. */
export const regionNames = ['eislek', 'gutland', 'stad', 'minett', 'musel'] as const;

export type RegionName = (typeof regionNames)[number];

const townSchema = z.strictObject({
  commune: z.string(),
  canton: z.enum(cantonNames),
  region: z.enum(regionNames),
  /** Each street has its postal code: in Luxembourg a code belongs to a street or a village. */
  streets: z.array(z.tuple([z.string(), z.string()])),
  /** People name these parts of the town as their address. */
  quarters: z.optional(z.array(z.string())),
});

export type TownMaterial = z.infer<typeof townSchema>;

export const townsByName: ReadonlyMap<string, TownMaterial> = new Map(
  Object.entries(readMaterial('towns', z.record(z.string(), townSchema))),
);

export const townNamed = (name: string): TownMaterial => {
  const town = townsByName.get(name);
  if (!town) throw new Error(`There is no town ${name}`);
  return town;
};
