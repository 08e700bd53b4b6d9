import { reviewRow } from '../builders/review.ts';
import { commentsOnAnyTrade } from '../material/any-trade.ts';
import type { CategoryName, Comment, Rating } from '../material/trade.ts';
import { trades } from '../material/trades.ts';
import type { Random } from '../random.ts';
import type { Demo } from './demo.ts';
import type { DemoProject } from './work.ts';

/** Comments, each to be used once. */
export interface CommentBox {
  /** One that fits the trade, or any trade; undefined where all have been used. */
  take(trade: CategoryName, rating: Rating): Comment | undefined;
}

export const commentBox = (random: Random): CommentBox => {
  const ratings = [1, 2, 3, 4, 5] as const;
  const shuffled = (comments: Readonly<Record<Rating, readonly Comment[]>>) =>
    new Map(ratings.map((rating) => [rating, random.shuffle(comments[rating])]));
  const ofAny = shuffled(commentsOnAnyTrade);
  const ofTrade = new Map(trades.map(({ category, comments }) => [category, shuffled(comments)]));
  return {
    take: (trade, rating) => {
      const [first, second] = [ofTrade.get(trade)?.get(rating) ?? [], ofAny.get(rating) ?? []];
      return random.chance(0.8) ? (first.pop() ?? second.pop()) : (second.pop() ?? first.pop());
    },
  };
};

/** How satisfied a company's clients are: the share of each rating, from five stars down to one. */
const moods = {
  good: [0.7, 0.23, 0.05, 0.015, 0.005],
  mixed: [0.36, 0.36, 0.18, 0.07, 0.03],
  poor: [0.12, 0.25, 0.33, 0.2, 0.1],
} as const;

export type Mood = keyof typeof moods;

export const drawMood = (random: Random): Mood => {
  const chance = random.next();
  return chance < 0.78 ? 'good' : chance < 0.96 ? 'mixed' : 'poor';
};

export const drawRating = (mood: Mood, random: Random): Rating => {
  let rest = random.next();
  for (const [place, share] of moods[mood].entries()) {
    rest -= share;
    if (rest < 0) return (5 - place) as Rating;
  }
  return 5;
};

export interface ReviewWords {
  rating: Rating;
  comment: string | null;
  status?: 'approved' | 'pending' | 'rejected';
}

/** Some days after its project was completed, but never later than yesterday. */
export const addReview = (
  demo: Demo,
  project: DemoProject,
  daysAgo: number,
  words: ReviewWords,
  random: Random,
) =>
  demo.tables.reviews.add(
    reviewRow(project.row, {
      ...words,
      isAnonymous: random.chance(0.06),
      createdAt: demo.daysAgo(Math.max(1, daysAgo - random.between(1, 12)), random),
    }),
  );
