import * as z from 'zod/mini';
import type { OtherLanguage } from './language.ts';

const aName = z.optional(z.string());

const inOthers: Record<OtherLanguage, typeof aName> = { fr: aName, de: aName, lb: aName, pt: aName };

/**
 * What a trade or a commune is called besides English, beside its `name` on the wire. Where a language has none of its
 * own, the name serves. Nothing else of the database has names in languages.
 */
export const otherNames = z.object(inOthers);

export type OtherNames = z.output<typeof otherNames>;

/** Something that has only its names on the wire. */
export const namedThing = z.object({ name: z.string(), names: otherNames });
