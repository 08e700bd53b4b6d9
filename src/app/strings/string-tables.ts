import type { Language } from '#kernel/language.ts';
import type { StringTableLoaders } from '#web/strings-source.ts';

/** A browser downloads only the tables of its own language. */
export const tablesByLanguage: Record<Language, () => Promise<StringTableLoaders>> = {
  en: async () => (await import('./en/tables.ts')).tables,
  fr: async () => (await import('./fr/tables.ts')).tables,
  de: async () => (await import('./de/tables.ts')).tables,
  lb: async () => (await import('./lb/tables.ts')).tables,
  pt: async () => (await import('./pt/tables.ts')).tables,
};
