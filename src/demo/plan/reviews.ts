import { reviewRow } from '#demo/builders/review.ts';
import {
  type CategoryName,
  type CommentMaterial,
  type CommentsByLanguage,
  commentsOnAnyTrade,
  type StarRating,
  tradeMaterials,
} from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import { type Language, languages } from '#kernel/language.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoProject } from './work.ts';

const ratings = [5, 4, 3, 2, 1] as const;

/** Each comment is used once. */
export interface CommentPicker {
  /** Returns one in a language that fits the trade, or any trade; undefined once all are used. */
  take(trade: CategoryName, language: Language, rating: StarRating): CommentMaterial | undefined;
}

export const createCommentPicker = (random: RandomSource): CommentPicker => {
  const boxesOf = (comments: CommentsByLanguage) => {
    const shuffled = new Map<string, CommentMaterial[]>();
    for (const language of languages)
      for (const rating of ratings)
        shuffled.set(`${language} ${rating}`, random.shuffle(comments[language]?.[rating] ?? []));
    return (language: Language, rating: StarRating) => shuffled.get(`${language} ${rating}`);
  };
  const ofAny = boxesOf(commentsOnAnyTrade);
  const ofTrade = new Map(tradeMaterials.map(({ category, comments }) => [category, boxesOf(comments)]));
  return {
    take: (trade, language, rating) => {
      const [first, second] = [ofTrade.get(trade)?.(language, rating), ofAny(language, rating)];
      const liked = random.chance(0.8) ? [first, second] : [second, first];
      return liked.find((box) => box && box.length > 0)?.pop();
    },
  };
};

/** Each mood is the share of each rating. */
const moods = {
  good: { 5: 0.7, 4: 0.23, 3: 0.05, 2: 0.015, 1: 0.005 },
  mixed: { 5: 0.36, 4: 0.36, 3: 0.18, 2: 0.07, 1: 0.03 },
  poor: { 5: 0.12, 4: 0.25, 3: 0.33, 2: 0.2, 1: 0.1 },
} as const;

export type ReviewMood = keyof typeof moods;

export const pickReviewMood = (random: RandomSource): ReviewMood => {
  const chance = random.next();
  return chance < 0.78 ? 'good' : chance < 0.96 ? 'mixed' : 'poor';
};

export const pickRating = (mood: ReviewMood, random: RandomSource): StarRating => {
  let rest = random.next();
  const rating = ratings.find((candidate) => {
    rest -= moods[mood][candidate];
    return rest < 0;
  });
  return rating ?? 5;
};

/** Half of the people write immediately, the others after they have lived with it for a while. */
const daysToWrite = (random: RandomSource) =>
  random.chance(0.5) ? random.between(1, 12) : random.between(13, 75);

export interface PlannedReviewContent {
  rating: StarRating;
  comment: string | null;
  isAnonymous: boolean;
  status?: 'approved' | 'pending';
  /** The company replies this. */
  reply?: string | undefined;
}

/** Adds a review some days after its project was completed, but never later than yesterday. */
export const addReview = (
  demo: DemoPlan,
  project: DemoProject,
  daysAgo: number,
  { reply, ...words }: PlannedReviewContent,
  random: RandomSource,
) => {
  const writtenDaysAgo = Math.max(1, daysAgo - daysToWrite(random));
  const isReplied = reply !== undefined && words.status !== 'pending' && writtenDaysAgo > 1;
  return demo.tables.reviews.add(
    reviewRow(project.row, {
      ...words,
      createdAt: demo.daysAgo(writtenDaysAgo, random),
      ...(isReplied && {
        reply,
        repliedAt: demo.daysAgo(random.between(Math.max(1, writtenDaysAgo - 5), writtenDaysAgo - 1), random),
      }),
    }),
  );
};
