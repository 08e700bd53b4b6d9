import type { Language } from '#kernel/language.ts';
import type { TableLoaders } from '#web/strings-source.ts';
import { tables as en } from './en/tables.ts';

/** Where a browser finds the sentences of its language. */
export const tablesByLanguage: Record<Language, TableLoaders> = { en };
