// Counts the words of public pages in each language by the `lang` they are marked with: most must be the reader's.
import { type Language, languages, pathInLanguage } from '#kernel/language.ts';
import { openBench } from './bench-host.ts';

const LEAST_SHARE = 0.7;
const PROFILES = 3;

/** These have no end tag, and the words of the others are not read. */
const voidTags = /^(?:area|br|col|embed|hr|img|input|link|meta|path|rect|circle|line|source|track|wbr)$/;
const unreadTags = /^(?:script|style|noscript|svg|template|head)$/;

interface OpenTag {
  name: string;
  lang: string;
  isRead: boolean;
}

/** Returns how many words a document has in each language. */
const countWords = (html: string): Map<string, number> => {
  const counts = new Map<string, number>();
  const open: OpenTag[] = [{ name: '', lang: '', isRead: true }];
  // A script ends at its own end tag only, whatever it holds.
  const pieces = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .matchAll(/<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/gi);
  for (const [, slash, tag = '', attributes = '', text] of pieces) {
    const around = open.at(-1) as OpenTag;
    if (text !== undefined) {
      const words = text.replace(/&[a-z#0-9]+;/gi, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? [];
      if (around.isRead) counts.set(around.lang, (counts.get(around.lang) ?? 0) + words.length);
      continue;
    }
    const name = tag.toLowerCase();
    if (slash) {
      const from = open.findLastIndex((one) => one.name === name);
      if (from > 0) open.length = from;
      continue;
    }
    if (voidTags.test(name) || attributes.endsWith('/')) continue;
    const lang = /(?:^|\s)lang="([a-z]+)/.exec(attributes)?.[1] ?? around.lang;
    // The offer of other languages is shown to nobody who reads this one.
    const isShown = !unreadTags.test(name) && !attributes.includes('id="language-offer"');
    open.push({ name, lang, isRead: around.isRead && isShown });
  }
  return counts;
};

const bench = await openBench();
const host = await bench.listen({ isCached: false });
const list = (await (await fetch(`${host}/api/companies?limit=${PROFILES}`)).json()) as
  | { items: { id: number }[] }
  | { id: number }[];
const companies = Array.isArray(list) ? list : list.items;
const addresses = ['/', '/search', ...companies.map(({ id }) => `/companies/${id}`)];

let isBelow = false;
for (const language of languages.filter((one): one is Exclude<Language, 'en'> => one !== 'en')) {
  console.log(`\n${language}: words marked with each language`);
  for (const address of addresses) {
    const counts = countWords(await (await fetch(host + pathInLanguage(language, address))).text());
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const share = (counts.get(language) ?? 0) / all;
    isBelow ||= share < LEAST_SHARE;
    const others = [...counts]
      .filter(([lang]) => lang !== language)
      .sort(([, a], [, b]) => b - a)
      .map(([lang, count]) => `${lang || '?'} ${count}`);
    console.log(
      `  ${address.padEnd(16)} ${String(all).padStart(5)} words   ${(100 * share).toFixed(0).padStart(3)}% ${language}   ${others.join(', ')}`,
    );
  }
}
console.log(`\n${isBelow ? 'Some are below' : 'All are at least'} ${100 * LEAST_SHARE}% (wanted)`);
await bench.close();
process.exitCode = isBelow ? 1 : 0;
