import * as z from 'zod/mini';
import type { OtherLanguage } from './language.ts';

const aName = z.optional(z.string());

const inOthers: Record<OtherLanguage, typeof aName> = { fr: aName, de: aName, lb: aName, pt: aName };

/**
 * What a trade or a commune is called besides English, beside its `name` on the wire. Where a language has none of its
 * own, the name serves. Nothing else of the database has names in languages.
 */
export const translatedNamesSchema = z.object(inOthers);

export type TranslatedNames = z.output<typeof translatedNamesSchema>;

/** Something that has only its names on the wire. */
export const namedItemSchema = z.object({ name: z.string(), names: translatedNamesSchema });
