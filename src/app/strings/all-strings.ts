import { registerDateNames } from '#kernel/date-names.ts';
import { type Language, languages } from '#kernel/language.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { type ServerStrings, registerStrings, type Strings } from '#strings/strings.ts';
import { host as de } from './de/host.ts';
import { host as en } from './en/host.ts';
import type { tables as englishTables } from './en/tables.ts';
import { host as fr } from './fr/host.ts';
import { host as lb } from './lb/host.ts';
import { host as pt } from './pt/host.ts';
import { tablesByLanguage } from './string-tables.ts';

type English<Name extends keyof typeof englishTables> = Awaited<
  ReturnType<(typeof englishTables)[Name]>
>['sentences'];

// English is the source: a table of another language must have all its keys.
type ScreenTables = { [Name in keyof typeof englishTables]: TranslationType<English<Name>> };
type HostTables = { [Name in keyof typeof en]: TranslationType<(typeof en)[Name]> };

declare module '#strings/strings.ts' {
  interface Strings extends ScreenTables {}
  interface ServerStrings extends HostTables {}
}

const hostTables: Record<Language, HostTables> = { en, fr, de, lb, pt };

const screensIn = async (language: Language): Promise<Strings> => {
  const tables = await tablesByLanguage[language]();
  const read = Object.entries(tables).map(async ([name, load]) => [name, (await load()).sentences]);
  return Object.fromEntries(await Promise.all(read)) as Strings;
};

const allIn = async (language: Language): Promise<[Language, ServerStrings]> => [
  language,
  { ...(await screensIn(language)), ...hostTables[language] },
];

const spoken = Object.fromEntries(await Promise.all(languages.map(allIn))) as Record<Language, ServerStrings>;
registerStrings(spoken);
for (const language of languages) registerDateNames(language, spoken[language].dateWords);
