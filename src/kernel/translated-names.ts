import * as z from 'zod/mini';
import type { OtherLanguage } from './language.ts';

const aName = z.optional(z.string());

const inOthers: Record<OtherLanguage, typeof aName> = { fr: aName, de: aName, lb: aName, pt: aName };

/**
 * A trade or a commune has these names beside its English `name` on the wire. If a language has none, the English name
 * serves. Nothing else of the database has translated names.
 */
export const translatedNamesSchema = z.object(inOthers);

export type TranslatedNames = z.output<typeof translatedNamesSchema>;

/** Serves items that have only their names on the wire. */
export const namedItemSchema = z.object({ name: z.string(), names: translatedNamesSchema });
