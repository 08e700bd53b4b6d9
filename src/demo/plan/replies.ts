import { reviewReplies, type StarRating } from '#demo/material/trade.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoPlan } from './demo.ts';

/** A company gives each reply once. */
interface ReplyPicker {
  /** Returns undefined if the company does not reply. */
  take(rating: StarRating): string | undefined;
}

/** Two in three companies reply, more often to unhappy clients than to others. */
export const createReplyPicker = (demo: DemoPlan, { row, material }: DemoCompany): ReplyPicker => {
  const random = demo.random(`replies/${row.name}`);
  const isSilent = material.reviews === undefined && random.chance(1 / 3);
  const owner = demo.tables.users.all.find(({ id }) => id === row.userId);
  const [firstName = ''] = owner?.fullName?.split(' ') ?? [];
  const dealt = (replies: readonly string[]) => random.shuffle(replies);
  const boxes = {
    pleased: dealt(reviewReplies.pleased),
    improving: dealt(reviewReplies.improving),
    sorry: dealt(reviewReplies.sorry),
  };
  return {
    take: (rating) => {
      const kind = rating === 5 ? 'pleased' : rating > 2 ? 'improving' : 'sorry';
      if (isSilent || !random.chance(shares[kind])) return undefined;
      const text = boxes[kind].pop();
      return text && `${text} ${firstName}`;
    },
  };
};

const shares = { pleased: 0.35, improving: 0.5, sorry: 0.8 } as const;
