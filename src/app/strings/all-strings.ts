import { handInDateNames } from '#kernel/date-names.ts';
import { type Language, languages } from '#kernel/language.ts';
import type { Widened } from '#kernel/widened.ts';
import { type HostStrings, handInStrings } from '#strings/strings.ts';
import { host } from './en/host.ts';
import { screens } from './en/screens.ts';

// English is the source: a table of another language must have every key of these.
type ScreenTables = { [Name in keyof typeof screens]: Widened<(typeof screens)[Name]> };
type HostTables = { [Name in keyof typeof host]: Widened<(typeof host)[Name]> };

declare module '#strings/strings.ts' {
  interface Strings extends ScreenTables {}
  interface HostStrings extends HostTables {}
}

const tables: Record<Language, HostStrings> = { en: { ...screens, ...host } };

handInStrings(tables);
for (const language of languages) handInDateNames(language, tables[language].dateWords);
