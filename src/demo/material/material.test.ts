import { describe, expect, test } from 'vitest';
import { loadLanguageDetector } from '#features/translations/core/server/detect-language.ts';
import { type Language, languages } from '#kernel/language.ts';
import {
  type CommentMaterial,
  categoryNames,
  commentsOnAnyTrade,
  type CommentsByLanguage,
  jobWordsIn,
  reviewReplies,
  type TradeMaterial,
  tradeMaterials,
} from './trade.ts';

interface Written {
  language: Language;
  text: string;
}

const wordsOf = (comment: CommentMaterial) => (typeof comment === 'string' ? comment : comment.says);
const companies = tradeMaterials.flatMap((trade) => trade.companies);
const inLanguages = (comments: CommentsByLanguage): Written[] =>
  languages.flatMap((language) =>
    Object.values(comments[language] ?? {})
      .flat()
      .map((comment) => ({ language, text: wordsOf(comment) })),
  );
const comments = [...tradeMaterials.map((trade) => trade.comments), commentsOnAnyTrade].flatMap(inLanguages);
const descriptions = companies.flatMap(({ language, description, texts = {} }): Written[] => [
  { language, text: description },
  ...languages.flatMap((other) => {
    const text = texts[other]?.description;
    return text ? [{ language: other, text }] : [];
  }),
]);
const jobs = tradeMaterials.flatMap(({ jobs: all }) =>
  all.flatMap((job) =>
    languages.flatMap((language) => {
      const words = jobWordsIn(job, language);
      return words ? [{ language, text: `${words.name}. ${words.text}` }] : [];
    }),
  ),
);
const texts = [...descriptions, ...jobs, ...comments].map(({ text }) => text);
const share = (language: Language) =>
  companies.filter((company) => company.language === language).length / companies.length;

const repeated = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);

test('the trades stand in the order of the home page', () => {
  expect(tradeMaterials.map(({ category }) => category)).toEqual([...categoryNames]);
});

/** Sentences of three words or more: 'Merci.' may stand under many. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.?])\s+/)
    .filter((sentence) => sentence.split(' ').length > 2)
    .map((sentence) => sentence.toLowerCase());

test('nothing is said twice, not even a sentence of a review or a reply', () => {
  expect(repeated(companies.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(repeated(descriptions.map(({ text }) => text))).toEqual([]);
  expect(repeated(comments.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
  const replies = Object.values(reviewReplies).flatMap((byMood) => Object.values(byMood).flat());
  expect(repeated(replies.flatMap(sentencesOf))).toEqual([]);
});

test('companies write in the languages of the country, and most in a second one', () => {
  expect(share('fr')).toBeCloseTo(0.45, 1);
  expect(share('de')).toBeCloseTo(0.25, 1);
  for (const language of ['lb', 'pt', 'en'] as const) expect(share(language)).toBeCloseTo(0.1, 1);
  const withSecond = companies.filter((company) => Object.keys(company.texts ?? {}).length > 0);
  expect(withSecond.length / companies.length).toBeGreaterThan(0.8);
  for (const { name, language, texts: others } of companies) expect(others?.[language], name).toBeUndefined();
});

test('what is written says its language to whoever detects it', async () => {
  const detect = await loadLanguageDetector();
  const own = [
    ...companies.map(({ language, description: text }) => ({ language, text })),
    ...comments,
    ...jobs,
  ];
  const unclear = own.filter(
    ({ language, text }) => language !== 'en' && detect(text.replace(/[{}]/g, '')) !== language,
  );
  expect(unclear).toEqual([]);
});

test('a company introduces itself in a few lines', () => {
  const odd = descriptions.filter(({ text }) => text.length < 75 || text.length > 420);
  expect(odd).toEqual([]);
});

test('comments are neither a sigh nor an essay', () => {
  expect(comments.filter(({ text }) => text.length < 15 || text.length > 400)).toEqual([]);
});

test('nobody shouts, and nobody advertises', () => {
  const loud =
    /!|\b(seamless|trusted|passionate|best-in-class|world-class|premium quality|one-stop|tailor-made|dream)\b/i;
  expect(texts.filter((text) => loud.test(text))).toEqual([]);
});

describe.each(tradeMaterials.map((trade): [string, TradeMaterial] => [trade.category, trade]))(
  '%s',
  (_, trade) => {
    test('has companies, jobs and words for every rating', () => {
      expect(trade.companies.length).toBeGreaterThanOrEqual(6);
      expect(trade.jobs.length).toBeGreaterThanOrEqual(5);
      for (const rating of ['1', '2', '3', '4', '5'] as const)
        expect(Object.values(trade.comments).flatMap((byRating) => byRating[rating] ?? [])).not.toEqual([]);
    });

    test('a comment on a job names one that is described in its language', () => {
      const unknown = languages.flatMap((language) => {
        const named = new Set(trade.jobs.filter((job) => jobWordsIn(job, language)).map(({ name }) => name));
        return Object.values(trade.comments[language] ?? {})
          .flat()
          .filter((comment) => typeof comment === 'object' && !named.has(comment.on));
      });
      expect(unknown).toEqual([]);
    });

    test('sums and lengths run upwards', () => {
      for (const { euros, days } of trade.jobs) {
        expect(euros[0]).toBeLessThan(euros[1]);
        expect(days[0]).toBeLessThanOrEqual(days[1]);
      }
    });
  },
);
