import type { Language } from '#kernel/language.ts';
import { type HostStrings, handInStrings, type Widened } from '#strings/strings.ts';
import { en } from './en.ts';
import { hostEn } from './host-en.ts';

// English is the source: a table of another language must have every key of these.
type ScreenTables = { [Name in keyof typeof en]: Widened<(typeof en)[Name]> };
type HostTables = { [Name in keyof typeof hostEn]: Widened<(typeof hostEn)[Name]> };

declare module '#strings/strings.ts' {
  interface Strings extends ScreenTables {}
  interface HostStrings extends HostTables {}
}

const tables: Record<Language, HostStrings> = { en: { ...en, ...hostEn } };

handInStrings(tables);
