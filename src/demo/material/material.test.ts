import { describe, expect, test } from 'vitest';
import {
  type CommentMaterial,
  categoryNames,
  commentsOnAnyTrade,
  type TradeMaterial,
  tradeMaterials,
} from './trade.ts';

const wordsOf = (comment: CommentMaterial) => (typeof comment === 'string' ? comment : comment.says);
const companies = tradeMaterials.flatMap((trade) => trade.companies);
const comments = [...tradeMaterials.map((trade) => trade.comments), commentsOnAnyTrade]
  .flatMap((byRating) => Object.values(byRating).flat())
  .map(wordsOf);
const texts = [
  ...companies.map(({ description }) => description),
  ...tradeMaterials.flatMap(({ jobs }) => jobs.flatMap(({ name, text }) => [name, text])),
  ...comments,
];

const repeated = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);

test('the trades stand in the order of the home page', () => {
  expect(tradeMaterials.map(({ category }) => category)).toEqual([...categoryNames]);
});

test('nothing is said twice', () => {
  expect(repeated(companies.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(repeated(companies.map(({ description }) => description))).toEqual([]);
  expect(repeated(comments)).toEqual([]);
});

test('a company introduces itself in a few lines', () => {
  const odd = companies.filter(({ description }) => description.length < 120 || description.length > 420);
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('comments are neither a sigh nor an essay', () => {
  expect(comments.filter((comment) => comment.length < 15 || comment.length > 400)).toEqual([]);
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
      for (const rating of [1, 2, 3, 4, 5] as const) expect(trade.comments[rating].length).toBeGreaterThan(0);
    });

    test('a comment on a job names one that exists', () => {
      const jobs = new Set(trade.jobs.map(({ name }) => name));
      const unknown = Object.values(trade.comments)
        .flat()
        .filter((comment) => typeof comment === 'object' && !jobs.has(comment.on));
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
