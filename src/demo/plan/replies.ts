import { reviewReplies, type StarRating } from '#demo/material/trade.ts';
import { type Language, languages } from '#kernel/language.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoPlan } from './demo.ts';

/** Each reply is given once. */
interface ReplyPicker {
  /** Returns the reply of a company to a review in a language; undefined if it does not reply. */
  take(company: DemoCompany, language: Language, rating: StarRating): string | undefined;
}

/** Two in three companies reply, more often to unhappy clients than to others. */
export const createReplyPicker = (demo: DemoPlan): ReplyPicker => {
  const random = demo.random('replies');
  const boxes = new Map(
    languages.map((language) => {
      const { pleased, improving, sorry } = reviewReplies[language];
      return [
        language,
        {
          pleased: random.shuffle(pleased),
          improving: random.shuffle(improving),
          sorry: random.shuffle(sorry),
        },
      ];
    }),
  );
  const firstNames = new Map(demo.tables.users.all.map(({ id, fullName }) => [id, fullName?.split(' ')[0]]));
  return {
    take: ({ row, material, position }, language, rating) => {
      const kind = rating === 5 ? 'pleased' : rating > 2 ? 'improving' : 'sorry';
      const isSilent = material.reviews === undefined && position % 3 === 0;
      if (isSilent || !random.chance(shares[kind])) return undefined;
      const text = boxes.get(language)?.[kind].pop();
      return text && `${text} ${firstNames.get(row.userId) ?? ''}`;
    },
  };
};

const shares = { pleased: 0.35, improving: 0.5, sorry: 0.8 } as const;
