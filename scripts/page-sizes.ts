// Prints how much each page makes its visitor download, by the existing build. Exits 1 where one is too heavy.
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stringTablesByTab } from '#features/dashboards/company/web/tab-string-tables.ts';
import { DEFAULT_LANGUAGE, languages } from '#kernel/language.ts';
import { loadBuiltPages } from '#server/pages/load-built-pages.ts';
import type { StringTableName } from '#strings/strings.ts';
import { ownPages, publicPages } from './measured-pages.ts';
import { pageFiles, tablesNamedIn } from './string-tables-named.ts';

const openBuild = async () => {
  const built = await loadBuiltPages();
  const folder = built.assetFolder;
  if (folder === undefined) throw new Error('This build keeps no files');
  const kilobytesOf = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0) / 1000;
  return { built, kilobytesOf };
};

/** Each page's name, the most kilobytes of JavaScript (brotli) it has in any language, and how many it may have. */
export const pageSizes = async () => {
  const { built, kilobytesOf } = await openBuild();
  return [...publicPages, ...ownPages].map((page) => {
    const { name, source, mostKb } = page;
    const tables = tablesNamedIn(join('src/features', source));
    const sizes = languages.map((language) => {
      const assets = built.assetsOf({ name, language, tables, isSignedIn: ownPages.includes(page) });
      return { language, kb: kilobytesOf([...assets.scripts, ...assets.code]) };
    });
    const heaviest = sizes.reduce((a, b) => (b.kb > a.kb ? b : a));
    return { name, mostKb, ...heaviest };
  });
};

/** Lists the pages as they are first opened; the company’s dashboard counts once for each tab. */
const openedPages = (): { name: string; tab?: string; tables: readonly StringTableName[] }[] =>
  pageFiles().flatMap((file) => {
    const name = basename(file, '-page.tsx').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const tables = tablesNamedIn(file);
    if (name !== 'companyDashboard') return [{ name, tables }];
    return Object.entries(stringTablesByTab).map(([tab, ofTab]) => ({
      name,
      tab,
      tables: [...tables, ...ofTab],
    }));
  });

/** A page may load at most this many kilobytes of strings (brotli) in any language. */
export const MOST_SENTENCES_KB = 13;

/** Each page's kilobytes of sentences in the language where they are most, for somebody who is signed in. */
export const sentenceSizes = async () => {
  const { built, kilobytesOf } = await openBuild();
  return openedPages().map((page) => {
    const sizes = languages.map((language) => {
      const { sentences } = built.assetsOf({ ...page, language, isSignedIn: true });
      return { language, kb: kilobytesOf(Object.values(sentences)) };
    });
    return { ...page, ...sizes.reduce((a, b) => (b.kb > a.kb ? b : a)) };
  });
};

/** Counts the script files that each page loads for somebody who is signed in, and their kilobytes (brotli). */
export const scriptFiles = async () => {
  const { built, kilobytesOf } = await openBuild();
  return openedPages().map((page) => {
    const { scripts, code, sentences } = built.assetsOf({
      ...page,
      language: DEFAULT_LANGUAGE,
      isSignedIn: true,
    });
    const ofSentences = new Set(Object.values(sentences));
    const files = [...new Set([...scripts, ...code])].filter((file) => !ofSentences.has(file));
    return { ...page, files: files.length, kb: kilobytesOf(files) };
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = await pageSizes();
  for (const { name, language, kb, mostKb } of sizes) {
    console.log(
      `  ${name.padEnd(10)} ${kb.toFixed(1).padStart(6)} kB of JavaScript in ${language} (at most ${mostKb})`,
    );
  }
  const sentences = await sentenceSizes();
  const longest = sentences.toSorted((a, b) => b.kb - a.kb).slice(0, 5);
  for (const { name, tab = '', language, kb } of longest) {
    const size = `${kb.toFixed(1).padStart(6)} kB of sentences in ${language} (at most ${MOST_SENTENCES_KB})`;
    console.log(`  ${`${name} ${tab}`.padEnd(26)} ${size}`);
  }
  const files = await scriptFiles();
  const averageOf = (measure: 'files' | 'kb') =>
    files.reduce((sum, page) => sum + page[measure], 0) / files.length;
  const inAll = `${averageOf('files').toFixed(1)} files with ${averageOf('kb').toFixed(1)} kB`;
  console.log(`  ${String(files.length)} pages of people signed in: ${inAll} of scripts on average`);
  for (const { name, tab = '', kb, ...page } of files.toSorted((a, b) => b.files - a.files).slice(0, 3)) {
    const most = `${page.files} files with ${kb.toFixed(1)} kB`;
    console.log(`  ${`${name} ${tab}`.padEnd(26)} ${most}`);
  }
  const tooHeavy = [
    ...sizes.map(({ kb, mostKb }) => kb > mostKb),
    ...sentences.map(({ kb }) => kb > MOST_SENTENCES_KB),
  ];
  if (tooHeavy.includes(true)) {
    console.error('A page has grown too heavy.');
    process.exit(1);
  }
}
